/** The responses of a season's editions, made by the handlers. */

import { editionWeeks } from '../../src/domain/edition-weeks.ts'
import type { Season } from '../../src/domain/season.ts'
import { seasonSources, weekSources } from '../../src/handlers/edition-sources.ts'
import type { EditionSources } from '../../src/weekly/sources.ts'

/** Sources of every edition, by week; `earlier` are other seasons of the league. */
export function loadEditions(
  season: Season,
  { earlier = [], forecastRuns = 20 }: { earlier?: readonly Season[]; forecastRuns?: number } = {},
): Map<number, EditionSources> {
  const input = { season, context: { seasons: [], asOf: null, forecastRuns } }
  const shared = seasonSources(input, { seasons: [...earlier, season], aliases: {}, missing: [] })
  const weeks = editionWeeks(shared)
  return new Map(weeks.map((week) => [week, { ...shared, ...weekSources(input, shared, week) }]))
}
