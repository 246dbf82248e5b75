/**
 * Files that contain a league: one saved by the export script (see `build/export`), or a folder of any host's saved responses
 * (`{season}/{league}/league.json[.gz]`, …), plain or as a zip.
 */

import * as z from 'zod/mini'
import type { DroppedFile } from '../contract/stored-leagues.ts'
import { mostLeagueFileBytes } from '../domain/constants.ts'
import { DomainError } from '../domain/errors.ts'
import { hostFacts } from '../domain/host-facts.ts'
import { describeLeague, hostNames, isLeagueId, isSameLeague, isSeason, type WantedSeason } from '../domain/identity.ts'
import { openSavedSeason, type SavedResponses } from '../hosts/saved-season.ts'
import { importStateFile, leagueFile, scopeOfFile } from '../hosts/shared/raw-files.ts'
import { BodyTooLarge, readBody } from '../hosts/shared/read-body.ts'

/** A folder of every season of every league of a member has fewer. */
const mostSeasons = 500
export const leagueFileFormat = 'fantasy-league-answers'

const answers = z.record(z.string(), z.unknown())
const format = z.literal(leagueFileFormat)
/** Files of earlier scripts have no time. */
const savedAt = z.catch(z.optional(z.iso.datetime()), undefined)
/** A season, or several. */
const leagueFileSchema = z.union([
  z.object({ format, version: z.literal(1), savedAt, answers }),
  z.object({ format, version: z.literal(2), savedAt, seasons: z.array(z.object({ answers })) }),
])

/** `import.json` is our own, from another device. */
const isResponse = (name: string) => hostNames.some((host) => hostFacts[host].responseNames.test(name))

/** Takes the error of a season beside others that can be read. */
type OnOdd = (error: DomainError) => void

/**
 * Every season in the files, or those of `wanted` only. Throws `DomainError` with a message for users: 'unreadable-answer', or 'not-found'
 * where the files have other leagues.
 */
export async function readLeagueFiles(
  dropped: readonly DroppedFile[],
  wanted: WantedSeason | null = null,
  onOdd: OnOdd = () => {},
): Promise<SavedResponses[]> {
  // What else is in the files is not asked for.
  const found = await readSeasons(dropped, wanted ? () => {} : onOdd)
  if (!wanted) return found
  const matching = found.filter(
    (one) => isSameLeague(one, wanted) && (wanted.season === null || one.season === wanted.season),
  )
  if (matching.length > 0) return matching
  const held = found.map((one) => `${describeLeague(one)} of ${one.season}`).join(', ')
  const names = dropped.map(({ path }) => path).join(', ')
  throw new DomainError('not-found', `${names} holds ${held}, and nothing of league ${wanted.leagueId}.`)
}

async function readSeasons(dropped: readonly DroppedFile[], onOdd: OnOdd): Promise<SavedResponses[]> {
  if (dropped.length > 0 && dropped.every(({ bytes }) => bytes.byteLength === 0)) {
    const empty = dropped.length === 1 ? `${dropped[0]?.path} is empty` : `The ${dropped.length} files are empty`
    throw new DomainError('unreadable-answer', `${empty}. Choose the file again, or ask for a new copy.`)
  }
  const files = (await Promise.all(dropped.map(openArchive))).flat()
  if (files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) > mostLeagueFileBytes) throw tooLarge()
  let room = mostLeagueFileBytes
  const seasons = new Map<string, Map<string, unknown>>()
  const saved: SavedResponses[] = []
  for (const file of files) {
    const { folder, name } = splitPath(file.path)
    // The list of all players is not read: a league's own are in its folder.
    if (name === importStateFile || scopeOfFile(name) === 'all') continue
    if (!/\.json$/.test(name)) {
      // A download may have lost its ending.
      const { json, size } = await readJson(file, room).catch(() => nothing)
      room -= size
      if (isLeagueFile(json)) saved.push(...readLeagueFile(file.path, json, onOdd))
      continue
    }
    const { json, size } = await readJson(file, room)
    room -= size
    if (!isLeagueFile(json) && isResponse(name)) {
      const responses = seasons.get(folder) ?? new Map<string, unknown>()
      seasons.set(folder, responses.set(name, json))
    } else saved.push(...readLeagueFile(file.path, json, onOdd))
    if (saved.length + seasons.size > mostSeasons) throw tooMany()
  }
  // What is the same for all leagues of a season may be beside their folders.
  for (const [folder, responses] of seasons) {
    for (const [name, shared] of seasons.get(folder.replace(/\/?[^/]*$/, '')) ?? []) {
      if (scopeOfFile(name) === 'season' && !responses.has(name)) responses.set(name, shared)
    }
  }
  const folders = [...seasons.values()].filter((responses) => responses.has(leagueFile))
  const found = [...saved, ...folders.map(identify)]
  if (found.length === 0) {
    throw new DomainError(
      'unreadable-answer',
      dropped.length === 0
        ? 'No file was chosen.'
        : `${nameFirst(dropped)} has no league in it. Choose the file that your commissioner sent or the bookmark saved, or a folder or zip with league.json in it.`,
    )
  }
  return found
}

