/**
 * Sealed leagues in the data folder: `sealed/{league}.json` has a league's link (mode 600), `sealed/site/{file}.bin` is what the site
 * gets. Whoever has only the latter learns nothing.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { createSealedLink, nameSealedFile, readSealedLink, type SealedLink } from '../contract/sealed-link.ts'
import { DomainError } from '../domain/errors.ts'
import { describeLeague, type LeagueRef, nameLeague, parseLeagueName } from '../domain/identity.ts'
import { type SealedSeason, sealLeague } from '../sealed/sealed-league.ts'
import { writeAtomically } from '../storage/write-atomically.ts'

const onlyOwner = 0o600

const recordSchema = z.object({
  file: z.string(),
  /** Null where it is in `SEAL_KEY` only. */
  key: z.string().nullable(),
  /** SHA-256 of what was sealed last; null before. */
  content: z.string().nullable(),
})
type SealedRecord = z.infer<typeof recordSchema>

export interface SealOptions {
  dataDir: string
  /** ISO 8601. */
  now: string
  /** The link as `SEAL_KEY` gives it: the data folder then has no key. */
  given?: SealedLink | null
  /** True: the league gets a new link, and the file of the old one goes. */
  isNewKey?: boolean
}

export interface SealedOutcome {
  link: SealedLink
  bytes: number
  /** False where the same seasons were sealed under this link before: the file stays. */
  isNew: boolean
}

/** Seals a league for the site. Throws `DomainError`. */
export async function sealIntoFolder(
  league: LeagueRef,
  seasons: readonly SealedSeason[],
  { dataDir, now, given = null, isNewKey = false }: SealOptions,
): Promise<SealedOutcome> {
  const before = await readRecord(dataDir, league)
  const link = given ?? (isNewKey ? null : linkOf(before)) ?? createSealedLink()
  const record = { file: link.file, key: given ? null : link.key }
  const isSameLink = before !== null && record.file === before.file && record.key === before.key
  const content = createHash('sha256').update(JSON.stringify(seasons)).digest('hex')
  const path = pathOf(dataDir, link)
  const size = isSameLink && before.content === content ? await sizeOf(path) : null
  if (size !== null) return { link, bytes: size, isNew: false }
  // The link first: a file whose key is lost is of no use.
  await writeRecord(dataDir, league, { ...record, content: null })
  const bytes = await sealLeague({ sealedAt: now, seasons }, link)
  await writeAtomically(path, bytes)
  if (before && before.file !== link.file) await rm(pathOf(dataDir, before), { force: true })
  await writeRecord(dataDir, league, { ...record, content })
  return { link, bytes: bytes.byteLength, isNew: true }
}

/** Removes link and file of a league. False where it was not sealed. */
export async function unsealInFolder(dataDir: string, league: LeagueRef): Promise<boolean> {
  const record = await readRecord(dataDir, league)
  if (!record) return false
  await rm(pathOf(dataDir, record), { force: true })
  await rm(recordPath(dataDir, league))
  return true
}

/** Leagues that are sealed. */
export async function listSealed(dataDir: string): Promise<LeagueRef[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => [])
  return names.flatMap((name) => parseLeagueName(/^(.+)\.json$/.exec(name)?.[1] ?? '') ?? [])
}

/** The folder that the site gets, and the names in it, sorted. */
export async function listSealedFiles(dataDir: string): Promise<{ folder: string; names: string[] }> {
  const folder = siteFolderOf(dataDir)
  const names = await readdir(folder).catch(() => [])
  return { folder, names: names.filter((name) => /^[\w-]{22}\.bin$/.test(name)).sort() }
}

/** What `SEAL_KEY` says: the link, or its part behind `#`. Null where it is not set. Throws `DomainError('bad-request')`. */
export function readSealKey({ SEAL_KEY = '' }: NodeJS.ProcessEnv): SealedLink | null {
  if (SEAL_KEY.trim() === '') return null
  const link = readSealedLink(SEAL_KEY)
  // The message must not repeat it.
  if (!link)
    throw new DomainError('bad-request', 'SEAL_KEY: expected a link as npm run seal prints it, or its part behind #.')
  return { ...link, address: null }
}

function linkOf(record: SealedRecord | null): SealedLink | null {
  return record?.key ? { file: record.file, key: record.key, address: null } : null
}

async function readRecord(dataDir: string, league: LeagueRef): Promise<SealedRecord | null> {
  const text = await readFile(recordPath(dataDir, league), 'utf8').catch(() => null)
  if (text === null) return null
  const record = recordSchema.safeParse(parse(text)).data
  // With another link in its place, the one that members have would not work any more.
  if (!record)
    throw new DomainError(
      'storage',
      `The link of ${describeLeague(league)}, sealed/${nameLeague(league)}.json in the data folder, is damaged. Restore it, or remove it to get a new link.`,
    )
  return record
}

async function writeRecord(dataDir: string, league: LeagueRef, record: SealedRecord): Promise<void> {
  await writeAtomically(recordPath(dataDir, league), `${JSON.stringify(record)}\n`, onlyOwner)
}

async function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size,
    () => null,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const folderOf = (dataDir: string) => join(dataDir, 'sealed')
const siteFolderOf = (dataDir: string) => join(folderOf(dataDir), 'site')
const recordPath = (dataDir: string, league: LeagueRef) => join(folderOf(dataDir), `${nameLeague(league)}.json`)
const pathOf = (dataDir: string, link: Pick<SealedLink, 'file'>) => join(siteFolderOf(dataDir), nameSealedFile(link))
