import type { Season } from '../../domain/season.ts'
import { gradePicks } from '../draft-analysis.ts'
import type { Candidate } from './choose-winner.ts'
import { formatDifference } from './wording.ts'

export interface DraftedValue extends Candidate {
  overallPick: number
  round: number
  totalPoints: number
  /** True: the player's total is a lower bound. */
  isPartial: boolean
}

/** The picks as candidates by value over expectation. */
export function listDraftedValues(season: Season): DraftedValue[] {
  return gradePicks(season).map(({ team, player, pick, playerSeason, totalPoints, valueOverExpectation }) => ({
    teamId: team.id,
    player: player.number,
    value: valueOverExpectation,
    overallPick: pick.overallPick,
    round: pick.round,
    totalPoints,
    isPartial: playerSeason.isTotalPartial,
  }))
}

/** '+84.2 points vs. expectation, round 5 (pick 52)' */
export function describeDraftedValue({ value, ...pick }: DraftedValue): string {
  return `${formatDifference(value)} points vs. expectation, ${describePick(pick)}`
}

/** 'round 5 (pick 52)', with a note if weeks are missing. */
export function describePick({ round, overallPick, isPartial }: Omit<DraftedValue, 'value'>): string {
  return `round ${round} (pick ${overallPick})${isPartial ? ', in weeks he was rostered' : ''}`
}
