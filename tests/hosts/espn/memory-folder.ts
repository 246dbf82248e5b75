/** A raw folder in memory, and a way to damage its content. */
import type { RawFolder } from '../../../src/hosts/espn/index.ts'

export type Json = Record<string, unknown>
/** File name (without .gz) to its JSON. */
export type EspnFiles = Record<string, Json>

/** A raw folder in memory over a copy of the files; `written` lists written files in order. */
export function openMemoryFolder(files: EspnFiles = {}): RawFolder & { written: string[] } {
  const texts = new Map(Object.entries(files).map(([name, json]) => [name, JSON.stringify(json)]))
  const written: string[] = []
  return {
    written,
    read: async (name) => {
      const text = texts.get(name)
      return text === undefined ? null : JSON.parse(text)
    },
    write: async (name, json) => {
      written.push(name)
      texts.set(name, JSON.stringify(json))
    },
    list: async () => [...texts.keys()].sort(),
  }
}

/** Puts `value` (undefined: removes) at a path such as `schedule[0].home.teamId`. */
export function setAt(json: unknown, path: string, value: unknown): void {
  const keys = path.split(/[.[\]]+/).filter(Boolean)
  const last = keys.pop() ?? ''
  const parent = keys.reduce<unknown>((node, key) => Reflect.get(node as object, key), json)
  if (value === undefined) Reflect.deleteProperty(parent as object, last)
  else Reflect.set(parent as object, last, value)
}

/** The value at a path. */
export function getAt(json: unknown, path: string): unknown {
  const keys = path.split(/[.[\]]+/).filter(Boolean)
  return keys.reduce<unknown>((node, key) => Reflect.get(node as object, key), json)
}
