import type { LeagueSeason } from '../../domain/league-season.ts'
import { type GradedPick, gradePicks } from '../draft-cohorts.ts'
import { factsOf } from '../season-facts.ts'
import type { Candidate } from './choose-winner.ts'
import { formatDifference } from './wording.ts'

/** The picks as candidates by value over expectation. */
export function listDraftedValues(season: LeagueSeason): (Candidate & { round: number; totalPoints: number })[] {
  return gradePicks(season).map(toCandidate)
}

/** '+84.2 points against expectation, round 5 (pick 52)' */
export function describeDraftedValue(season: LeagueSeason, { player, value }: Candidate): string {
  const pick = player === undefined ? undefined : factsOf(season).pickOf.get(player)?.pick
  const where = pick ? `, round ${pick.round} (pick ${pick.overallPick})` : ''
  return `${formatDifference(value)} points against expectation${where}`
}

function toCandidate({ team, player, pick, valueOverExpectation, totalPoints }: GradedPick) {
  return {
    teamId: team.id,
    player: player.number,
    overallPick: pick.overallPick,
    value: valueOverExpectation,
    round: pick.round,
    totalPoints,
  }
}
