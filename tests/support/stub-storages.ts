import { vi } from 'vitest'

/** Empty storages of a browser, for the device and for the tab. */
export function stubStorages(): void {
  for (const storage of ['localStorage', 'sessionStorage']) {
    const entries = new Map<string, string>()
    vi.stubGlobal(storage, {
      getItem: (name: string) => entries.get(name) ?? null,
      setItem: (name: string, text: string) => void entries.set(name, text),
      removeItem: (name: string) => void entries.delete(name),
    })
  }
}
