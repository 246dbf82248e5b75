/** Packs responses into fewer files: see `packOf`. */
import { packOf } from '../contract/snapshot.ts'
import type { SeasonFiles } from './season-files.ts'

/** `contents`: responses and pictures by their names. The same yield the same texts, whatever their order. */
export function packFiles(contents: ReadonlyMap<string, unknown>): SeasonFiles {
  const files = new Map<string, string | Uint8Array>()
  const packs = new Map<string, string[]>()
  for (const [name, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const pack = packOf(name)
    if (content instanceof Uint8Array) files.set(name, content)
    else if (pack === null) files.set(name, JSON.stringify(content))
    else packs.set(pack, [...(packs.get(pack) ?? []), `${JSON.stringify(name)}:${JSON.stringify(content)}`])
  }
  for (const [pack, entries] of packs) files.set(pack, `{${entries.join(',\n')}}`)
  return files
}
