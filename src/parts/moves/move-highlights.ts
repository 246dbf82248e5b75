/** Highlights of a season's moves: the trade of the year, best pick-ups, players who got away, wasted bids. */
import type { Move, MovedPlayer, Side, Team } from './season-moves.ts'

export interface MoveHighlights {
  trade: Move | null
  /** The next best. */
  otherTrades: Move[]
  /** All of the season, whatever their result. */
  tradeCount: number
  /** Every pick-up that was started, best first. */
  started: PickUp[]
  bestPickUps: PickUp[]
  worstPickUps: PickUp[]
  /** Players who were dropped and then started for others. */
  gotAway: Departure[]
  /** Bids that bought nobody who started, then those far above what was needed. */
  wasted: Purchase[]
}

export interface PickUp {
  move: Move
  team: Team
  player: MovedPlayer
  value: number
}

export interface Departure extends PickUp {
  /** Points he scored as a starter for others. */
  points: number
}

export interface Purchase {
  move: Move
  team: Team
  player: MovedPlayer
  dollars: number
  /** He never started; otherwise the bid was too high. */
  isUnused: boolean
}

const listed = 5
const otherTrades = 3

export function findMoveHighlights(moves: readonly Move[]): MoveHighlights {
  const trades = rankTrades(moves)
  // Both sides must have received a known player.
  const trade = trades.find(({ sides }) => sides.filter(({ received }) => received.length > 0).length > 1) ?? null
  const started = listPickUps(moves).filter(({ player }) => (player.weeksStarted ?? 0) > 0)
  return {
    trade,
    otherTrades: trades.filter((other) => other !== trade).slice(0, otherTrades),
    tradeCount: moves.filter(({ kind }) => kind === 'trade').length,
    started,
    bestPickUps: started.filter(({ value }) => value > 0).slice(0, listed),
    worstPickUps: started
      .filter(({ value }) => value < 0)
      .slice(-listed)
      .reverse(),
    gotAway: listDepartures(moves).slice(0, listed),
    wasted: listWaste(moves).slice(0, listed),
  }
}

/** Trades that helped somebody, by the better side's value. */
function rankTrades(moves: readonly Move[]): Move[] {
  return moves
    .filter(({ kind, sides }) => kind === 'trade' && sides.length > 1)
    .map((move) => ({ move, best: Math.max(...move.sides.map(({ value }) => value ?? 0)) }))
    .filter(({ best }) => best > 0)
    .sort((a, b) => b.best - a.best)
    .map(({ move }) => move)
}

/** Players who were added or claimed and whose value is known, the best first. */
function listPickUps(moves: readonly Move[]): PickUp[] {
  return moves
    .filter(({ kind }) => kind === 'add' || kind === 'waiver')
    .flatMap((move) =>
      move.sides.flatMap(({ team, received }) =>
        received.flatMap((player) => (player.value === null ? [] : [{ move, team, player, value: player.value }])),
      ),
    )
    .sort((a, b) => b.value - a.value)
}

/**
 * Dropped players by their later value, highest first; a player dropped by several teams is listed once, with the most
 * valuable drop.
 */
function listDepartures(moves: readonly Move[]): Departure[] {
  const all = moves
    .filter(({ kind, isRelease }) => (kind === 'drop' || kind === 'add' || kind === 'waiver') && !isRelease)
    .flatMap((move) =>
      move.sides.flatMap(({ team, sent }) =>
        sent.flatMap((player) =>
          player.other === null && (player.value ?? 0) > 0
            ? [{ move, team, player, value: player.value ?? 0, points: player.pointsStarted ?? 0 }]
            : [],
        ),
      ),
    )
    .sort((a, b) => b.value - a.value)
  const seen = new Set<number | string>()
  return all.filter(({ player }) => {
    const who = player.id ?? player.name
    return !seen.has(who) && seen.add(who)
  })
}

function listWaste(moves: readonly Move[]): Purchase[] {
  return moves
    .flatMap((move) =>
      move.sides.flatMap((side) => {
        const [player] = side.received
        if (!player || move.bid === null) return []
        const isUnused = neverStarted(side)
        const dollars = isUnused ? move.bid : (move.overbid ?? 0)
        return dollars > 0 ? [{ move, team: side.team, player, dollars, isUnused }] : []
      }),
    )
    .sort((a, b) => b.dollars - a.dollars)
}

/** Unknown lineups do not count as never started. */
function neverStarted({ received }: Side): boolean {
  return received.every(({ weeksStarted }) => weeksStarted === 0)
}
