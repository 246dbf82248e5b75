/** Documents in memory. Like Redis it tells no version of a document: every read of a card opens it. */
import type { DocumentStorage } from '../../../src/storage/document-storage.ts'

export function memoryStorage(): DocumentStorage {
  const documents = new Map<string, Uint8Array>()
  return {
    read: async (key) => documents.get(key) ?? null,
    write: async (key, text) => void documents.set(key, Buffer.from(text)),
    remove: async (key) => void documents.delete(key),
    keys: async (prefix) => [...documents.keys()].filter((key) => key.startsWith(`${prefix}:`)),
    versionOf: async () => null,
    close: async () => {},
  }
}
