/** How a league's pages name its managers: a league whose snapshot was taken without names stays so, in messages, too. */
import { seasonFolder, snapshotsOfLeague } from '../../src/contract/snapshot.ts'
import { fromWire, toWire } from '../../src/contract/wire.ts'
import { DomainError } from '../../src/domain/errors.ts'
import type { LeagueRef } from '../../src/domain/identity.ts'
import { findHistory } from '../../src/server/league-books.ts'
import type { CallStored } from '../../src/server/open-service.ts'
import { type Anonymize, anonymizer, ownerNamesIn } from '../../src/snapshot/anonymize.ts'
import { readTakenFrom } from '../../src/snapshot/publish-files.ts'
import { readManifest } from '../../src/snapshot/read-snapshots.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'

/** Whether the snapshots of a league, by all its ids, hide its managers' names: 'unknown' where no record says how one was taken. */
export async function hidesNames(ids: readonly LeagueRef[], snapshotDir: string): Promise<boolean | 'unknown'> {
  const { seasons } = await readManifest(snapshotDir)
  const ofLeague = new Set(ids.flatMap((id) => snapshotsOfLeague(seasons, id)))
  const taken = await Promise.all([...ofLeague].map((one) => readTakenFrom(snapshotDir, seasonFolder(one))))
  if (taken.some((one) => one?.is_anonymized)) return true
  return taken.includes(null) ? 'unknown' : false
}

/** All ids of a league: its own, and those of seasons and leagues that its host or its book joins to it. */
export async function idsOfLeague(
  league: LeagueRef,
  { store, dataDir }: { store: LeagueStore; dataDir: string },
): Promise<LeagueRef[]> {
  const { keys } = await findHistory(store, dataDir, league)
  const ids = [league, ...keys]
  return [...ids, ...(await Promise.all(ids.map(store.links.chainOf))).flat()]
}

type Subject = LeagueRef & { season?: number | undefined }

interface SiteOptions {
  store: LeagueStore
  dataDir: string
  call: CallStored
  snapshotDir: string
}

/** Replaces managers' names in a text, as within the name of a team, where the league's snapshot does, or may do. */
export async function namesOnSite(key: Subject, options: SiteOptions): Promise<(text: string) => string> {
  const hide = await findAnonymizer(key, options)
  return (text) => (hide === null ? text : String(hide(text)))
}

/** Calls whose responses name managers as the league's pages do. */
export async function callsOnSite(key: Subject, options: SiteOptions): Promise<CallStored> {
  const { call } = options
  const hide = await findAnonymizer(key, options)
  if (hide === null) return call
  return async (name, parameters) => {
    const response = await call(name, parameters)
    return fromWire(hide(toWire(response))) as typeof response
  }
}

/** Null where the pages name the managers. Those of the season have the numbers of its pages; of others the names are hidden. */
async function findAnonymizer(
  { host, leagueId, season }: Subject,
  { store, dataDir, call, snapshotDir }: SiteOptions,
): Promise<Anonymize | null> {
  const league = { host, leagueId }
  if ((await hidesNames(await idsOfLeague(league, { store, dataDir }), snapshotDir)) === false) return null
  const teams = toWire(await call('hostLeagueTeams', { ...league, season }))
  const history = await call('history', league).catch(nothingWhenMissing)
  return anonymizer([teams].flat(), [], ownerNamesIn(toWire(history)))
}

function nothingWhenMissing(error: unknown): null {
  if (error instanceof DomainError && error.kind === 'not-found') return null
  throw error
}
