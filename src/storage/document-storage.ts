/** Storage of documents: the common interface of folder, memory, IndexedDB, Redis and S3. */
import { DomainError } from '../domain/errors.ts'

/** Keys have three parts or more, `kind:league:season`. Every call throws `DomainError` where the storage cannot be used. */
export interface DocumentStorage {
  /** Null where there is none. Damaged bytes are returned as they are: the document's checksum reveals them. */
  read(key: string): Promise<Uint8Array | null>
  /** Replaces the whole document: readers see the old or the new one. Throws `StorageFull` where a device has no space for it. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Replaces several documents at once, all or none. Storages that have no such write leave it out. Throws `StorageFull`, as `write`. */
  writeTogether?(documents: ReadonlyMap<string, Uint8Array>): Promise<void>
  /** Does nothing where there is none. */
  remove(key: string): Promise<void>
  /** Keys below a prefix of whole parts such as `seasons` or `seasons:7`, in no order; '' is all of them. */
  keys(prefix: string): Promise<string[]>
  /** Stored bytes of each document below a prefix. */
  sizes(prefix: string): Promise<Map<string, number>>
  /** Closes connections that would keep a command from ending. */
  close(): Promise<void>
}

/** Storage that tabs share, some of which a browser may suspend in the middle of a write. */
export interface FencedStorage extends DocumentStorage {
  /**
   * From here on this tab's writes belong to the lock that it has just taken, until the returned function is called. They are refused
   * with `LockLost` once another tab has called this.
   */
  fence(): Promise<() => void>
}

/** The device has no space left for this site. */
export class StorageFull extends DomainError {
  constructor(cause?: unknown) {
    super('storage', 'There is no room left on this device.', { cause })
  }
}

/** The parts of a key or prefix. */
export const partsOf = (key: string) => key.split(':').filter((part) => part !== '')

/** Whether a key is below a prefix of whole parts. */
export const isBelow = (key: string, prefix: string) => prefix === '' || key.startsWith(`${prefix}:`)
