import type { FantasySeason } from '../fantasy-season.ts'
import { draftTime } from '../hold-draft.ts'
import { draftRounds } from '../league-plan.ts'

/** ESPN's `draftDetail`. Before the draft it lists every pick already, with player −1. */
export function shapeDraft({ plan, draft, draftOrder }: FantasySeason) {
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
    picks: draft.map((pick) => ({ ...shapePick(pick), bidAmount: pick.bid, keeper: pick.keeper })),
  }
}

function shapePick(pick: {
  overallPick: number
  round: number
  pickInRound: number
  teamId: number
  playerId: number
}) {
  return {
    bidAmount: 0,
    keeper: false,
    overallPickNumber: pick.overallPick,
    playerId: pick.playerId,
    roundId: pick.round,
    roundPickNumber: pick.pickInRound,
    teamId: pick.teamId,
  }
}
