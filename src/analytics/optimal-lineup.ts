import { fromCents, toCents } from '../domain/points.ts'
import type { LineupSlot } from '../domain/vocabulary.ts'
import { isReserveSlot, isStartingSlot } from '../domain/vocabulary.ts'

/** A rostered player in a week, and his slot. */
export interface RosteredPlayer {
  player: number
  slot: LineupSlot
  /** Eligible starting slots. The slot he started in is always eligible. */
  eligibleSlots: readonly LineupSlot[]
  /** 0 if he did not play. */
  points: number
}

/** A starting slot and its player; a league with two RB slots has two of these. */
export interface Seat {
  slot: LineupSlot
  /** The player who started; null for an empty slot. */
  actual: RosteredPlayer | null
  /** The player of the optimal lineup; null if no player could fill it. */
  optimal: RosteredPlayer | null
}

export interface OptimalLineup {
  seats: Seat[]
  actualPoints: number
  optimalPoints: number
  /** Points left on the bench: optimal − actual, never below 0. */
  missedPoints: number
}

/**
 * The optimal lineup of a roster: the exact maximum over all assignments of players to starting slots. As many slots as possible are
 * filled, then points decide. If the manager's lineup scored as much or more (a slot left empty instead of a negative score), it is the
 * optimum. Players on IR and taxi squads may not start.
 *
 * The sets of players that can be seated at once form a transversal matroid (Edmonds & Fulkerson 1965). The greedy choice of the best
 * player who still fits, with earlier players changing seats, is therefore exact: FLEX, OP, RB/WR, WR/TE and IDP slots may overlap in any
 * way. Of equal players the started one stays, in his slot if possible.
 */
export function findOptimalLineup(
  roster: readonly RosteredPlayer[],
  lineupSlots: readonly { slot: LineupSlot; count: number }[],
): OptimalLineup {
  const actual = seatStarters(roster, lineupSlots)
  const slots = actual.map(({ slot }) => slot)
  const fits = fittingSeats(roster, slots)
  const chosen = chooseStarters(roster, slots.length, fits)
  const optimal = seatChosen(chosen, actual, fits)

  const actualCents = centsOf(actual.map(({ player }) => player))
  const optimalCents = centsOf(optimal)
  const managerWasBest = actualCents >= optimalCents
  const missedCents = managerWasBest ? 0 : optimalCents - actualCents
  return {
    seats: actual.map(({ slot, player }, index) => ({
      slot,
      actual: player,
      optimal: managerWasBest ? player : (optimal[index] ?? null),
    })),
    actualPoints: fromCents(actualCents),
    optimalPoints: fromCents(actualCents + missedCents),
    missedPoints: fromCents(missedCents),
  }
}

/** Whether a player may start in a slot. */
export function canFill(player: RosteredPlayer, slot: LineupSlot): boolean {
  return player.slot === slot || player.eligibleSlots.includes(slot)
}

/** Indexes of the `slots` that each player may fill, ascending. */
type FittingSeats = ReadonlyMap<RosteredPlayer, readonly number[]>

/** Computed once per roster, because seating one player checks every player who might move. */
function fittingSeats(roster: readonly RosteredPlayer[], slots: readonly LineupSlot[]): FittingSeats {
  const layout = slots.join()
  const kinds = new Set(slots)
  return new Map(
    roster.map((player) => {
      const { slot, eligibleSlots } = player
      const fits = !kinds.has(slot) || eligibleSlots.includes(slot)
      return [
        player,
        fits ? seatsOf(eligibleSlots, slots, layout) : listSeats(slots, new Set([...eligibleSlots, slot])),
      ]
    }),
  )
}

/** The last result of `seatsOf` for a list of slots. */
const known = new WeakMap<readonly LineupSlot[], { layout: string; seats: readonly number[] }>()

/** A player's eligible slots are one array, and a league's slots are the same in all weeks, so the last result usually applies. */
function seatsOf(eligible: readonly LineupSlot[], slots: readonly LineupSlot[], layout: string): readonly number[] {
  const last = known.get(eligible)
  if (last?.layout === layout) return last.seats
  const seats = listSeats(slots, new Set(eligible))
  known.set(eligible, { layout, seats })
  return seats
}

