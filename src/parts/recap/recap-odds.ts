/** The turning points of a finished season, from its odds week by week. */
import { findOddsHighlights, type HistoryWeeks, type Moment, type OddsKind, oddsSeries } from '../odds/odds-history.ts'

export interface RecapMoment {
  teamId: number
  teamName: string
  /** The formatted odds: '2%'. */
  chance: string
  /** 'playoff odds after week 11, and made it' */
  words: string
  isBeaten: boolean
}

const ends = {
  playoffs: { beaten: 'made it', lost: 'missed out' },
  title: { beaten: 'won it all', lost: 'fell short' },
} as const

/** The longest odds beaten and the best odds missed, for the playoffs; the champion's longest. */
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
  const words = `${kind === 'title' ? 'title' : 'playoff'} odds after week ${week}, and ${ends[kind][end]}`
  return [{ teamId, teamName, chance: odds.text, words, isBeaten: end === 'beaten' }]
}
