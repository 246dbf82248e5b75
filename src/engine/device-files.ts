/** Storage of the engine: named bytes, on the device or in memory. */

export interface DeviceFiles {
  /** Null where there is none of this name. */
  read(name: string): Promise<Uint8Array | null>
  /** Replaces the whole file. Throws `NoRoom` where the device has no space for it. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Bytes of every file whose name begins with `prefix`, by name. */
  sizes(prefix: string): Promise<Map<string, number>>
  /** Removes every file whose name begins with `prefix`. */
  remove(prefix: string): Promise<void>
}

/** The device has no space left for this site. */
export class NoRoom extends Error {
  override name = 'NoRoom'
}

/** Files in memory, for as long as the page is open: for browsers without storage, or in private mode. */
export function memoryFiles(): DeviceFiles {
  const files = new Map<string, Uint8Array>()
  const named = (prefix: string) => [...files].filter(([name]) => name.startsWith(prefix))
  return {
    read: async (name) => files.get(name) ?? null,
    write: async (name, bytes) => {
      files.set(name, bytes)
    },
    sizes: async (prefix) => new Map(named(prefix).map(([name, bytes]) => [name, bytes.byteLength])),
    remove: async (prefix) => {
      for (const [name] of named(prefix)) files.delete(name)
    },
  }
}