/** Recognised by its content, whatever its name. */
function isLeagueFile(json: unknown): boolean {
  return leagueFileSchema.safeParse(json).success
}

function readLeagueFile(path: string, json: unknown, onOdd: OnOdd): SavedResponses[] {
  const { data } = leagueFileSchema.safeParse(json)
  if (!data) {
    throw new DomainError(
      'unreadable-answer',
      `${path} wasn’t made by this site’s export script: expected "format": "${leagueFileFormat}".`,
    )
  }
  const seasons = 'seasons' in data ? data.seasons : [data]
  if (seasons.length > mostSeasons) throw tooMany()
  const failures: DomainError[] = []
  const found = seasons.flatMap(({ answers }) => {
    try {
      const season = identify(new Map(Object.entries(answers)))
      return [data.savedAt === undefined ? season : { ...season, savedAt: data.savedAt }]
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      failures.push(error)
      return []
    }
  })
  const [first] = failures
  if (first && found.length === 0) throw first
  for (const failure of failures) onOdd(failure)
  return found
}

/** Throws where no address could open the season. */
function identify(saved: ReadonlyMap<string, unknown>): SavedResponses {
  const found = openSavedSeason(saved)
  if (!found) throw new DomainError('unreadable-answer', `${leagueFile} doesn’t say which league and season it’s from.`)
  if (isLeagueId(found) && isSeason(found.season)) return { ...found, responses: pickResponses(found) }
  throw new DomainError(
    'unreadable-answer',
    `${leagueFile} is from ${describeLeague(found)}, season ${found.season}. There is no such league or season.`,
  )
}

function pickResponses({ host, responses }: SavedResponses): ReadonlyMap<string, unknown> {
  return new Map([...responses].filter(([name]) => hostFacts[host].responseNames.test(name)))
}

async function openArchive(file: DroppedFile): Promise<DroppedFile[]> {
  if (!startsWith(file.bytes, [0x50, 0x4b, 3, 4])) return [file]
  // Loaded only if there is a zip.
  const { unzipSync } = await import('fflate')
  let total = 0
  try {
    const entries = unzipSync(file.bytes, {
      filter({ name, originalSize }) {
        const isWanted = /\.json(\.gz)?$/.test(name)
        total += isWanted ? originalSize : 0
        if (total > mostLeagueFileBytes) throw tooLarge()
        return isWanted
      },
    })
    return Object.entries(entries).map(([path, bytes]) => ({ path, bytes: new Uint8Array(bytes) }))
  } catch (cause) {
    if (cause instanceof DomainError) throw cause
    throw new DomainError('unreadable-answer', `${file.path} is a damaged zip file. Zip or download it again.`)
  }
}

/** `room`: bytes that the text may have, of all that the files may have together. */
async function readJson({ path, bytes }: DroppedFile, room: number): Promise<{ json: unknown; size: number }> {
  try {
    if (!startsWith(bytes, [0x1f, 0x8b]))
      return { json: JSON.parse(new TextDecoder().decode(bytes)), size: bytes.byteLength }
    const text = await unzipText(bytes, room)
    return { json: JSON.parse(text), size: text.length }
  } catch (cause) {
    if (cause instanceof BodyTooLarge) throw tooLarge()
    throw new DomainError('unreadable-answer', `${path} is incomplete or not valid JSON. Save or download it again.`)
  }
}

/** Throws where the bytes are no gzip, are cut off or altered; `BodyTooLarge` where they unpack to more than there is room for. */
function unzipText(bytes: Uint8Array<ArrayBuffer>, room: number): Promise<string> {
  return readBody(new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))), room)
}

function splitPath(path: string): { folder: string; name: string } {
  const parts = path.replaceAll('\\', '/').split('/')
  const name = (parts.pop() ?? '').replace(/\.gz$/, '')
  return { folder: parts.join('/'), name }
}

const nothing = { json: null, size: 0 }
const startsWith = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte)
const nameFirst = (files: readonly DroppedFile[]) =>
  files.length === 1 ? files[0]?.path : `None of the ${files.length} files`
const tooLarge = () =>
  new DomainError('unreadable-answer', 'The files unpack to more than 256 MB; no league is that large.')
const tooMany = () =>
  new DomainError('unreadable-answer', `The files have more than ${mostSeasons} seasons; no league has that many.`)
