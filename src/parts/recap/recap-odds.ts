/** The turning points of a finished season, from its odds week by week. */
import { findOddsHighlights, type HistoryWeeks, type Moment, type OddsKind, oddsSeries } from '../odds/odds-history.ts'

export interface RecapMoment {
  teamId: number
  teamName: string
  /** The formatted odds: '2%'. */
  chance: string
  /** 'for the playoffs after week 11, and made them' */
  words: string
  isBeaten: boolean
}

const ends = {
  playoffs: { beaten: 'made them', lost: 'missed them' },
  title: { beaten: 'won it', lost: 'did not win it' },
} as const

/** The longest odds that were beaten and the best that were missed, for the playoffs; the champion's longest. */
export function toRecapMoments(weeks: HistoryWeeks): RecapMoment[] {
  const playoffs = findOddsHighlights(oddsSeries(weeks, 'playoffs'))
  const title = findOddsHighlights(oddsSeries(weeks, 'title'))
  return [
    describe('playoffs', 'beaten', playoffs.beaten),
    describe('playoffs', 'lost', playoffs.lost),
    describe('title', 'beaten', title.beaten),
  ].flat()
}

function describe(kind: OddsKind, end: 'beaten' | 'lost', moment: Moment | null): RecapMoment[] {
  if (!moment) return []
  const { teamId, teamName, week, odds } = moment
  const words = `for the ${kind} after week ${week}, and ${ends[kind][end]}`
  return [{ teamId, teamName, chance: odds.text, words, isBeaten: end === 'beaten' }]
}
