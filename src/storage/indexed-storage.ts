/** Documents in the browser's IndexedDB, compressed to a ninth of their size. */
import { type DBSchema, openDB } from 'idb'
import { DomainError } from '../domain/errors.ts'
import { type FencedStorage, StorageFull } from './document-storage.ts'
import { LockLost } from './lock.ts'
import { withinSeconds } from './within-seconds.ts'

interface Schema extends DBSchema {
  /** Compressed; and the number under `generationKey`. */
  documents: { key: string; value: Uint8Array | number }
  /** Bytes of each document, so that sums need not open any of them. */
  sizes: { key: string; value: number }
}

const databaseName = 'fantasy-leagues'
/** Raised when the stores of the database change: leagues are then read from their hosts again. */
const databaseVersion = 2
/** How often `fence` was called on this device. It is in no list of documents, as it has no size. */
const generationKey = 'generation'
/** Reads and writes take milliseconds, unless another tab was suspended in the middle of its own. */
const patienceSeconds = 10

export interface IndexedStorageOptions {
  name?: string
  /** Called where another tab has an earlier version of the site open, and was suspended by its browser. */
  onBlocked?: () => void
}

/** Throws where the browser has no IndexedDB or does not open it, as in some private modes. */
export async function openIndexedStorage({
  name = databaseName,
  onBlocked,
}: IndexedStorageOptions = {}): Promise<FencedStorage> {
  const database = await openDB<Schema>(name, databaseVersion, {
    upgrade(opened) {
      for (const store of [...opened.objectStoreNames]) opened.deleteObjectStore(store)
      opened.createObjectStore('documents')
      opened.createObjectStore('sizes')
    },
    // Another tab has a newer version of the site and must not be blocked by this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    blocked: onBlocked,
  })
  /** Of the lock that this tab holds; null: it holds none, and writes without one. */
  let generation: number | null = null

  // No transaction is committed by hand: if its worker ends before WebKit has passed the commit on, as when the reader leaves the page, the
  // transaction stays open for as long as the browser's process does, and every later write waits for it.
  function begin<M extends 'readonly' | 'readwrite'>(mode: M) {
    const transaction = database.transaction(['documents', 'sizes'], mode)
    return {
      transaction,
      stores: { documents: transaction.objectStore('documents'), sizes: transaction.objectStore('sizes') },
    }
  }

  async function readAll<T>(run: (stores: ReturnType<typeof begin<'readonly'>>['stores']) => Promise<T>): Promise<T> {
    return withinSeconds(run(begin('readonly').stores), patienceSeconds, doesNotRespond)
  }

  /** Runs all changes in one transaction. */
  async function change(run: (stores: Record<'documents' | 'sizes', Changeable>) => Promise<unknown>[]): Promise<void> {
    const { transaction, stores } = begin('readwrite')
    const changed = async () => {
      if (generation !== null && (await stores.documents.get(generationKey)) !== generation) throw new LockLost()
      await Promise.all([...run(stores as Record<'documents' | 'sizes', Changeable>), transaction.done])
    }
    try {
      await withinSeconds(changed(), patienceSeconds, doesNotRespond)
    } catch (cause) {
      throw isFull(transaction.error) || isFull(cause) ? new StorageFull(cause) : cause
    }
  }

  return {
    async read(key) {
      const packed = await readAll(({ documents }) => documents.get(key))
      return packed instanceof Uint8Array ? unpack(packed) : null
    },
    async write(key, bytes) {
      const packed = await convert(bytes, new CompressionStream('gzip'))
      await change(({ documents, sizes }) => [documents.put(packed, key), sizes.put(packed.byteLength, key)])
    },
    async writeTogether(all) {
      const packed = new Map<string, Uint8Array>()
      for (const [key, bytes] of all) packed.set(key, await convert(bytes, new CompressionStream('gzip')))
      await change(({ documents, sizes }) =>
        [...packed].flatMap(([key, bytes]) => [documents.put(bytes, key), sizes.put(bytes.byteLength, key)]),
      )
    },
    remove: (key) => change(({ documents, sizes }) => [documents.delete(key), sizes.delete(key)]),
    keys: (prefix) => readAll(({ sizes }) => sizes.getAllKeys(rangeBelow(prefix))),
    async sizes(prefix) {
      const range = rangeBelow(prefix)
      const [keys, sizes] = await readAll((stores) =>
        Promise.all([stores.sizes.getAllKeys(range), stores.sizes.getAll(range)]),
      )
      return new Map(keys.map((key, index) => [key, sizes[index] ?? 0]))
    },
    async fence() {
      const { transaction, stores } = begin('readwrite')
      const raised = async () => {
        const next = Number((await stores.documents.get(generationKey)) ?? 0) + 1
        await Promise.all([stores.documents.put(next, generationKey), transaction.done])
        return next
      }
      const own = await withinSeconds(raised(), patienceSeconds, doesNotRespond).catch((cause: unknown) => {
        // Where there is no space for the number, an earlier holder of the lock has none for a document either.
        if (isFull(transaction.error) || isFull(cause)) return null
        throw cause
      })
      generation = own
      return () => {
        if (generation === own) generation = null
      }
    },
    close: async () => database.close(),
  }
}

const doesNotRespond = () =>
  new DomainError(
    'storage',
    'The storage of this device doesn’t respond. Close other tabs of this site, then try again.',
  )

interface Changeable {
  put(value: unknown, key: string): Promise<unknown>
  delete(key: string): Promise<unknown>
}

/** `;` is the character after `:`. */
const rangeBelow = (prefix: string) =>
  prefix === '' ? null : IDBKeyRange.bound(`${prefix}:`, `${prefix};`, true, true)

/** The document, or the stored bytes where they are damaged, which the checksum then reveals. */
const unpack = (packed: Uint8Array) => convert(packed, new DecompressionStream('gzip')).catch(() => packed)

async function convert(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const source = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream()
  return new Uint8Array(await new Response(source.pipeThrough(stream)).arrayBuffer())
}

function isFull(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'QuotaExceededError'
}
