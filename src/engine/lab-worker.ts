/** The rule lab in a worker of the page: plays seasons again by other rules. */
import { applyRules } from '../analytics/lab/apply-rules.ts'
import { compareDetails, compareSeason } from '../analytics/lab/compare-season.ts'
import { type LabRules, needsLineups, needsStatistics, noRules } from '../analytics/lab/lab-rules.ts'
import { measureFairness } from '../analytics/lab/season-fairness.ts'
import { readLabSeason } from '../handlers/lab-season.ts'
import type { ComparedSeason, LabReply, LabRequest } from './lab-protocol.ts'

/** The page that started the worker. */
const page = self as unknown as {
  postMessage(reply: LabReply): void
  addEventListener(type: 'message', listener: (event: MessageEvent<LabRequest>) => void): void
}
const seasons = new Map<number, ReturnType<typeof readLabSeason>>()
/** Of the last request: what it still has to compute is left out once there is a newer one. */
let latest = 0

page.addEventListener('message', ({ data }) => {
  if (data.kind === 'load') {
    seasons.set(data.lab.season, readLabSeason(data.lab))
    return
  }
  latest = data.id
  try {
    if (data.kind === 'play') play(data)
    else
      page.postMessage({
        kind: 'compared',
        id: data.id,
        seasons: data.seasons.flatMap((year) => compare(year, data.proposals)),
      })
  } catch {
    page.postMessage({ kind: 'failed', id: data.id, message: 'This season could not be played again.' })
  }
})

function play({ id, season: year, rules }: Extract<LabRequest, { kind: 'play' }>): void {
  const found = seasons.get(year)
  if (!found) throw new Error(`Season ${year} was not loaded`)
  const applied = applyRules(found.season, found.statistics, rules)
  page.postMessage({ kind: 'played', id, comparison: compareSeason(found.season, applied) })
  // Lets a newer request in first.
  setTimeout(() => {
    if (id !== latest) return
    page.postMessage({ kind: 'details', id, details: compareDetails(found.season, applied.season) })
  })
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
