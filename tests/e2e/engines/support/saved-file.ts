/** Files that a browser has saved. */
import { readdirSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** While a file is written it has an ending of the browser's, and Firefox has an empty file in its place, for a moment under another name. */
const isUnfinished = (name: string) => /\.(part|wkdownload|crdownload)$/.test(name)

/** Path of the file that is saved whole under such a name. */
export async function savedFile(folder: string, pattern: RegExp): Promise<string> {
  const find = () => {
    const names = readdirSync(folder)
    const found = names.find((name) => pattern.test(name) && !isUnfinished(name))
    if (!found || names.some(isUnfinished)) return ''
    return statSync(join(folder, found), { throwIfNoEntry: false })?.size ? found : ''
  }
  await expect.poll(find, { message: `${pattern} is saved` }).not.toBe('')
  return join(folder, find())
}

/** Its content; the file is gone afterwards, so that the next one of its name is another. */
export async function takeSaved(folder: string, pattern: RegExp): Promise<Buffer> {
  const path = await savedFile(folder, pattern)
  const bytes = await readFile(path)
  rmSync(path)
  return bytes
}
