import type { FantasySeason } from '../fantasy-season.ts'
import { draftTime } from '../hold-draft.ts'
import { draftRounds } from '../league-plan.ts'

/** ESPN's `draftDetail`. Before the draft it lists every pick already, with player −1. */
export function shapeDraft(season: FantasySeason) {
  const { plan, draft, draftOrder } = season
  if (plan.stage === 'not-drafted') {
    const picks = Array.from({ length: draftRounds(plan) }, (_, index) => index + 1).flatMap((round) => {
      const turns = round % 2 === 1 ? draftOrder : [...draftOrder].reverse()
      return turns.map((teamId, index) => ({ round, pickInRound: index + 1, teamId }))
    })
    return {
      drafted: false,
      picks: picks.map((pick, index) => shapePick({ ...pick, overallPick: index + 1, playerId: -1 })),
    }
  }
  return {
    completeDate: draftTime(plan.season) + 5_400_000,
    drafted: true,
    picks: draft.map((pick) => ({
      ...shapePick(pick),
      // Managers who were absent left the late rounds to ESPN.
      autoDraftTypeId: plan.draftType === 'SNAKE' && !pick.keeper && leavesEarly(season, pick) ? 1 : 0,
      bidAmount: pick.bid,
      keeper: pick.keeper,
      nominatingTeamId: pick.nominatedBy,
    })),
  }
}

function leavesEarly({ plan }: FantasySeason, { teamId, round }: { teamId: number; round: number }): boolean {
  const manager = plan.managers.find((candidate) => candidate.teamId === teamId)
  return (manager?.activity ?? 1) < 0.5 && round > draftRounds(plan) / 2
}

function shapePick(pick: {
  overallPick: number
  round: number
  pickInRound: number
  teamId: number
  playerId: number
}) {
  return {
    autoDraftTypeId: 0,
    bidAmount: 0,
    keeper: false,
    nominatingTeamId: 0,
    overallPickNumber: pick.overallPick,
    playerId: pick.playerId,
    roundId: pick.round,
    roundPickNumber: pick.pickInRound,
    teamId: pick.teamId,
  }
}
