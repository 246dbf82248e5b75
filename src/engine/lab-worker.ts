/** The rule lab in a worker of the page: plays seasons again by other rules. */
import { expose } from 'comlink'
import { applyRules } from '../analytics/lab/apply-rules.ts'
import { compareDetails, compareSeason } from '../analytics/lab/compare-season.ts'
import { type LabRules, needsLineups, needsStatistics, noRules } from '../analytics/lab/lab-rules.ts'
import { measureFairness } from '../analytics/lab/season-fairness.ts'
import { readLabSeason } from '../handlers/lab-season.ts'
import type { ComparedSeason, LabApi } from './lab-protocol.ts'

const seasons = new Map<number, ReturnType<typeof readLabSeason>>()

expose({
  load(lab) {
    seasons.set(lab.season, readLabSeason(lab))
  },
  play(year, rules) {
    const { season, applied } = apply(year, rules)
    return compareSeason(season, applied)
  },
  findDetails(year, rules) {
    const { season, applied } = apply(year, rules)
    return compareDetails(season, applied.season)
  },
  compare: (years, proposals) => years.flatMap((year) => compare(year, proposals)),
} satisfies LabApi)

function apply(year: number, rules: LabRules) {
  const found = seasons.get(year)
  if (!found) throw new Error(`Season ${year} was not loaded`)
  return { season: found.season, applied: applyRules(found.season, found.statistics, rules) }
}

function compare(year: number, proposals: readonly LabRules[]): ComparedSeason[] {
  const found = seasons.get(year)
  if (!found) return []
  const { season, statistics } = found
  const isPlayable = (rules: LabRules) =>
    !(needsStatistics(rules) && statistics === null) && !(needsLineups(rules) && season.lineups.length === 0)
  return [
    {
      season: year,
      actual: measureFairness(applyRules(season, statistics, noRules)),
      proposals: proposals.map((rules) =>
        isPlayable(rules) ? measureFairness(applyRules(season, statistics, rules)) : null,
      ),
    },
  ]
}
