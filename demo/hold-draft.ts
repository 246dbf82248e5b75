import { draftByAuction } from './auction-draft.ts'
import type { DraftBoard, DraftedPlayer } from './draft-board.ts'
import { draftRounds } from './league-plan.ts'
import { bookMove, item, type LeagueState, sign } from './league-state.ts'
import { openingKickoff } from './nfl-schedule.ts'
import { chooseKeepers, draftSnake } from './snake-draft.ts'

/** When leagues draft: the week before the NFL's first game. */
export function draftTime(season: number): number {
  return openingKickoff(season, 1) - 9 * 86_400_000
}

/** Drafts a league's teams in this order and signs the players. */
export function holdDraft(state: LeagueState, order: readonly number[], board: DraftBoard): DraftedPlayer[] {
  const { plan, random, teams } = state
  const rounds = draftRounds(plan)
  const managers = order.flatMap((teamId) => plan.managers.filter((manager) => manager.teamId === teamId))
  const keepers = chooseKeepers(random.fork('keepers'), board, managers, plan.keepersPerTeam, rounds)
  const picks =
    plan.draftType === 'AUCTION'
      ? draftByAuction(random.fork('auction'), board, managers, rounds)
      : draftSnake(board, managers, rounds, keepers)
  const at = draftTime(plan.season)
  for (const { teamId, playerId, bid } of picks) {
    const team = teams.find((candidate) => candidate.manager.teamId === teamId)
    if (team) sign(team, playerId)
    const items = [item('DRAFT', playerId, { toTeamId: teamId })]
    bookMove(state, { week: 1, at, type: 'DRAFT', status: 'EXECUTED', teamId, bid, relatedTo: null, items })
  }
  return picks
}
