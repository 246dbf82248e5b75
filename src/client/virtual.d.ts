declare module 'virtual:answer-shapes' {
  import type { EndpointName } from '../contract/endpoints.ts'
  import type { Shape } from '../contract/shape.ts'

  const shapes: Record<EndpointName, Shape>
  export default shapes
}
