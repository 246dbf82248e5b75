import { topListLength } from '../domain/constants.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { type GradedPick, gradePicks } from './draft-cohorts.ts'

export interface DraftAnalysis {
  picks: readonly GradedPick[]
  /** Boom picks, the highest value over expectation first; ties by overall pick. */
  bestBooms: GradedPick[]
  /** Bust picks, the lowest value over expectation first. */
  worstBusts: GradedPick[]
  booms: number
  busts: number
  /** True: points of weeks in which nobody rostered a drafted player are missing. */
  isPartial: boolean
  /** Why it is partial, as text. */
  note: string | null
}

/** The draft's booms and busts, at most ten of each. */
export function analyzeDraft(season: LeagueSeason): DraftAnalysis {
  const picks = gradePicks(season)
  const booms = picks.filter(({ grade }) => grade === 'Boom')
  const busts = picks.filter(({ grade }) => grade === 'Bust')
  const partial = picks.filter(({ playerSeason }) => playerSeason.isTotalPartial).length
  return {
    picks,
    bestBooms: booms.toSorted((a, b) => b.valueOverExpectation - a.valueOverExpectation).slice(0, topListLength),
    worstBusts: busts.toSorted((a, b) => a.valueOverExpectation - b.valueOverExpectation).slice(0, topListLength),
    booms: booms.length,
    busts: busts.length,
    isPartial: partial > 0,
    note: partial > 0 ? describeGap(partial) : null,
  }
}

function describeGap(players: number): string {
  const who = players === 1 ? '1 drafted player' : `${players} drafted players`
  return `We only have points of ${who} for weeks they were on a roster, so their totals may be higher.`
}
