declare module 'virtual:compact-contract' {
  import type { EndpointName } from '../contract/endpoints.ts'
  import type { Shape } from '../contract/shape.ts'

  const contract: Record<EndpointName, { path: string; shape: Shape }>
  export default contract
}
