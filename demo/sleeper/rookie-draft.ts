/** The players of the demo's dynasty: veterans from earlier seasons, and a rookie draft in straight order. */
import type { DraftBoard, DraftedPlayer } from '../draft-board.ts'
import { type DemoManager, type LeaguePlan, slot } from '../league-plan.ts'
import { type LeagueState, rosterLimit, sign } from '../league-state.ts'
import { createRandom } from '../random.ts'
import { draftSnake } from '../snake-draft.ts'

/** In the spring, when the NFL has drafted. */
export const rookieDraftTime = (season: number) => Date.UTC(season, 4, 10, 18)
const rookieShare = 0.13
/** Rookies of each team that begin on its taxi squad. */
const stashed = 2

/** Players that a team has before the rookies come: the roster is full with those who are not on the taxi squad. */
export function veteranRounds(plan: LeaguePlan): number {
  return rosterLimit(plan) - (plan.dynasty?.rookieRounds ?? 0) + stashed
}

/** Whether a player is in his first season; the same ones every time. */
function isRookie(playerId: number): boolean {
  return playerId > 0 && createRandom(`demo rookie ${playerId}`).chance(rookieShare)
}

/** Signs the veterans as a start-up draft of the year before left them, then drafts rookies, and sends the last ones to the taxi squad. */
export function holdRookieDraft(state: LeagueState, order: readonly number[], board: DraftBoard): DraftedPlayer[] {
  const { plan, random } = state
  const managers = order.flatMap((teamId) => plan.managers.filter((manager) => manager.teamId === teamId))
  const veterans = { ...board, ranking: board.ranking.filter(({ playerId }) => !isRookie(playerId)) }
  for (const { teamId, playerId } of draftSnake(veterans, managers, veteranRounds(plan), [])) {
    signFor(state, teamId, playerId)
  }
  const picks = pickRookies(state, random.fork('rookies'), managers, board)
  for (const { teamId, playerId } of picks) signFor(state, teamId, playerId)
  for (const team of state.teams) {
    const own = picks.filter(({ teamId }) => teamId === team.manager.teamId).map(({ playerId }) => playerId)
    for (const playerId of own.slice(-stashed)) team.roster.set(playerId, slot.TAXI)
  }
  return picks
}

/** Who drafts late in the order drafts again as late; two pairs of neighbours have traded their first picks. */
function pickRookies(
  { plan }: LeagueState,
  random: LeagueState['random'],
  managers: readonly DemoManager[],
  board: DraftBoard,
): DraftedPlayer[] {
  const free = board.ranking.map(({ playerId }) => playerId).filter(isRookie)
  const rounds = plan.dynasty?.rookieRounds ?? 0
  return Array.from({ length: rounds * managers.length }, (_, index): DraftedPlayer => {
    const round = Math.floor(index / managers.length) + 1
    const place = index % managers.length
    const traded = round === 1 && (place === 2 || place === 3 || place === 6 || place === 7)
    const manager = managers[traded ? place ^ 1 : place]
    // One of the best remaining, because their quality is still unknown.
    const [playerId = 0] = free.splice(random.weighted([5, 3, 2, 1]), 1)
    return {
      overallPick: index + 1,
      round,
      pickInRound: place + 1,
      teamId: manager?.teamId ?? 0,
      playerId,
      keeper: false,
      bid: 0,
    }
  })
}

function signFor({ teams }: LeagueState, teamId: number, playerId: number): void {
  const team = teams.find(({ manager }) => manager.teamId === teamId)
  if (team) sign(team, playerId)
}
