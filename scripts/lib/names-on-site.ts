/** How a league's pages name its managers: a league whose snapshot was taken without names stays so, in messages, too. */
import { seasonFolder, snapshotsOfLeague } from '../../src/contract/snapshot.ts'
import { toWire } from '../../src/contract/wire.ts'
import type { LeagueRef } from '../../src/domain/identity.ts'
import type { CallStored } from '../../src/server/open-service.ts'
import { anonymizer } from '../../src/snapshot/anonymize.ts'
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

interface SiteOptions {
  store: Pick<LeagueStore, 'links'>
  call: CallStored
  snapshotDir: string
}

/** Replaces managers' names in a text, as within the name of a team, where the league's snapshot does, or may do. */
export async function namesOnSite(
  key: LeagueRef & { season?: number },
  { store, call, snapshotDir }: SiteOptions,
): Promise<(text: string) => string> {
  if ((await hidesNames([key, ...(await store.links.chainOf(key))], snapshotDir)) === false) return (text) => text
  const replace = anonymizer([toWire(await call('hostLeagueTeams', { ...key }))].flat(), [])
  return (text) => String(replace(text))
}
