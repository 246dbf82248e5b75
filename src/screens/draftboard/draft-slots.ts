/** Derives the original team of each draft pick from the order of picks. */
import type { CompletedPick } from '../../client/complete/complete-draft.ts'

export interface DraftSlots {
  /** The teams in the order of the first round. */
  order: number[]
  /** By round: whether the order is reversed, as in every second round of a snake draft. */
  isReversed: Map<number, boolean>
  /** The original team of a pick; null if unknown. */
  slotTeamOf: (pick: CompletedPick) => number | null
}

/**
 * A draft position belongs to the team that picked there most often; each round is read in the direction that agrees best with earlier
 * rounds. A pick made by another team was traded. Null without such an order: in an auction, or if rounds do not have one pick per team.
 */
export function findSlots(picks: readonly CompletedPick[]): DraftSlots | null {
  const teams = new Set(picks.flatMap(({ team }) => team.id ?? []))
  const rounds = [...Map.groupBy(picks, ({ roundNum }) => roundNum)]
    .flatMap(([round, picks]) => (round === null ? [] : [{ round, picks }]))
    .sort((a, b) => a.round - b.round)
  const size = rounds[0]?.picks.length ?? 0
  if (size < 2 || size !== teams.size || rounds.some(({ picks }) => picks.length > size)) return null

  const { counts, isReversed } = countByPosition(rounds, size)
  const order = counts.map((count) => [...count].sort((a, b) => b[1] - a[1])[0]?.[0])
  if (new Set(order).size !== size || order.includes(undefined)) return null
  return {
    order: order.flatMap((teamId) => teamId ?? []),
    isReversed,
    slotTeamOf: (pick) => order[slotOf(pick, size, isReversed.get(pick.roundNum ?? 0) ?? false) ?? -1] ?? null,
  }
}

interface Round {
  round: number
  picks: readonly CompletedPick[]
}

/** How often each team picked at each position, with the direction of each round. */
function countByPosition(rounds: readonly Round[], size: number) {
  const counts = Array.from({ length: size }, () => new Map<number, number>())
  const isReversed = new Map<number, boolean>()
  for (const { round, picks } of rounds) {
    const [forward, backward] = [false, true].map((reversed) => agreement(picks, counts, size, reversed))
    const previous = isReversed.get(round - 1)
    const isBackward = forward === backward ? previous === false : (backward ?? 0) > (forward ?? 0)
    isReversed.set(round, round === rounds[0]?.round ? false : isBackward)
    for (const pick of picks) {
      const count = counts[slotOf(pick, size, isReversed.get(round) ?? false) ?? -1]
      if (count && pick.team.id !== null) count.set(pick.team.id, (count.get(pick.team.id) ?? 0) + 1)
    }
  }
  return { counts, isReversed }
}

/** Number of picks in a round that agree with earlier rounds. */
function agreement(picks: readonly CompletedPick[], counts: Map<number, number>[], size: number, isReversed: boolean) {
  return picks.reduce((sum, pick) => {
    const slot = slotOf(pick, size, isReversed)
    return sum + ((slot !== null && pick.team.id !== null && counts[slot]?.get(pick.team.id)) || 0)
  }, 0)
}

/** Index in the order. */
function slotOf({ pickInRound }: CompletedPick, size: number, isReversed: boolean): number | null {
  if (pickInRound === null || pickInRound < 1 || pickInRound > size) return null
  return isReversed ? size - pickInRound : pickInRound - 1
}
