/** The responses of a season's editions, made by the handlers. */
import type { EndpointName } from '../../src/contract/endpoints.ts'
import { DomainError } from '../../src/domain/errors.ts'
import type { LeagueSeason } from '../../src/domain/league-season.ts'
import { type Call, handleCall, handleHistoryCall } from '../../src/handlers/handle-call.ts'
import { leagueIdOf } from '../../src/handlers/public-ids.ts'
import { editionSeason, type LoadResponse, loadSeasonSources, loadWeekSources } from '../../src/weekly/calls.ts'
import { editionWeeks } from '../../src/weekly/edition-weeks.ts'
import type { EditionSources } from '../../src/weekly/sources.ts'

/** Sources of every edition, by week; `earlier` are other seasons of the league. */
export async function loadEditions(
  season: LeagueSeason,
  { earlier = [], forecastRuns = 20 }: { earlier?: readonly LeagueSeason[]; forecastRuns?: number } = {},
): Promise<Map<number, EditionSources>> {
  const context = { seasons: [], asOf: null, forecastRuns }
  const history = { seasons: [...earlier, season], aliases: {}, missing: [] }
  const load = (async (name: EndpointName, parameters: unknown) => {
    const call = { name, parameters } as Call
    try {
      return name === 'history' ? handleHistoryCall(history, call) : handleCall(season, context, call)
    } catch (error) {
      if (error instanceof DomainError) return null
      throw error
    }
  }) as LoadResponse
  const { host, leagueId } = season
  const key = { host, leagueId, season: season.season, id: leagueIdOf(season) }
  const shared = await loadSeasonSources(key, load)
  if (!shared) return new Map()
  const weeks = editionWeeks(shared.league, shared.schedule)
  const loaded = await Promise.all(
    weeks.map(
      async (week) =>
        [week, { ...shared, ...(await loadWeekSources(editionSeason(key, shared), week, load)) }] as const,
    ),
  )
  return new Map(loaded)
}
