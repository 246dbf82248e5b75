import { isReserve, slot } from './league-plan.ts'
import {
  activeRoster,
  bookMove,
  isAround,
  item,
  type LeagueState,
  release,
  rosterLimit,
  weekClock,
} from './league-state.ts'
import { leastValuable } from './waivers.ts'

/** Moves injured players to IR while there is room, and healthy ones back, with a drop where the roster is full. */
export function manageInjuredReserve(state: LeagueState, week: number): void {
  for (const team of state.teams) {
    const { manager } = team
    const random = state.random.fork(`ir ${week} ${manager.teamId}`)
    if (!isAround(manager, week)) continue
    const move = (items: ReturnType<typeof item>[]) =>
      bookMove(state, {
        week,
        at: weekClock(state.plan, week).waivers - 7_200_000,
        type: 'ROSTER',
        status: 'EXECUTED',
        teamId: manager.teamId,
        bid: 0,
        relatedTo: null,
        items,
      })

    for (const [playerId, slotId] of [...team.roster]) {
      if (slotId !== slot.IR || (state.playerScores.week(playerId, week)?.weeksOut ?? 0) > 0) continue
      const items = [item('LINEUP', playerId)]
      if (activeRoster(team).length >= rosterLimit(state.plan)) {
        const drop = leastValuable(state, team, week)
        if (drop === null) continue
        release(team, drop)
        items.push(item('DROP', drop, { fromTeamId: manager.teamId }))
      }
      team.roster.set(playerId, slot.BENCH)
      move(items)
    }
    for (const [playerId, slotId] of [...team.roster]) {
      const used = [...team.roster.values()].filter((id) => id === slot.IR).length
      const weeksOut = state.playerScores.week(playerId, week)?.weeksOut ?? 0
      if (used >= state.plan.injuredReserveSlots || isReserve(slotId) || weeksOut === 0) continue
      if (state.playerScores.outlook(playerId, week) < 1 || !random.chance(0.5 + 0.5 * manager.activity)) continue
      team.roster.set(playerId, slot.IR)
      move([item('LINEUP', playerId)])
    }
  }
}
