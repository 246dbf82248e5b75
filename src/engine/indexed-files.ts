/** Files in the browser's IndexedDB, kept between visits. */
import { type DBSchema, openDB } from 'idb'
import { type DeviceFiles, NoRoom } from './device-files.ts'

interface Schema extends DBSchema {
  files: { key: string; value: Uint8Array }
  /** Bytes of each file, so that sums need not open any of them. */
  sizes: { key: string; value: number }
}

const databaseName = 'fantasy-leagues'

/** Throws where the browser has no IndexedDB or does not open it, as in some private modes. */
export async function openIndexedFiles(name = databaseName): Promise<DeviceFiles> {
  const database = await openDB<Schema>(name, 1, {
    upgrade(opened) {
      opened.createObjectStore('files')
      opened.createObjectStore('sizes')
    },
    // Another tab has a newer version of the site and must not be blocked by this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  return {
    read: async (file) => (await database.get('files', file)) ?? null,
    async write(file, bytes) {
      const transaction = database.transaction(['files', 'sizes'], 'readwrite')
      try {
        await Promise.all([
          transaction.objectStore('files').put(bytes, file),
          transaction.objectStore('sizes').put(bytes.byteLength, file),
          transaction.done,
        ])
      } catch (cause) {
        if (isFull(transaction.error) || isFull(cause)) throw new NoRoom('The device is full', { cause })
        throw cause
      }
    },
    async sizes(prefix) {
      const transaction = database.transaction('sizes')
      const [names, sizes] = await Promise.all([
        transaction.store.getAllKeys(beginningWith(prefix)),
        transaction.store.getAll(beginningWith(prefix)),
      ])
      return new Map(names.map((file, index) => [file, sizes[index] ?? 0]))
    },
    async remove(prefix) {
      const transaction = database.transaction(['files', 'sizes'], 'readwrite')
      await Promise.all([
        transaction.objectStore('files').delete(beginningWith(prefix)),
        transaction.objectStore('sizes').delete(beginningWith(prefix)),
        transaction.done,
      ])
    },
  }
}

function beginningWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`)
}

function isFull(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'QuotaExceededError'
}
