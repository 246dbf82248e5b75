import { leagueIdOf } from '../analytics/public-ids.ts'
import type { Parameters } from '../contract/endpoints.ts'
import type { WeeklyResponse } from '../contract/responses/weekly.ts'
import { editionTitle, editionWeeks } from '../domain/edition-weeks.ts'
import { DomainError } from '../domain/errors.ts'
import { nameSeason } from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'
import { newestFirst } from '../domain/season-order.ts'
import { writeEdition } from '../weekly/write-edition.ts'
import { seasonSources, weekSources } from './edition-sources.ts'
import type { SeasonInput } from './handler.ts'
import type { HistoryInput } from './history-input.ts'

/** Throws `DomainError('not-found')` for a season that is not stored, and for a week that is not final. */
export function handleWeekly(
  input: HistoryInput,
  { leagueId, season: year, week }: Parameters<'weekly'>,
): WeeklyResponse {
  const season = chooseSeason(input.seasons, leagueId, year)
  const own: SeasonInput = { season, context: { seasons: [], asOf: null }, paths: input.paths?.[nameSeason(season)] }
  const sources = seasonSources(own, input)
  const weeks = editionWeeks(sources)
  const chosen = week ?? weeks.at(-1)
  if (week !== undefined && !weeks.includes(week)) throw undecided(season, week, weeks)
  return {
    leagueId: leagueIdOf(season),
    leagueName: season.name,
    season: season.season,
    weeks: weeks.map((one) => ({ week: one, title: editionTitle(sources, one) })),
    edition: chosen === undefined ? null : writeEdition({ ...sources, ...weekSources(own, sources, chosen) }, chosen),
  }
}

/** Without a year: the newest season of the league's own id. */
function chooseSeason(seasons: readonly Season[], leagueId: string, year: number | undefined): Season {
  const inOrder = newestFirst(seasons)
  const found =
    year === undefined
      ? (inOrder.find((season) => season.leagueId === leagueId) ?? inOrder[0])
      : inOrder.find(({ season }) => season === year)
  if (!found) throw new DomainError('not-found', `League ${leagueId} has no season ${year ?? ''} here.`)
  return found
}

function undecided({ name, season }: Season, week: number, weeks: readonly number[]): DomainError {
  const others = weeks.length > 0 ? `there are editions of weeks ${weeks.join(', ')}` : 'no week is final yet'
  return new DomainError('not-found', `${name} ${season} has no edition for week ${week}: ${others}.`)
}
