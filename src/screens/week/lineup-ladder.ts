/** The week's lineup as a ladder of slots, the bench beside it, and the missed swaps between the two. */
import { isReserveSlot, slotOrder } from '../../domain/vocabulary.ts'
import type { RosterPlayer } from '../../parts/team/week-roster.ts'
import type { MissedOpportunity } from './MissedOpportunities.tsx'

export interface Rung {
  /** Unique in the ladder. */
  key: string
  /** Null: unknown, or an empty slot. */
  playerId: number | null
  /** Lineup slot of a starter, position of a bench player. */
  label: string
  name: string
  points: number | null
  isSwapped: boolean
}

export interface LineupLadder {
  /** In lineup order; an empty slot that cost points is a separate rung. */
  starters: Rung[]
  /** Bench players who should have started first, beside the slots they should have filled; then the rest by points. */
  bench: Rung[]
  /** Indexes into `starters` and `bench`. */
  swaps: {
    starter: number
    bench: number
    pointsMissed: number | null
    /** Starters who change slots to make room, in the order of the moves; empty in a plain swap. */
    via: number[]
  }[]
  /** The scale of all bars: the highest points of any player, at least 1. */
  most: number
}

/** Players on injured reserve or a taxi squad could not be started and are left out. */
export function lineupLadder(players: readonly RosterPlayer[], missed: readonly MissedOpportunity[]): LineupLadder {
  const starters = players
    .filter(({ isStarter }) => isStarter)
    .map((player, index) => rungOf(player, player.lineupSlot, `starter-${index}`))
  const bench = players
    .filter(({ isStarter, lineupSlot }) => !isStarter && !isReserveSlot(lineupSlot))
    .map((player, index) => rungOf(player, player.position ?? 'BENCH', `bench-${index}`))
  const pairs = missed.flatMap((swap) => {
    const benched = claim(bench, { playerId: swap.benchId, name: swap.benchName })
    if (!benched) return []
    const started =
      claim(starters, { playerId: swap.starterId, name: swap.starterName }) ?? addEmptySlot(starters, swap)
    const via = swap.moves.slice(1).flatMap((mover) => find(starters, mover) ?? [])
    return [{ started, benched, via, pointsMissed: swap.pointsMissed }]
  })
  const startersInOrder = starters.toSorted((a, b) => slotOrder(a.label) - slotOrder(b.label) || byPoints(a, b))
  const place = new Map(pairs.map(({ started, benched }) => [benched, startersInOrder.indexOf(started)]))
  const benchInOrder = bench.toSorted(
    (a, b) => (place.get(a) ?? startersInOrder.length) - (place.get(b) ?? startersInOrder.length) || byPoints(a, b),
  )
  return {
    starters: startersInOrder,
    bench: benchInOrder,
    swaps: pairs
      .map(({ started, benched, via, pointsMissed }) => ({
        starter: startersInOrder.indexOf(started),
        bench: benchInOrder.indexOf(benched),
        pointsMissed,
        via: via.map((rung) => startersInOrder.indexOf(rung)),
      }))
      .toSorted((a, b) => a.starter - b.starter),
    most: Math.max(1, ...[...starters, ...bench].map(({ points }) => points ?? 0)),
  }
}

function rungOf({ playerId, name, weekPoints }: RosterPlayer, label: string, key: string): Rung {
  return { key, playerId, label, name, points: weekPoints, isSwapped: false }
}

type Named = Pick<Rung, 'playerId' | 'name'>

/** The rung of a player who is swapped; each player has one. */
function claim(rungs: Rung[], named: Named): Rung | null {
  const free = rungs.filter(({ isSwapped }) => !isSwapped)
  const rung = find(free, named)
  if (rung) rung.isSwapped = true
  return rung
}

/** The rung of a player, by id if the server sends one, else by name. */
function find(rungs: Rung[], { playerId, name }: Named): Rung | null {
  return rungs.find((rung) => (playerId === null ? rung.name === name : rung.playerId === playerId)) ?? null
}

function addEmptySlot(
  starters: Rung[],
  { positionEligibility: label, starterName: name, starterPoints: points }: MissedOpportunity,
): Rung {
  const rung = { key: `empty-${starters.length}`, playerId: null, label, name, points, isSwapped: true }
  starters.push(rung)
  return rung
}

function byPoints(a: Rung, b: Rung): number {
  return (b.points ?? Number.NEGATIVE_INFINITY) - (a.points ?? Number.NEGATIVE_INFINITY) || 0
}
