/** Packs a season's responses into fewer files: see `packOf`. */
import { packOf } from '../contract/snapshot.ts'
import type { SeasonFiles } from './season-files.ts'

/** The same responses yield the same texts, whatever their order. */
export function packFiles(responses: SeasonFiles): SeasonFiles {
  const files = new Map<string, string | Uint8Array>()
  const packs = new Map<string, string[]>()
  for (const [file, text] of [...responses].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const pack = packOf(file)
    // A picture is a file of its own.
    if (pack === null || typeof text !== 'string') files.set(file, text)
    else packs.set(pack, [...(packs.get(pack) ?? []), `${JSON.stringify(file)}:${text}`])
  }
  for (const [pack, entries] of packs) files.set(pack, `{${entries.join(',\n')}}`)
  return files
}

/** In bytes. */
export function sizeOfFiles(files: SeasonFiles): number {
  return [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}
