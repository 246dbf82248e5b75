/** A server that holds a shared store, started for a test or a measure. */
export interface StoreServer {
  name: string
  /** What tells our commands where it is. */
  env: Readonly<Record<string, string>>
  stop(): Promise<void>
}
