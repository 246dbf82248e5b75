/** Where the games of a bracket stand and which lines join them, in columns and rows: without a pixel in it. */
import type { BracketGame, BracketRound } from './bracket-games.ts'

export interface PlacedGame {
  game: BracketGame
  /** Its round, from 0. */
  column: number
  /** In heights of a game, from 0; halves where it stands between two. */
  row: number
}

export interface BracketLine {
  from: PlacedGame
  to: PlacedGame
}

export interface BracketLayout {
  games: PlacedGame[]
  /** From a game to the one that its winner goes on to. */
  lines: BracketLine[]
  /** Heights of a game that the whole takes. */
  rows: number
}

/**
 * A game of the winners' bracket stands in the middle of those that its sides come from, any other game beneath the
 * bracket, in the order of its round. Edited brackets have no ways on: their games stand in their order.
 */
export function layOutBracket(rounds: readonly BracketRound[]): BracketLayout {
  const main = placeMain(rounds)
  const beneath = Math.max(0, ...main.map(({ row }) => row + 1))
  const others = rounds.flatMap(({ games }, column) =>
    games.filter((game) => !isMain(game)).map((game, index) => ({ game, column, row: beneath + index })),
  )
  const games = [...main, ...others]
  const lines = games.flatMap((from) =>
    games
      .filter(
        (to) => to.column === from.column + 1 && leadsTo(from.game, to.game) && isMain(to.game) === isMain(from.game),
      )
      .map((to) => ({ from, to })),
  )
  return { games, lines, rows: Math.max(0, ...games.map(({ row }) => row + 1)) }
}

function isMain({ kind }: BracketGame): boolean {
  return kind === 'winners-bracket'
}

function placeMain(rounds: readonly BracketRound[]): PlacedGame[] {
  const placed: PlacedGame[] = []
  for (const [column, { games }] of rounds.entries()) {
    const before = placed.filter((other) => other.column === column - 1)
    let next = 0
    for (const [index, game] of games.filter(isMain).entries()) {
      const rows = feedersOf(game, index, before)
      const middle = rows.length > 0 ? rows.reduce((sum, row) => sum + row, 0) / rows.length : index
      const row = Math.max(next, middle)
      placed.push({ game, column, row })
      next = row + 1
    }
  }
  return placed
}

/** Rows of the games before that lead here; the game's own place where none is known. */
function feedersOf(game: BracketGame, index: number, before: readonly PlacedGame[]): number[] {
  const rows = before.filter((other) => leadsTo(other.game, game)).map(({ row }) => row)
  return rows.length > 0 ? rows : [index]
}

/** Whether the winner of a game goes on to another one. A bye says nothing of that: its team is simply there. */
function leadsTo({ winnerTo, isBye, first: { teamId } }: BracketGame, { key, first, second }: BracketGame): boolean {
  if (winnerTo !== null) return winnerTo === key
  return isBye && teamId !== null && (first.teamId === teamId || second?.teamId === teamId)
}
