/** Reads snapshots from a folder: which league seasons there are, and their responses. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type CallParameters, type EndpointName, endpoints } from '../contract/endpoints.ts'
import { findResponseMisfit } from '../contract/response-misfit.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import {
  leagueOfSnapshot,
  leaguesFile,
  manifestFile,
  type SnapshotManifest,
  type SnapshotSeason,
  snapshotPlaceOf,
} from '../contract/snapshot.ts'
import { manifestFormat, snapshotManifest } from '../contract/snapshot-manifest.ts'
import { fromWire } from '../contract/wire.ts'
import { DomainError } from '../domain/errors.ts'
import { leagueArgument } from '../domain/identity.ts'
import { isRecord } from '../domain/is-record.ts'
import { readDataDir } from '../server/config.ts'
import { createReadCache } from '../storage/read-cache.ts'

/** A season has fewer, and a build renders one season after the other: most of its pages share some. */
const cachedPacks = 64
const cachedResponses = 1000

/** Where snapshots are: `SNAPSHOT_DIR`, otherwise `snapshot` in the data folder. */
export function readSnapshotDir(env: NodeJS.ProcessEnv): string {
  const folder = env.SNAPSHOT_DIR?.trim()
  return folder ? resolve(folder) : join(readDataDir(env), 'snapshot')
}

export type Snapshots = Awaited<ReturnType<typeof openSnapshots>>

/** Opens a folder of snapshots; one without a manifest is empty. Throws `DomainError('storage')` where that is damaged. */
export async function openSnapshots(folder: string) {
  const packs = createReadCache<unknown>({ max: cachedPacks })
  const responses = createReadCache<unknown>({ max: cachedResponses })

  /** Content of a file; null where it is not there. */
  async function read(season: SnapshotSeason, file: string): Promise<unknown> {
    const text = await readOrNull(folder, file)
    return text === null ? null : parseJson(text, () => damagedResponse(file, season))
  }

  return {
    folder,
    manifest: await readManifest(folder),
    /** The API's list of leagues, with the seasons in the folder. Throws `DomainError('storage')` where it is damaged. */
    async leagues(): Promise<ResponseOf<'leagues'>> {
      const text = await readOrNull(folder, leaguesFile)
      return text === null ? [] : (fromWire(parseJson(text, damagedList)) as ResponseOf<'leagues'>)
    },
    /**
     * The response of a call; null where it is not in the snapshot. Parameters are as screens pass them, without defaults. Throws
     * `DomainError('storage')` where the file is damaged or of another version of the site: pages take it as it is.
     */
    async responseFor<N extends EndpointName>(season: SnapshotSeason, name: N, parameters: CallParameters<N>) {
      const place = snapshotPlaceOf(season, endpoints[name], parameters)
      if (!place) return null
      const { file, entry } = place
      const response = await responses.read(`${name} ${file} ${entry}`, async () => {
        const packed = entry === null ? null : await packs.read(file, () => read(season, file))
        const inPack = isRecord(packed) && entry !== null && Object.hasOwn(packed, entry) ? packed[entry] : null
        const found = fromWire(entry === null ? await read(season, file) : inPack)
        if (found !== null && findResponseMisfit(name, found) !== null) throw otherVersion(season)
        return found
      })
      return response as ResponseOf<N> | null
    },
  }
}

/** The manifest of a folder, empty where there is none. Throws `DomainError('storage')` where it is damaged. */
export async function readManifest(folder: string): Promise<SnapshotManifest> {
  const text = await readOrNull(folder, manifestFile)
  if (text === null) return { format: manifestFormat, seasons: [] }
  const json = parseJson(text, () => damagedManifest('it is not JSON'))
  const parsed = snapshotManifest.safeParse(fromWire(json))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw damagedManifest(`${issue?.path.join('.') || 'it'}: ${issue?.message ?? 'not understood'}`)
}

async function readOrNull(folder: string, file: string): Promise<string | null> {
  try {
    return await readFile(join(folder, file), 'utf8')
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw new DomainError('storage', `Cannot read snapshot/${file} (${code}); check its owner and permissions.`, {
      cause,
    })
  }
}

function parseJson(text: string, error: () => DomainError): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw error()
  }
}

function otherVersion({ name, season }: SnapshotSeason): DomainError {
  const was = 'was saved by an older or newer version of this site'
  return new DomainError('storage', `${name}, season ${season}, ${was}. Save it again: npm run snapshot -- --refresh`)
}

function damagedManifest(why: string): DomainError {
  return new DomainError(
    'storage',
    `snapshot/${manifestFile} is damaged or of another version (${why}). Remove that file and take the snapshots again: npm run snapshot`,
  )
}

function damagedList(): DomainError {
  return new DomainError(
    'storage',
    `snapshot/${leaguesFile} is damaged: it is not JSON. Remove it and run npm run snapshot, which writes it again.`,
  )
}

function damagedResponse(file: string, snapshot: SnapshotSeason): DomainError {
  const league = leagueArgument(leagueOfSnapshot(snapshot))
  return new DomainError(
    'storage',
    `snapshot/${file} is damaged: it is not JSON. Take that season again: npm run snapshot -- ${league} --season ${snapshot.season} --refresh`,
  )
}
