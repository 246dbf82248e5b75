import type { CallParameters, EndpointName, Parameters } from '../contract/endpoints.ts'
import type { WeeklyResponse } from '../contract/responses/weekly.ts'
import { DomainError } from '../domain/errors.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { editionSeason, type ReadResponse, readSeasonSources, readWeekSources } from '../weekly/calls.ts'
import { editionTitle, editionWeeks } from '../weekly/edition-weeks.ts'
import { writeEdition } from '../weekly/write-edition.ts'
import { historyHandlers } from './history-handlers.ts'
import type { HistoryInput } from './history-input.ts'
import { leagueHandlers } from './league-handlers.ts'
import { withDefaults } from './parameters.ts'
import { leagueIdOf } from './public-ids.ts'
import { seasonHandlers } from './season-handlers.ts'
import { storyHandlers } from './story-handlers.ts'

/** Throws `DomainError('not-found')` for a season that is not here, and for a week that is not decided. */
export function weekly(input: HistoryInput, { leagueId, season: year, week }: Parameters<'weekly'>): WeeklyResponse {
  const season = chooseSeason(input.seasons, leagueId, year)
  const key = { host: season.host, leagueId: season.leagueId, season: season.season, id: leagueIdOf(season) }
  const read = openResponses(season, input)
  const shared = readSeasonSources(key, read)
  const weeks = shared ? editionWeeks(shared.league, shared.schedule) : []
  const chosen = week ?? weeks.at(-1)
  if (week !== undefined && !weeks.includes(week)) throw undecided(season, week, weeks)
  const ofSeason = shared && editionSeason(key, shared)
  return {
    leagueId: key.id,
    leagueName: season.name,
    season: season.season,
    weeks: weeks.map((one) => ({ week: one, title: editionTitle(shared?.schedule ?? null, one) })),
    edition:
      ofSeason && chosen !== undefined
        ? writeEdition({ ...shared, ...readWeekSources(ofSeason, chosen, read) }, chosen)
        : null,
  }
}

/** Without a year: the newest season of the league's own id. */
function chooseSeason(seasons: readonly LeagueSeason[], leagueId: string, year: number | undefined): LeagueSeason {
  const newestFirst = seasons.toSorted((a, b) => b.season - a.season)
  const found =
    year === undefined
      ? (newestFirst.find((season) => season.leagueId === leagueId) ?? newestFirst[0])
      : newestFirst.find(({ season }) => season === year)
  if (!found) throw new DomainError('not-found', `League ${leagueId} has no season ${year ?? ''} here.`)
  return found
}

function undecided({ name, season }: LeagueSeason, week: number, weeks: readonly number[]): DomainError {
  const others = weeks.length > 0 ? `there are editions of weeks ${weeks.join(', ')}` : 'no week is final yet'
  return new DomainError('not-found', `${name} ${season} has no edition for week ${week}: ${others}.`)
}

const handlers = { ...leagueHandlers, ...seasonHandlers, ...storyHandlers, ...historyHandlers }

/** The season's and the league's other responses; null where there is no such response. */
function openResponses(season: LeagueSeason, input: HistoryInput): ReadResponse {
  return (name, parameters) => orNull(() => call(season, input, name, parameters))
}

function call<N extends EndpointName>(
  season: LeagueSeason,
  input: HistoryInput,
  name: N,
  parameters: CallParameters<N>,
): unknown {
  // The table of handlers is typed by name, so only one name at a time can be called.
  const handler = (handlers as unknown as Record<string, (input: unknown, parameters: unknown) => unknown>)[name]
  const own = name === 'history' ? input : { season, context: { seasons: [], asOf: null } }
  return handler?.(own, withDefaults(name, parameters))
}

function orNull(compute: () => unknown): unknown {
  try {
    return compute()
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return null
    throw error
  }
}
