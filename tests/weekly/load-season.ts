/** The responses of a season's editions, made by the handlers. */
import type { EndpointName } from '../../src/contract/endpoints.ts'
import { DomainError } from '../../src/domain/errors.ts'
import type { LeagueSeason } from '../../src/domain/league-season.ts'
import { type Call, handleCall, handleHistoryCall } from '../../src/handlers/handle-call.ts'
import { leagueIdOf } from '../../src/handlers/public-ids.ts'
import { editionSeason, type ReadResponse, readSeasonSources, readWeekSources } from '../../src/weekly/calls.ts'
import { editionWeeks } from '../../src/weekly/edition-weeks.ts'
import type { EditionSources } from '../../src/weekly/sources.ts'

/** Sources of every edition, by week; `earlier` are other seasons of the league. */
export async function loadEditions(
  season: LeagueSeason,
  { earlier = [], forecastRuns = 20 }: { earlier?: readonly LeagueSeason[]; forecastRuns?: number } = {},
): Promise<Map<number, EditionSources>> {
  const context = { seasons: [], asOf: null, forecastRuns }
  const history = { seasons: [...earlier, season], aliases: {}, missing: [] }
  const read = ((name: EndpointName, parameters: unknown) => {
    const call = { name, parameters } as Call
    try {
      return name === 'history' ? handleHistoryCall(history, call) : handleCall(season, context, call)
    } catch (error) {
      if (error instanceof DomainError) return null
      throw error
    }
  }) as ReadResponse
  const { host, leagueId } = season
  const key = { host, leagueId, season: season.season, id: leagueIdOf(season) }
  const shared = readSeasonSources(key, read)
  if (!shared) return new Map()
  const weeks = editionWeeks(shared.league, shared.schedule)
  const season_ = editionSeason(key, shared)
  return new Map(weeks.map((week) => [week, { ...shared, ...readWeekSources(season_, week, read) }]))
}
