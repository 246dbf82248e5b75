declare module 'virtual:shell-script' {
  const scripts: Record<'api' | 'engine' | 'none', string>
  export default scripts
}

declare module 'virtual:compact-contract' {
  // Relative import statements are not resolved inside an ambient module; import types are.
  type Endpoint = {
    path: string
    scope: import('../contract/endpoints.ts').Scope
    /** Shape of a lenient endpoint. */
    shape?: import('../contract/shape.ts').Shape
    /** Of any other endpoint: the version of its response's schema, and the fields that the response has in any case. */
    version?: string
    fields?: string[]
  }
  const contract: Record<import('../contract/endpoints.ts').EndpointName, Endpoint>
  export default contract
}
