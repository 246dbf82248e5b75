import { writeDecidedBy } from '../../domain/decided-by.ts'
import { writeShownMargin } from '../../domain/margin-text.ts'
import type { WeekGame } from './week-games.ts'

/**
 * What the reader's lineup cost, once the game is over: "You lost by 8.3. With Castlebury in your lineup you win." Null for games of others,
 * after a win, and where another lineup is not known to have won or not.
 */
export function describeBetterLineup(game: WeekGame, readerTeamId: number | null): string | null {
  const { first, second, weeks } = game
  const [own, other] = first.team.id === readerTeamId ? [first, second] : [second, first]
  if (own?.team.id !== readerTeamId || !other || !own.betterLineup) return null
  const { wins, player, week } = own.betterLineup
  const result = describeResult(own.points ?? 0, other.points ?? 0, other.isWinner)
  if (!wins) return `${result} No lineup of yours would have won.`
  const inWeek = weeks.length > 1 && week !== null ? ` in week ${week}` : ''
  return `${result} With ${player ? `${player.name} in your lineup${inWeek}` : 'your optimal lineup'} you win.`
}

function describeResult(own: number, other: number, isLost: boolean): string {
  if (own !== other) return `You lost by ${writeShownMargin(own, other)}.`
  return isLost ? `You lost${writeDecidedBy([other, own])}.` : 'You tied.'
}
