import { subtractPoints } from '../domain/points.ts'
import type { Season } from '../domain/season.ts'
import type { LineupSlot } from '../domain/vocabulary.ts'
import type { OptimalLineup, RosteredPlayer, Seat } from './optimal-lineup.ts'
import { canFill } from './optimal-lineup.ts'
import { playerIdOf, playerNameOf } from './public-ids.ts'

export interface MissedOpportunity {
  /** The slot of the missed swap. */
  slot: LineupSlot
  /** The player who was started; null for an empty slot. */
  started: RosteredPlayer | null
  /** The player who should have been started. */
  benched: RosteredPlayer
  pointsMissed: number
  /** All slot changes, the bench player first; more than one where others make room for him. */
  moves: SlotChange[]
}

export interface SlotChange {
  player: RosteredPlayer
  slot: LineupSlot
}

/** The slot changes of a swap with the players' names. */
export function describeMoves(season: Season, moves: readonly SlotChange[]) {
  return moves.map(({ player: { player }, slot }) => ({
    playerId: playerIdOf(season, player),
    name: playerNameOf(season, player),
    slot,
  }))
}

/**
 * Pairs every wrongly started player (or empty slot) with the bench player who should have started, costliest first. Where others change
 * slots in between (the bench's RB into RB, RB into FLEX, FLEX out), the pair is the two ends of that chain. The missed points add up to
 * optimal − actual to the cent; the list is empty exactly when that is 0.
 */
export function pairMissedOpportunities({ seats }: OptimalLineup): MissedOpportunity[] {
  const started = new Set(seats.map(({ actual }) => actual))
  const best = new Map(seats.map((seat) => [seat.optimal, seat]))
  return seats
    .flatMap((seat) => {
      const benched = seat.optimal
      if (!benched || started.has(benched)) return []
      const chain = followChain(seat, best)
      const out = chain.at(-1)?.actual ?? null
      const pointsMissed = subtractPoints(benched.points, out?.points ?? 0)
      const moves = chain.flatMap(({ slot, optimal }) => (optimal ? [{ player: optimal, slot }] : []))
      return [{ slot: contestedSlot(chain, benched, out), started: out, benched, pointsMissed, moves }]
    })
    .filter(({ pointsMissed }) => pointsMissed !== 0)
    .sort((a, b) => b.pointsMissed - a.pointsMissed || a.benched.player - b.benched.player)
}

/** The chain from the bench player's seat to that of the benched player, or to the empty seat. */
function followChain(first: Seat, best: Map<RosteredPlayer | null, Seat>): Seat[] {
  const chain = [first]
  for (let seat = first; ; ) {
    const next = seat.actual && best.get(seat.actual)
    if (!next) return chain
    chain.push(next)
    seat = next
  }
}

/** A slot of the chain that both may fill, preferably the one given up, which is also the fallback. */
function contestedSlot(chain: Seat[], benched: RosteredPlayer, out: RosteredPlayer | null): LineupSlot {
  const shared = chain.findLast(({ slot }) => canFill(benched, slot) && (!out || canFill(out, slot)))
  return (shared ?? chain.at(-1))?.slot ?? benched.slot
}
