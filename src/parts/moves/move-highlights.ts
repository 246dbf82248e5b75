/** Highlights of a season's moves: the trade of the year, best pickups, players who got away, wasted bids. */
import type { ListedMove, ListedSide, MovedPlayer } from '../../contract/responses/moves.ts'
import type { TeamRef } from '../../contract/responses/shared.ts'

export interface MoveHighlights {
  trade: ListedMove | null
  /** Runners-up. */
  otherTrades: ListedMove[]
  /** All of the season, whatever their result. */
  tradeCount: number
  /** Every pickup that was started, best first. */
  started: StartedPlayer[]
  bestPickUps: StartedPlayer[]
  worstPickUps: StartedPlayer[]
  /** Dropped players who then started for others. */
  gotAway: StartedPlayer[]
  /** Bids for players who never started, then bids far above the next one. */
  wasted: Purchase[]
}

/** A player who changed teams by a move, from one team's side. */
export interface MoveOfPlayer {
  move: ListedMove
  team: TeamRef
  moved: MovedPlayer
}

export interface StartedPlayer extends MoveOfPlayer {
  value: number
}

export interface Purchase extends MoveOfPlayer {
  dollars: number
  /** True: he never started; otherwise the bid was too high. */
  isUnused: boolean
}

const listed = 5
const otherTrades = 3

export function findMoveHighlights(moves: readonly ListedMove[]): MoveHighlights {
  const trades = rankTrades(moves)
  // Both sides must have received a known player.
  const trade = trades.find(({ sides }) => sides.filter(({ received }) => received.length > 0).length > 1) ?? null
  const started = listPickUps(moves).filter(({ moved }) => (moved.weeksStarted ?? 0) > 0)
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

/** Trades with a positive value for a side, by the better side's value. */
function rankTrades(moves: readonly ListedMove[]): ListedMove[] {
  return moves
    .filter(({ kind, sides }) => kind === 'trade' && sides.length > 1)
    .map((move) => ({ move, best: Math.max(...move.sides.map(({ value }) => value ?? 0)) }))
    .filter(({ best }) => best > 0)
    .sort((a, b) => b.best - a.best)
    .map(({ move }) => move)
}

/** Added or claimed players with a known value, best first. */
function listPickUps(moves: readonly ListedMove[]): StartedPlayer[] {
  return moves
    .filter(({ kind }) => kind === 'add' || kind === 'waiver')
    .flatMap((move) =>
      move.sides.flatMap(({ team, received }) =>
        received.flatMap((moved) => (moved.value === null ? [] : [{ move, team, moved, value: moved.value }])),
      ),
    )
    .sort((a, b) => b.value - a.value)
}

/**
 * Dropped players by their later value, highest first; a player dropped by several teams is listed once, with the most
 * valuable drop.
 */
function listDepartures(moves: readonly ListedMove[]): StartedPlayer[] {
  const all = moves
    .filter(({ kind, isRelease }) => (kind === 'drop' || kind === 'add' || kind === 'waiver') && !isRelease)
    .flatMap((move) =>
      move.sides.flatMap(({ team, sent }) =>
        sent.flatMap((moved) =>
          moved.to === null && moved.value !== null && moved.value > 0
            ? [{ move, team, moved, value: moved.value }]
            : [],
        ),
      ),
    )
    .sort((a, b) => b.value - a.value)
  const seen = new Set<number>()
  return all.filter(({ moved: { player } }) => !seen.has(player.id) && seen.add(player.id))
}

function listWaste(moves: readonly ListedMove[]): Purchase[] {
  return moves
    .flatMap((move) =>
      move.sides.flatMap((side) => {
        const [moved] = side.received
        if (!moved || move.bid === null) return []
        const isUnused = neverStarted(side)
        const dollars = isUnused ? move.bid : (move.overbid ?? 0)
        return dollars > 0 ? [{ move, team: side.team, moved, dollars, isUnused }] : []
      }),
    )
    .sort((a, b) => b.dollars - a.dollars)
}

/** Unknown lineups do not count as never started. */
function neverStarted({ received }: ListedSide): boolean {
  return received.every(({ weeksStarted }) => weeksStarted === 0)
}
