/** Positions of a bracket's games and the lines between them, in columns and rows. */
import type { ShownGame, ShownRound } from './bracket-games.ts'

export interface PlacedGame {
  game: ShownGame
  /** Round, from 0. */
  column: number
  /** In heights of a game, from 0; halves between two games. */
  row: number
}

interface BracketLine {
  from: PlacedGame
  to: PlacedGame
}

export interface BracketLayout {
  games: PlacedGame[]
  /** From a game to the advancing team's next one. */
  lines: BracketLine[]
  /** Total height, in heights of a game. */
  rows: number
}

/**
 * A game of the main bracket is centered between the games its teams come from. Other games are beneath the bracket, in the order of their
 * rounds. Edited brackets have no connections, so their games stay in order.
 */
export function layOutBracket(rounds: readonly ShownRound[]): BracketLayout {
  const main = placeMain(rounds)
  const beneath = Math.max(0, ...main.map(({ row }) => row + 1))
  const others = rounds.flatMap(({ games }, column) =>
    games.filter(({ isMain }) => !isMain).map((game, index) => ({ game, column, row: beneath + index })),
  )
  const games = [...main, ...others]
  const lines = games.flatMap((from) =>
    games
      .filter(
        (to) => to.column === from.column + 1 && leadsTo(from.game, to.game) && to.game.isMain === from.game.isMain,
      )
      .map((to) => ({ from, to })),
  )
  return { games, lines, rows: Math.max(0, ...games.map(({ row }) => row + 1)) }
}

function placeMain(rounds: readonly ShownRound[]): PlacedGame[] {
  const placed: PlacedGame[] = []
  for (const [column, { games }] of rounds.entries()) {
    const before = placed.filter((other) => other.column === column - 1)
    let next = 0
    for (const [index, game] of games.filter(({ isMain }) => isMain).entries()) {
      const rows = feedersOf(game, index, before)
      const middle = rows.length > 0 ? rows.reduce((sum, row) => sum + row, 0) / rows.length : index
      const row = Math.max(next, middle)
      placed.push({ game, column, row })
      next = row + 1
    }
  }
  return placed
}

/** Rows of the preceding games; the game's own row if none is known. */
function feedersOf(game: ShownGame, index: number, before: readonly PlacedGame[]): number[] {
  const rows = before.filter((other) => leadsTo(other.game, game)).map(({ row }) => row)
  return rows.length > 0 ? rows : [index]
}

/** Whether a game leads to another one. A bye has no line: its team is already there. */
function leadsTo({ leadsTo: next, isBye, first: { team } }: ShownGame, { key, first, second }: ShownGame): boolean {
  if (next !== null) return next === key
  return isBye && team !== null && (first.team?.id === team.id || second?.team?.id === team.id)
}
