/** Record of the last published site in the data folder, to skip builds without changes. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeAtomically } from '../../src/storage/write-atomically.ts'

const publishedSite = z.object({
  /** Hash of code, settings and snapshots. */
  inputs: z.string(),
  /** ISO 8601. */
  builtAt: z.string(),
  /** Changes when another site is built into the folder. */
  stamp: z.string(),
})

const record = z.record(z.string(), publishedSite)

export type PublishedSite = z.infer<typeof publishedSite>

/** The last site published into a folder; null if there is none, or the record is damaged. */
export async function readPublishedSite(dataDir: string, siteDir: string): Promise<PublishedSite | null> {
  return (await readRecord(dataDir))[siteDir] ?? null
}

export async function recordPublishedSite(dataDir: string, siteDir: string, inputs: string, at: Date): Promise<void> {
  const stamp = (await stampOf(siteDir)) ?? ''
  const content = { ...(await readRecord(dataDir)), [siteDir]: { inputs, builtAt: at.toISOString(), stamp } }
  await writeAtomically(fileIn(dataDir), JSON.stringify(content))
}

/** Identifies the build in a folder; null without a site. */
export async function stampOf(siteDir: string): Promise<string | null> {
  const found = await stat(join(siteDir, '404.html')).catch(() => null)
  return found && `${found.ino}-${found.mtimeMs}-${found.size}`
}

const fileIn = (dataDir: string) => join(dataDir, 'published.json')

async function readRecord(dataDir: string): Promise<z.infer<typeof record>> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '{}')
  try {
    return record.safeParse(JSON.parse(text)).data ?? {}
  } catch {
    return {}
  }
}
