/** Finds the requested league season in the store. */
import type { WantedSeason } from '../../../src/domain/identity.ts'
import { openStoredCalls } from '../../../src/server/open-service.ts'
import type { LeagueStore } from '../../../src/storage/league-store.ts'
import { notStored } from '../not-stored.ts'
import type { Place } from './view.ts'

interface Filters {
  week?: number
  team?: string
}

/** Throws `DomainError('not-found')` with the import command if the league is not stored. */
export async function openPlace(
  store: LeagueStore,
  dataDir: string,
  wanted: WantedSeason,
  { week, team }: Filters,
): Promise<Place> {
  const { host, leagueId, season } = wanted
  const seasons = await store.seasonsOf(wanted)
  const key = seasons.find((one) => (season === null ? one.leagueId === leagueId : one.season === season))
  if (!key) throw notStored(wanted, seasons)
  const call = openStoredCalls({ store, dataDir })
  const league = await call('hostLeague', { host, leagueId, season: key.season })
  return { call, store, dataDir, league, key, week: week ?? null, team: team?.toLowerCase() ?? null }
}
