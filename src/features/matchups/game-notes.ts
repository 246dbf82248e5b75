/** What was remarkable about a game, in words. */
import { formatNumber, formatOrdinal, formatPercent, formatPoints } from '../../ui/format.ts'
import type { GameSide, WeekGame } from './week-games.ts'

export interface GameNote {
  word: string
  text: string
}

/** In the order in which a reader would tell them; empty for a game without a result. */
export function gameNotes({ first, second, margin, flags, isTie }: WeekGame): GameNote[] {
  if (!second) return []
  const notes: Record<string, () => GameNote> = {
    'nobody-started': () => ({ word: 'No contest', text: 'Neither side started anybody.' }),
    upset: () => ({ word: 'Upset', text: upsetText(first) }),
    close: () => ({ word: 'Close', text: isTie ? 'A tie.' : `Decided by ${marginText(margin)}.` }),
    blowout: () => ({ word: 'Blowout', text: `Won by ${marginText(margin)}.` }),
    stolen: () => ({ word: 'Win left on the bench', text: stolenText(first, second) }),
    'top-score-loss': () => ({ word: 'Unlucky loss', text: topScoreText(second) }),
  }
  return Object.entries(notes).flatMap(([flag, note]) => (flags.includes(flag) ? note() : []))
}

function upsetText({ name, chanceBefore }: GameSide): string {
  return chanceBefore === null
    ? `${name} was not expected to win.`
    : `${name} was given ${formatPercent(chanceBefore * 100, 0)} before the game.`
}

function stolenText(winner: GameSide, loser: GameSide): string {
  const best = loser.optimal === null ? '' : ` (${formatPoints(loser.optimal)})`
  return `The best line-up of ${loser.name}${best} would have beaten ${formatPoints(winner.points)}.`
}

function topScoreText({ name, rank }: GameSide): string {
  const which =
    rank === null ? 'one of the best scores' : rank === 1 ? 'the best score' : `the ${formatOrdinal(rank)}-best score`
  return `${name} lost with ${which} of the week.`
}

/** A margin below a tenth of a point in full. */
export function marginText(margin: number | null): string {
  if (margin === null) return 'very little'
  return `${margin < 0.1 ? formatNumber(margin, 2) : formatPoints(margin)} points`
}
