import type { DraftBoard, DraftedPlayer } from './draft-board.ts'
import type { DemoManager } from './league-plan.ts'
import type { Random } from './random.ts'

/** A snake draft: the order reverses after every round. Keepers take the pick of their round. */
export function draftSnake(
  board: DraftBoard,
  order: readonly DemoManager[],
  rounds: number,
  keepers: readonly Keeper[],
): DraftedPlayer[] {
  const free = new Set(board.ranking.map(({ playerId }) => playerId))
  const rosters = new Map<number, number[]>(order.map((manager) => [manager.teamId, []]))
  for (const keeper of keepers) {
    free.delete(keeper.playerId)
    rosters.get(keeper.teamId)?.push(keeper.playerId)
  }
  const picks: DraftedPlayer[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const turns = round % 2 === 1 ? order : [...order].reverse()
    for (const [index, manager] of turns.entries()) {
      const roster = rosters.get(manager.teamId) ?? []
      const keeper = keepers.find((candidate) => candidate.teamId === manager.teamId && candidate.round === round)
      const playerId = keeper?.playerId ?? mostAppealing(board, manager, roster, free)
      free.delete(playerId)
      if (!keeper) roster.push(playerId)
      picks.push({
        overallPick: picks.length + 1,
        round,
        pickInRound: index + 1,
        teamId: manager.teamId,
        playerId,
        keeper: keeper !== undefined,
        bid: 0,
      })
    }
  }
  return picks
}

/** A player kept from last year for the pick of a round. */
export interface Keeper {
  teamId: number
  playerId: number
  round: number
}

/** Assigns every team its keepers: good players for a later round than they would be picked in today. */
export function chooseKeepers(
  random: Random,
  board: DraftBoard,
  managers: readonly DemoManager[],
  perTeam: number,
  rounds: number,
): Keeper[] {
  const from = board.ranking.slice(4, 4 + managers.length * perTeam * 2)
  const chosen = random.shuffle(from).slice(0, managers.length * perTeam)
  const keepers: Keeper[] = []
  for (const [index, { playerId }] of chosen.entries()) {
    const manager = managers[index % managers.length]
    if (!manager) continue
    const fair = Math.ceil((board.ranking.findIndex((entry) => entry.playerId === playerId) + 1) / managers.length)
    const taken = keepers.filter((keeper) => keeper.teamId === manager.teamId).map((keeper) => keeper.round)
    let round = Math.min(rounds - 4, fair + random.whole(1, 4))
    while (taken.includes(round)) round += 1
    keepers.push({ teamId: manager.teamId, playerId, round })
  }
  return keepers
}

/** The free player a manager likes best. Only the top of the ranking is considered, as in real drafts. */
export function mostAppealing(
  board: DraftBoard,
  manager: DemoManager,
  roster: readonly number[],
  free: ReadonlySet<number>,
): number {
  const shortlist = board.ranking.filter(({ playerId }) => free.has(playerId))
  let best = { playerId: shortlist[0]?.playerId ?? 0, appeal: Number.NEGATIVE_INFINITY }
  let looked = 0
  for (const { playerId } of shortlist) {
    const appeal = board.appeal(manager, roster, playerId)
    if (appeal === Number.NEGATIVE_INFINITY) continue
    if (appeal > best.appeal) best = { playerId, appeal }
    looked += 1
    if (looked >= 40) break
  }
  return best.playerId
}
