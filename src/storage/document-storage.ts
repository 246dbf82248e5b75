/**
 * Storage of documents: the common interface of folder, Redis and S3. Keys have three parts, `kind:league:season`. Every
 * call throws `DomainError` where the storage cannot be used.
 */
export interface DocumentStorage {
  /** Null where there is none. */
  read(key: string): Promise<Uint8Array | null>
  /** Replaces the whole document: readers see the old or the new one. */
  write(key: string, text: string): Promise<void>
  /** Does nothing where there is none. */
  remove(key: string): Promise<void>
  /** Keys below a prefix such as `seasons` or `seasons:7`, in no order. */
  keys(prefix: string): Promise<string[]>
  /** Changes with every write. Null where there is no document, or where asking costs as much as reading it. */
  versionOf(key: string): Promise<string | null>
  /** Closes connections that would keep a command from ending. */
  close(): Promise<void>
}

/** The parts of a key or prefix. */
export const partsOf = (key: string) => key.split(':').filter((part) => part !== '')