function listSeats(slots: readonly LineupSlot[], fitting: ReadonlySet<LineupSlot>): number[] {
  return slots.flatMap((slot, seat) => (fitting.has(slot) ? seat : []))
}

/** Every starting slot with its player. If settings changed during the season, there may be fewer slots than starters. */
function seatStarters(
  roster: readonly RosteredPlayer[],
  lineupSlots: readonly { slot: LineupSlot; count: number }[],
): { slot: LineupSlot; player: RosteredPlayer | null }[] {
  const counts = new Map(lineupSlots.filter(({ slot }) => isStartingSlot(slot)).map(({ slot, count }) => [slot, count]))
  const starters = Map.groupBy(
    roster.filter(({ slot }) => isStartingSlot(slot)),
    ({ slot }) => slot,
  )
  const slots = [...new Set([...counts.keys(), ...starters.keys()])]
  return slots.flatMap((slot) => {
    const inSlot = starters.get(slot) ?? []
    const length = Math.max(counts.get(slot) ?? 0, inSlot.length)
    return Array.from({ length }, (_, index) => ({ slot, player: inSlot[index] ?? null }))
  })
}

/** The players of the optimal lineup, best first. */
function chooseStarters(roster: readonly RosteredPlayer[], seats: number, fits: FittingSeats): RosteredPlayer[] {
  const seated: (RosteredPlayer | null)[] = Array(seats).fill(null)
  const closed: boolean[] = Array(seats).fill(false)
  return roster
    .filter(({ slot }) => !isReserveSlot(slot))
    .map((player) => ({ player, cents: toCents(player.points), started: Number(isStartingSlot(player.slot)) }))
    .sort((a, b) => b.cents - a.cents || b.started - a.started)
    .flatMap(({ player }) => (takeSeat(player, seated, fits, closed) ? player : []))
}

/** Seats the chosen players. Started players keep their slot, others enter with the fewest moves. */
function seatChosen(
  chosen: readonly RosteredPlayer[],
  actual: readonly { slot: LineupSlot; player: RosteredPlayer | null }[],
  fits: FittingSeats,
): (RosteredPlayer | null)[] {
  const wanted = new Set(chosen)
  const seated = actual.map(({ player }) => (player && wanted.has(player) ? player : null))
  for (const player of chosen) if (!seated.includes(player)) takeSeat(player, seated, fits)
  return seated
}

/**
 * Seats a player, moving others where needed (a shortest augmenting path); no player loses a seat. False if there are too few seats:
 * players in the tried seats can sit only in these, so they are closed for all later players.
 */
function takeSeat(
  newcomer: RosteredPlayer,
  seated: (RosteredPlayer | null)[],
  fits: FittingSeats,
  closed: boolean[] = [],
): boolean {
  const takenBy: (RosteredPlayer | undefined)[] = []
  const movers = [newcomer]
  for (const mover of movers) {
    for (const seat of fits.get(mover) ?? []) {
      if (takenBy[seat] || closed[seat]) continue
      takenBy[seat] = mover
      const occupant = seated[seat]
      if (!occupant) {
        moveAlong(seat, newcomer, takenBy, seated)
        return true
      }
      movers.push(occupant)
    }
  }
  for (const seat of takenBy.keys()) if (takenBy[seat]) closed[seat] = true
  return false
}

function moveAlong(
  freeSeat: number,
  newcomer: RosteredPlayer,
  takenBy: readonly (RosteredPlayer | undefined)[],
  seated: (RosteredPlayer | null)[],
): void {
  let seat = freeSeat
  for (;;) {
    const mover = takenBy[seat] ?? newcomer
    const left = seated.indexOf(mover)
    seated[seat] = mover
    if (mover === newcomer) return
    seat = left
  }
}

function centsOf(players: readonly (RosteredPlayer | null)[]): number {
  return players.reduce((sum, player) => sum + toCents(player?.points ?? 0), 0)
}
