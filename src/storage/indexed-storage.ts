/** Documents in the browser's IndexedDB, compressed to a ninth of their size. */
import { type DBSchema, openDB } from 'idb'
import { type DocumentStorage, StorageFull } from './document-storage.ts'

interface Schema extends DBSchema {
  documents: { key: string; value: Uint8Array }
  /** Bytes of each document, so that sums need not open any of them. */
  sizes: { key: string; value: number }
}

const databaseName = 'fantasy-leagues'
/** Raised when the stores of the database change: leagues are then read from their hosts again. */
const databaseVersion = 2

/** Throws where the browser has no IndexedDB or does not open it, as in some private modes. */
export async function openIndexedStorage(name = databaseName): Promise<DocumentStorage> {
  const database = await openDB<Schema>(name, databaseVersion, {
    upgrade(opened) {
      for (const store of [...opened.objectStoreNames]) opened.deleteObjectStore(store)
      opened.createObjectStore('documents')
      opened.createObjectStore('sizes')
    },
    // Another tab has a newer version of the site and must not be blocked by this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

  /** Runs both changes of a document in one transaction. */
  async function change(run: (stores: Record<'documents' | 'sizes', Changeable>) => Promise<unknown>[]): Promise<void> {
    const transaction = database.transaction(['documents', 'sizes'], 'readwrite')
    const stores = { documents: transaction.objectStore('documents'), sizes: transaction.objectStore('sizes') }
    try {
      await Promise.all([...run(stores as Record<'documents' | 'sizes', Changeable>), transaction.done])
    } catch (cause) {
      throw isFull(transaction.error) || isFull(cause) ? new StorageFull(cause) : cause
    }
  }

  return {
    async read(key) {
      const packed = await database.get('documents', key)
      return packed ? unpack(packed) : null
    },
    async write(key, bytes) {
      const packed = await convert(bytes, new CompressionStream('gzip'))
      await change(({ documents, sizes }) => [documents.put(packed, key), sizes.put(packed.byteLength, key)])
    },
    remove: (key) => change(({ documents, sizes }) => [documents.delete(key), sizes.delete(key)]),
    keys: async (prefix) => database.getAllKeys('sizes', rangeBelow(prefix)),
    async sizes(prefix) {
      const { store } = database.transaction('sizes')
      const [keys, sizes] = await Promise.all([store.getAllKeys(rangeBelow(prefix)), store.getAll(rangeBelow(prefix))])
      return new Map(keys.map((key, index) => [key, sizes[index] ?? 0]))
    },
    close: async () => database.close(),
  }
}

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
