import { eligibleSlots, isReserve, slot } from './league-plan.ts'
import { type FantasyTeam, isAround, type LeagueState } from './league-state.ts'
import type { PlayerScores } from './player-scores.ts'

/** Slots in the order in which they are filled: slots of one position first, then flexible ones. */
const fillOrder: readonly number[] = [slot.QB, slot.RB, slot.WR, slot.TE, slot.K, slot.DST, slot.FLEX, slot.OP]

/**
 * Sets a team's lineup of a week as its manager would, by projections as he reads them. Sometimes he forgets, and last
 * week's lineup stays, byes included; a slot without an active player is sometimes left empty.
 */
export function setLineup(state: LeagueState, team: FantasyTeam, week: number): void {
  const { manager } = team
  const random = state.random.fork(`lineup ${week} ${manager.teamId}`)
  const forgets = week > 1 && random.chance(0.035 * (1.4 - manager.skill))
  if (!isAround(manager, week) || forgets) return

  const perceived = new Map<number, number>()
  for (const playerId of team.roster.keys()) {
    const projection = state.playerScores.projection(playerId, week)
    perceived.set(playerId, projection > 0 ? projection + random.normal(0, 0.5 + 2.2 * (1 - manager.skill)) : -50)
  }
  const unset = new Set([...team.roster].filter(([, slotId]) => !isReserve(slotId)).map(([playerId]) => playerId))
  for (const playerId of unset) team.roster.set(playerId, slot.BENCH)
  for (const slotId of slotsInFillOrder(state)) {
    const starter = [...unset]
      .filter((playerId) => mayStart(state.playerScores, playerId, slotId))
      .sort((a, b) => (perceived.get(b) ?? 0) - (perceived.get(a) ?? 0))[0]
    if (starter === undefined) continue
    const plays = (perceived.get(starter) ?? 0) > -25
    if (!plays && random.chance(0.5)) continue
    team.roster.set(starter, slotId)
    unset.delete(starter)
  }
}

function mayStart(playerScores: PlayerScores, playerId: number, slotId: number): boolean {
  return eligibleSlots[playerScores.position(playerId)].includes(slotId)
}

export function starterPoints(playerScores: PlayerScores, roster: ReadonlyMap<number, number>, week: number): number {
  let total = 0
  for (const [playerId, slotId] of roster) {
    if (slotId !== slot.BENCH && !isReserve(slotId)) total += playerScores.points(playerId, week) ?? 0
  }
  return total
}

function slotsInFillOrder(state: LeagueState): number[] {
  return [...state.plan.startingSlots].sort((a, b) => fillOrder.indexOf(a) - fillOrder.indexOf(b))
}
