/** Files that were dropped or chosen, including those in folders. */

import type { DroppedFile } from '../../contract/stored-leagues.ts'
import { mostLeagueFileBytes } from '../../domain/constants.ts'

/** Files of a drop, recursively. */
export async function readDrop(data: DataTransfer): Promise<DroppedFile[]> {
  // The list is emptied after the event, so the entries are read first.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  return (await Promise.all(entries.map(readEntry))).flat()
}

export function readChosen(files: FileList): Promise<DroppedFile[]> {
  return Promise.all([...files].map((file) => readFile(file, file.webkitRelativePath || file.name)))
}

async function readEntry(entry: FileSystemEntry): Promise<DroppedFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    return [await readFile(file, entry.fullPath.replace(/^\//, ''))]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: DroppedFile[] = []
  // A directory is read in batches, the last of which is empty.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (portion.length === 0) return found
    found.push(...(await Promise.all(portion.map(readEntry))).flat())
  }
}

/** Throws with a sentence for the reader. */
async function readFile(file: File, path: string): Promise<DroppedFile> {
  // A browser fails at a large one with a message of its own, or with its tab.
  if (file.size > mostLeagueFileBytes) throw new Error(`${path} has more than 256 MB; no league is that large.`)
  return { path, bytes: new Uint8Array(await file.arrayBuffer()) }
}
