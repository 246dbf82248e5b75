/** Playoffs as games with lines: drawn by rules, or by the host, and played to date. */
import type { BracketKind, Drawing, PlayoffGame, PlayoffSlot } from '../../domain/season.ts'

type Outcome = 'winner' | 'loser'

export function lineFrom(game: number, outcome: Outcome): PlayoffSlot {
  return { teamId: null, from: { game, outcome } }
}

interface Play {
  /** The better seed has the smaller one. */
  rankOf: (teamId: number) => number
  /** The winner of a game whose teams are known as far as they can be; null while it is open. */
  winnerOf: (game: PlayoffGame) => PlayoffGame['winner']
}

/** The drawing with its teams and winners. Where the league reseeds, the teams of a round are known once all games before it are. */
export function playDrawing(drawing: Drawing, { rankOf, winnerOf }: Play): Drawing {
  const played = new Map<number, PlayoffGame>()
  const fill = (slot: PlayoffSlot): PlayoffSlot => {
    const { teamId, from, seeded } = slot
    if (seeded) {
      const known = seeded.among.map(fill)
      const isOpen = known.some((one) => one.teamId === null)
      // Two teams meet whatever their seeds are.
      if (isOpen) return (known.length === 2 && known[seeded.place]) || { teamId: null, from: null }
      return known.toSorted((a, b) => rankOf(a.teamId ?? 0) - rankOf(b.teamId ?? 0))[seeded.place] ?? slot
    }
    return teamId === null && from ? { ...slot, teamId: teamOutOf(played.get(from.game), from.outcome) } : slot
  }
  for (const game of drawing.games) {
    const filled = { ...game, first: fill(game.first), second: game.second && fill(game.second) }
    played.set(game.id, { ...filled, winner: game.second ? winnerOf(filled) : 'first' })
  }
  return { ...drawing, games: [...played.values()], places: drawing.places.map((slot) => slot && fill(slot)) }
}

/** The winner or loser of a game; null if not yet known. */
export function teamOutOf(game: PlayoffGame | undefined, outcome: Outcome): number | null {
  if (!game || game.winner === null) return null
  const isFirst = (game.winner === 'first') === (outcome === 'winner')
  return (isFirst ? game.first : game.second)?.teamId ?? null
}

/** Teams of a round that can still win the title. */
export function countAlive(games: readonly PlayedGame[], round: number): number {
  return games
    .filter((game) => game.kind === 'winners-bracket' && game.round === round)
    .reduce((sum, { second }) => sum + (second ? 2 : 1), 0)
}

type PlayedGame = { kind: BracketKind; round: number; second: unknown }
