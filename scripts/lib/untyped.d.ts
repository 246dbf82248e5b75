/** The used parts of packages without types. */

declare module 'cli-progress' {
  export interface Bar {
    start(total: number, value: number, payload?: object): void
    update(value: number, payload?: object): void
    setTotal(total: number): void
    stop(): void
  }
  export const SingleBar: new (options: object, preset?: object) => Bar
  export const Presets: { shades_classic: object; rect: object }
  const cliProgress: { SingleBar: typeof SingleBar; Presets: typeof Presets }
  export default cliProgress
}

declare module 'autocannon' {
  export interface Result {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number; average: number }
    errors: number
    timeouts: number
    non2xx: number
    /** By status. */
    statusCodeStats: Record<string, { count: number }>
  }
  export interface Client {
    /** Requests of this connection, in order, repeated. */
    setRequests(requests: { path: string; headers?: Record<string, string> }[]): void
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    headers?: Record<string, string>
    workers?: number
    /** Seconds after which a request counts as lost; 10 by default. */
    timeout?: number
    setupClient?: (client: Client) => void
  }): Promise<Result>
}

declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[] })
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
    /** Metadata of an object; rejects if it does not exist. */
    store: { getMetadata(bucket: string, key: string): Promise<{ etag: string }> }
  }
}

declare module 'doiuse' {
  import type { AcceptedPlugin, ChildNode } from 'postcss'

  interface Usage {
    /** Name at caniuse.com. */
    feature: string
    message: string
    usage: ChildNode
  }

  export default function doiuse(options: { browsers: string[]; onFeatureUsage(usage: Usage): void }): AcceptedPlugin
}
