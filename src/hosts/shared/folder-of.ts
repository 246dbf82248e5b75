import type { RawFolder } from '../espn/raw-folder.ts'

/** Answers that are at hand as a folder that is only read: generated ones, or those of a file. */
export function folderOf(files: Readonly<Record<string, unknown>>): RawFolder {
  return {
    read: async (name) => files[name] ?? null,
    write: async () => {
      throw new Error('These answers are only read')
    },
    list: async () => Object.keys(files).sort(),
  }
}
