/** The rule lab in a worker of the page: plays seasons again by other rules. */
import { expose } from 'comlink'
import { applyRules } from '../analytics/lab/apply-rules.ts'
import { compareDetails, compareSeason, type SeasonComparison } from '../analytics/lab/compare-season.ts'
import { isPlayable, type LabRules, noRules } from '../analytics/lab/lab-rules.ts'
import { type Fairness, measureFairness } from '../analytics/lab/season-fairness.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { readLabSeason } from '../handlers/lab-season.ts'

export type {
  AwardChange,
  AwardHolder,
  Flip,
  PlayerChange,
  SeasonComparison,
  TeamChange,
} from '../analytics/lab/compare-season.ts'
export type { LabRules, RulesEffect } from '../analytics/lab/lab-rules.ts'
export type { Fairness } from '../analytics/lab/season-fairness.ts'

export type LabApi = typeof lab
export type LabResponse = ResponseOf<'lab'>
export type LabDetails = ReturnType<typeof compareDetails>

/** A season as it was, and by each proposal. */
export interface ComparedSeason {
  season: number
  actual: Fairness
  /** A proposal whose rules need what is not known of this season is null. */
  proposals: (Fairness | null)[]
}

/** A season to be played by other rules. */
export interface LabGame {
  season: number
  rules: LabRules
}

const seasons = new Map<number, ReturnType<typeof readLabSeason>>()

/** What the page calls by comlink. */
const lab = {
  /** Seasons are sent once, before they are played. */
  load(response: LabResponse): void {
    seasons.set(response.season, readLabSeason(response))
  },
  play(year: number, rules: LabRules): SeasonComparison {
    const { season, applied } = apply(year, rules)
    return compareSeason(season, applied)
  },
  /** Several seasons or rules; null where the rules need what is not known of the season. */
  playEach: (games: readonly LabGame[]): (SeasonComparison | null)[] =>
    games.map(({ season: year, rules }) => {
      const found = seasons.get(year)
      if (!found || !isPlayable(found.season, found.statistics, rules)) return null
      const { season, statistics } = found
      return compareSeason(season, applyRules(season, statistics, rules))
    }),
  /** Awards take longer than the table. */
  findDetails(year: number, rules: LabRules): LabDetails {
    const { season, applied } = apply(year, rules)
    return compareDetails(season, applied.season)
  },
  compare: (years: readonly number[], proposals: readonly LabRules[]): ComparedSeason[] =>
    years.flatMap((year) => compare(year, proposals)),
}
expose(lab)

function apply(year: number, rules: LabRules) {
  const found = seasons.get(year)
  if (!found) throw new Error(`Season ${year} was not loaded`)
  return { season: found.season, applied: applyRules(found.season, found.statistics, rules) }
}

function compare(year: number, proposals: readonly LabRules[]): ComparedSeason[] {
  const found = seasons.get(year)
  if (!found) return []
  const { season, statistics } = found
  return [
    {
      season: year,
      actual: measureFairness(applyRules(season, statistics, noRules)),
      proposals: proposals.map((rules) =>
        isPlayable(season, statistics, rules) ? measureFairness(applyRules(season, statistics, rules)) : null,
      ),
    },
  ]
}
