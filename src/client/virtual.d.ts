declare module 'virtual:compact-contract' {
  // Relative import statements are not resolved inside an ambient module; import types are.
  type Endpoint = {
    path: string
    scope: import('../contract/endpoints.ts').Scope
    /** Shape of a lenient endpoint. */
    shape?: import('../contract/shape.ts').Shape
    /** Shape of any other endpoint. */
    strict?: import('../contract/shape.ts').StrictShape
  }
  const contract: Record<import('../contract/endpoints.ts').EndpointName, Endpoint>
  export default contract
}
