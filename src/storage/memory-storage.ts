/** Documents in memory: for browsers without storage or in private mode, and for tests. */
import { type DocumentStorage, isBelow } from './document-storage.ts'

export function memoryStorage(): DocumentStorage {
  const documents = new Map<string, Uint8Array>()
  const below = (prefix: string) => [...documents].filter(([key]) => isBelow(key, prefix))
  return {
    read: async (key) => documents.get(key) ?? null,
    write: async (key, bytes) => void documents.set(key, bytes),
    remove: async (key) => void documents.delete(key),
    keys: async (prefix) => below(prefix).map(([key]) => key),
    sizes: async (prefix) => new Map(below(prefix).map(([key, bytes]) => [key, bytes.byteLength])),
    close: async () => {},
  }
}
