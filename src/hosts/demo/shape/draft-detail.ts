import type { FantasySeason } from '../fantasy-season.ts'
import { draftTime } from '../hold-draft.ts'
import { draftRounds, eligibleSlots, slot } from '../league-plan.ts'
import { memberId } from './league-status.ts'

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
      inProgress: false,
      picks: picks.map(({ round, pickInRound, teamId }, index) => ({
        ...shapePick({ overallPick: index + 1, round, pickInRound, teamId, playerId: -1, lineupSlotId: 0 }),
      })),
    }
  }
  const slotOf = fillSlots(season)
  return {
    completeDate: draftTime(plan.season) + 5_400_000,
    drafted: true,
    inProgress: false,
    picks: draft.map((pick) => ({
      ...shapePick({ ...pick, lineupSlotId: slotOf.get(pick.overallPick) ?? slot.BENCH }),
      // Managers who were absent left the late rounds to ESPN.
      autoDraftTypeId: plan.draftType === 'SNAKE' && !pick.keeper && leavesEarly(season, pick) ? 1 : 0,
      bidAmount: pick.bid,
      keeper: pick.keeper,
      memberId: memberId(plan, pick),
      nominatingTeamId: pick.nominatedBy,
      reservedForKeeper: pick.keeper,
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
  lineupSlotId: number
}) {
  return {
    autoDraftTypeId: 0,
    bidAmount: 0,
    id: pick.overallPick,
    keeper: false,
    lineupSlotId: pick.lineupSlotId,
    nominatingTeamId: 0,
    overallPickNumber: pick.overallPick,
    playerId: pick.playerId,
    reservedForKeeper: false,
    roundId: pick.round,
    roundPickNumber: pick.pickInRound,
    teamId: pick.teamId,
    tradeLocked: false,
  }
}

/** The slot of each pick on draft day: the first open one he is eligible for, else the bench. */
function fillSlots({ plan, draft, playerScores }: FantasySeason): Map<number, number> {
  const open = new Map(plan.managers.map((manager) => [manager.teamId, [...plan.startingSlots]]))
  const slotOf = new Map<number, number>()
  for (const { overallPick, teamId, playerId } of draft) {
    const slots = open.get(teamId) ?? []
    const index = slots.findIndex((slotId) => eligibleSlots[playerScores.position(playerId)].includes(slotId))
    if (index === -1) continue
    slotOf.set(overallPick, slots[index] ?? slot.BENCH)
    slots.splice(index, 1)
  }
  return slotOf
}
