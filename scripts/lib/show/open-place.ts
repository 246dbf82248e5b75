/** Finds the requested league season in the store. */
import { DomainError } from '../../../src/domain/errors.ts'
import type { LeagueKey, WantedSeason } from '../../../src/domain/identity.ts'
import { isCompleteEnough, requiredCompleteness } from '../../../src/handlers/completeness.ts'
import { openStoredCalls } from '../../../src/server/open-service.ts'
import type { LeagueStore } from '../../../src/storage/league-store.ts'
import { importOf, notStored } from '../not-stored.ts'
import type { Place, View } from './view.ts'

interface Filters {
  week?: number
  team?: string
}

/** Throws `DomainError('not-found')` with the import command if the league is not stored, or incomplete. */
export async function openPlace(
  store: LeagueStore,
  dataDir: string,
  wanted: WantedSeason,
  view: View,
  { week, team }: Filters,
): Promise<Place> {
  const { host, leagueId, season } = wanted
  const seasons = await store.seasonsOf(wanted)
  const key = seasons.find((one) => (season === null ? one.leagueId === leagueId : one.season === season))
  const card = key ? await store.card(key) : null
  if (!key || !card) throw notStored(wanted, seasons)
  if (!isCompleteEnough(card, requiredCompleteness(view.endpoint))) throw onlyScores(card.summary.name, key)
  const call = openStoredCalls({ store, dataDir })
  const league = await call('hostLeague', { host, leagueId, season: key.season })
  return { call, store, dataDir, league, key, week: week ?? null, team: team?.toLowerCase() ?? null }
}

function onlyScores(name: string, key: LeagueKey): DomainError {
  return new DomainError(
    'not-found',
    `Only the scores of ${name}, season ${key.season}, have been loaded so far. Import the rest: ${importOf(key)}`,
  )
}
