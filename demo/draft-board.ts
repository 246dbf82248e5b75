import { type DemoManager, isSuperflex, type LeaguePlan, ownSlotCount, slot } from './league-plan.ts'
import type { DemoPosition } from './player-pool.ts'
import type { PlayerScores } from './player-scores.ts'
import type { Random } from './random.ts'

const positions: readonly DemoPosition[] = ['QB', 'RB', 'WR', 'TE', 'K', 'D/ST']

/** A made pick. In an auction `bid` is the price. */
export interface DraftedPlayer {
  overallPick: number
  round: number
  pickInRound: number
  teamId: number
  playerId: number
  keeper: boolean
  bid: number
}

/** The pre-season ranking that everyone drafts by, and each manager's own opinion of it. */
export interface DraftBoard {
  /** Players by value over replacement, best first. */
  ranking: readonly { playerId: number; value: number }[]
  /** A player's value to this manager, given his current roster; −Infinity if he may not take him. */
  appeal(manager: DemoManager, roster: readonly number[], playerId: number): number
}

/**
 * Ranks all players for a league: projected season points over those of the position's last likely starter, with some
 * noise.
 */
export function rankForDraft(random: Random, plan: LeaguePlan, playerScores: PlayerScores, rounds: number): DraftBoard {
  const projected = new Map(
    playerScores.players.map((player) => [player.id, playerScores.preseason(player.id) * random.factor(0.06)]),
  )
  const replacement = new Map(
    positions.map((position) => [position, replacementLevel(plan, playerScores, projected, position)]),
  )
  const value = new Map(
    playerScores.players.map(({ id, position }) => [id, (projected.get(id) ?? 0) - (replacement.get(position) ?? 0)]),
  )
  const opinions = new Map<number, Map<number, number>>()
  const opinion = (manager: DemoManager, playerId: number) => {
    const own = opinions.get(manager.teamId) ?? new Map<number, number>()
    opinions.set(manager.teamId, own)
    const known = own.get(playerId) ?? random.normal(0, 36 - 24 * manager.skill)
    own.set(playerId, known)
    return known
  }

  return {
    ranking: [...value].map(([playerId, worth]) => ({ playerId, value: worth })).sort((a, b) => b.value - a.value),
    appeal(manager, roster, playerId) {
      const position = playerScores.position(playerId)
      const owned = roster.filter((id) => playerScores.position(id) === position).length
      if (owned >= mostOf(plan, position)) return Number.NEGATIVE_INFINITY
      const open = openPositions(plan, playerScores, roster)
      const picksLeft = rounds - roster.length
      if (picksLeft <= open.length && !open.includes(position)) return Number.NEGATIVE_INFINITY
      // Kickers and defenses are drafted last.
      const early = position === 'K' || position === 'D/ST' ? 25 * Math.max(0, picksLeft - 3) : 0
      return (value.get(playerId) ?? 0) + opinion(manager, playerId) - surplus(plan, position, owned) - early
    },
  }
}

/** Positions whose own slots the roster cannot fill yet, one entry per slot. */
function openPositions(plan: LeaguePlan, playerScores: PlayerScores, roster: readonly number[]): DemoPosition[] {
  return positions.flatMap((position) => {
    const owned = roster.filter((id) => playerScores.position(id) === position).length
    return Array<DemoPosition>(Math.max(0, startersOf(plan, position) - owned)).fill(position)
  })
}

/** Starters that a sensible team drafts at a position; a superflex team wants a second quarterback. */
function startersOf(plan: LeaguePlan, position: DemoPosition): number {
  return ownSlotCount(plan, position) + (position === 'QB' && isSuperflex(plan) ? 1 : 0)
}

function mostOf(plan: LeaguePlan, position: DemoPosition): number {
  if (position === 'K' || position === 'D/ST') return 1
  if (position === 'QB') return isSuperflex(plan) ? 4 : 2
  return position === 'TE' ? 2 : 8
}

/** How much less a further player of a position is worth to a team that has its starters. */
function surplus(plan: LeaguePlan, position: DemoPosition, owned: number): number {
  const beyond = owned - startersOf(plan, position)
  if (beyond < 0) return 0
  if (position === 'QB' || position === 'TE') return 45 + 30 * beyond
  return 7 * beyond
}

function replacementLevel(
  plan: LeaguePlan,
  playerScores: PlayerScores,
  projected: Map<number, number>,
  position: DemoPosition,
): number {
  const flexShare: Partial<Record<DemoPosition, number>> = { RB: 0.45, WR: 0.5, TE: 0.05 }
  const flexes = plan.startingSlots.filter((slotId) => slotId === slot.FLEX).length
  const started = plan.managers.length * (startersOf(plan, position) + flexes * (flexShare[position] ?? 0))
  const ofPosition = playerScores.players
    .filter((player) => player.position === position)
    .map((player) => projected.get(player.id) ?? 0)
    .sort((a, b) => b - a)
  return ofPosition[Math.min(ofPosition.length - 1, Math.round(started * 1.15))] ?? 0
}
