/** A server with a shared store, started for a test or a measurement. */
export interface StoreServer {
  name: string
  /** Environment variables that point our commands to it. */
  env: Readonly<Record<string, string>>
  stop(): Promise<void>
}
