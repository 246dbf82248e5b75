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
import { describeLeague, isSameLeague, type LeagueRef, nameLeague, parseLeagueName } from '../domain/identity.ts'
import { openSealedLeague, type SealedLeague, sealLeague } from '../sealed/sealed-league.ts'
import { writeAtomically } from '../storage/write-atomically.ts'

const onlyOwner = 0o600

const recordSchema = z.object({
  /** Null: its link was removed. */
  file: z.string().nullable(),
  /** Null where it is in `SEAL_KEY` only. */
  key: z.string().nullable(),
  /** SHA-256 of what was sealed last; null before. */
  content: z.string().nullable(),
  /** All ids of the league when it was sealed, as in file names: the store may lose a season, and the book may change. */
  ids: z.array(z.string()).default([]),
  /** Files of earlier links. They are published no more, even if a process ended before it removed them. */
  revoked: z.array(z.string()).default([]),
})
type SealedRecord = z.infer<typeof recordSchema>

export interface SealOptions {
  dataDir: string
  /** ISO 8601. */
  now: string
  /** All ids of the league, see `idsOfLeague`. */
  ids: readonly LeagueRef[]
  /** The link as `SEAL_KEY` gives it: the data folder then has no key. */
  given?: SealedLink | null
  /** True: the league gets a new link, and the file of the old one goes. */
  isNewKey?: boolean
}

export interface SealedOutcome {
  link: SealedLink
  bytes: number
  /** False where the same league was sealed under this link before: the file stays. */
  isNew: boolean
}

/** Seals a league for the site. Throws `DomainError`. */
export async function sealIntoFolder(
  league: LeagueRef,
  content: Omit<SealedLeague, 'sealedAt'>,
  { dataDir, now, ids, given = null, isNewKey = false }: SealOptions,
): Promise<SealedOutcome> {
  const before = await readRecord(dataDir, league)
  const link = given ?? (isNewKey ? null : linkOf(before)) ?? createSealedLink()
  const isSameLink = before !== null && before.file === link.file && before.key === (given ? null : link.key)
  if (given && !isSameLink) await refuseOtherLeague(league, given, { dataDir, ids })
  const retired = [...(before?.revoked ?? []), ...(before?.file ? [before.file] : [])]
  const record = {
    file: link.file,
    key: given ? null : link.key,
    ids: ids.map(nameLeague),
    revoked: [...new Set(retired)].filter((file) => file !== link.file),
  }
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const path = pathOf(dataDir, link.file)
  const size = isSameLink && before.content === digest ? await sizeOf(path) : null
  // The link first: a file whose key is lost is of no use, and one whose link is revoked is published no more.
  await writeRecord(dataDir, league, { ...record, content: size === null ? null : digest })
  await removeFiles(dataDir, record.revoked)
  if (size !== null) return { link, bytes: size, isNew: false }
  const bytes = await sealLeague({ sealedAt: now, ...content }, link)
  await writeAtomically(path, bytes)
  await writeRecord(dataDir, league, { ...record, content: digest })
  return { link, bytes: bytes.byteLength, isNew: true }
}

/**
 * `SEAL_KEY` may be the link of another league, whose members would then read this one. Neither message names a league or repeats the
 * link: the output may be public.
 */
async function refuseOtherLeague(
  league: LeagueRef,
  link: SealedLink,
  { dataDir, ids }: Pick<SealOptions, 'dataDir' | 'ids'>,
): Promise<void> {
  for (const { league: other, record } of await readRecords(dataDir)) {
    const isOther = nameLeague(other) !== nameLeague(league)
    if (isOther && [record.file, ...record.revoked].includes(link.file))
      throw new DomainError('bad-request', 'SEAL_KEY is the link of another league: its members could read this one.')
  }
  const bytes = await readFile(pathOf(dataDir, link.file)).catch(() => null)
  if (!bytes) return
  const sealed = await openSealedLeague(new Uint8Array(bytes), link).catch(() => null)
  if (!sealed)
    throw new DomainError(
      'bad-request',
      'SEAL_KEY does not open the file of its name, in sealed/site/ of the data folder. Use the whole link, or remove that file.',
    )
  if (!sealed.seasons.some(({ season }) => ids.some((id) => isSameLeague(id, season))))
    throw new DomainError('bad-request', 'SEAL_KEY is the link of another league: its members could read this one.')
}

/** Removes link and file of a league. False where it was not sealed. */
export async function unsealInFolder(dataDir: string, league: LeagueRef): Promise<boolean> {
  const record = await readRecord(dataDir, league)
  if (!record) return false
  const revoked = [...record.revoked, ...(record.file ? [record.file] : [])]
  await writeRecord(dataDir, league, { file: null, key: null, content: null, ids: record.ids, revoked })
  await removeFiles(dataDir, revoked)
  return record.file !== null
}

/** Leagues that are sealed, with all ids that they had then. A damaged link counts. */
export async function listSealed(dataDir: string): Promise<(LeagueRef & { ids: LeagueRef[] })[]> {
  const leagues = await Promise.all(
    (await namesOf(dataDir)).map(async (league) => {
      const record = await readRecord(dataDir, league).catch(() => undefined)
      const isSealed = record === undefined || (record !== null && record.file !== null)
      return isSealed ? [{ ...league, ids: (record?.ids ?? []).flatMap((id) => parseLeagueName(id) ?? []) }] : []
    }),
  )
  return leagues.flat()
}

/**
 * The folder that the site gets, and the names in it, sorted; and the names of files that no site may have any more. Throws
 * `DomainError('storage')` where a link is damaged.
 */
export async function listSealedFiles(
  dataDir: string,
): Promise<{ folder: string; names: string[]; revoked: Set<string> }> {
  const folder = siteFolderOf(dataDir)
  const records = (await readRecords(dataDir)).map(({ record }) => record)
  const present = await readdir(folder).catch((): string[] => [])
  const names = records.flatMap(({ file }) => (file === null ? [] : nameSealedFile({ file })))
  const revoked = records.flatMap((record) => record.revoked.map((file) => nameSealedFile({ file })))
  return {
    folder,
    names: names.filter((name) => present.includes(name)).sort(),
    revoked: new Set(revoked.filter((name) => !names.includes(name))),
  }
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
  return record?.file && record.key ? { file: record.file, key: record.key, address: null } : null
}

async function readRecords(dataDir: string): Promise<{ league: LeagueRef; record: SealedRecord }[]> {
  const records = await Promise.all(
    (await namesOf(dataDir)).map(async (league) => ({ league, record: await readRecord(dataDir, league) })),
  )
  return records.flatMap(({ league, record }) => (record ? [{ league, record }] : []))
}

/** Leagues that have a record. */
async function namesOf(dataDir: string): Promise<LeagueRef[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => [])
  return names.flatMap((name) => parseLeagueName(/^(.+)\.json$/.exec(name)?.[1] ?? '') ?? [])
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

async function removeFiles(dataDir: string, files: readonly string[]): Promise<void> {
  for (const file of files) await rm(pathOf(dataDir, file), { force: true })
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
const pathOf = (dataDir: string, file: string) => join(siteFolderOf(dataDir), nameSealedFile({ file }))
