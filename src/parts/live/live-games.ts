/** The games of the running week as the board shows them, and when it requests them again. */

import { isGameOver } from '../../contract/game-over.ts'
import type { LiveResponse } from '../../contract/responses/live.ts'
import { writeGameChance } from '../../domain/chance-text.ts'
import { writeShownMargin } from '../../domain/margin-text.ts'
import { roundPoints } from '../../domain/rounding.ts'
import { formatChance, formatPoints, readDate } from '../../ui/format.ts'
import { nameTeam } from '../my-team/name-team.ts'

export type LiveGame = LiveResponse['matchups'][number]
export type LiveGameSide = LiveGame['home']

/**
 * The reader's game first, then those for the title, then by how open a game is and how much it moves the playoff odds; finished games and
 * byes last.
 */
export function sortGames(
  { matchups, games }: Pick<LiveResponse, 'matchups' | 'games'>,
  mine: number | null = null,
): LiveGame[] {
  const leverageOf = new Map(games.map(({ matchupId, leverage }) => [matchupId, leverage]))
  const interest = ({ matchupId, home, away, status, kind }: LiveGame): number => {
    if (away === null) return -2
    if (home.team.id === mine || away.team.id === mine) return 3
    if (status === 'final') return -1
    const forTitle = kind === 'winners-bracket' ? 1 : 0
    const chance = home.chanceLive ?? home.chanceBefore ?? 0.5
    // 1 where both sides are as likely to win. Without effect on the playoffs a game still counts a little.
    return forTitle + 4 * chance * (1 - chance) * ((leverageOf.get(matchupId) ?? 0) + 0.1)
  }
  return matchups.toSorted((a, b) => interest(b) - interest(a))
}

/**
 * Where a game in progress stands, told to the reader of one of its teams: "Down 42.3, 24% to win with 8 starters left. Café Olé has 9."
 * No number follows a name, or another number: names may end in digits.
 * Null where starters or chances are unknown, and before the last week of a longer round.
 */
export function describeNeed(game: LiveGame, week: number, readerTeamId: number | null = null): string | null {
  const { home, away, status, weeks } = game
  if (away === null || status !== 'in-progress' || week !== weeks.at(-1)) return null
  const isFirst = readerTeamId === home.team.id || (readerTeamId !== away.team.id && isBehind(home, away))
  const [own, other] = isFirst ? [home, away] : [away, home]
  if (own.startersToCome === null || other.startersToCome === null || own.chanceLive === null) return null
  if (isGameOver(game, week)) return 'All starters have played.'
  const isReader = own.team.id === readerTeamId
  const { Name } = nameTeam(own.team, readerTeamId)
  const gap = roundPoints((own.points ?? 0) - (other.points ?? 0))
  const margin = writeShownMargin(own.points ?? 0, other.points ?? 0)
  const standing =
    gap === 0 ? 'Tied' : isReader ? `${gap > 0 ? 'Up' : 'Down'} ${margin}` : `${Name} trails by ${margin}`
  const isFavored = own.chanceLive > 0.5
  if (gap !== 0 && gap > 0 !== isFavored)
    return `${standing}, but ${isReader ? '' : 'is '}${isFavored ? '' : 'not '}favored: ${formatChance(own.chanceLive)}.`
  const chance = `${writeGameChance(own.chanceLive)} to win${isReader || gap !== 0 ? '' : ` for ${Name}`}`
  const left = `with ${countLeft(own.startersToCome)} left. ${other.team.name} has ${other.startersToCome || 'none'}.`
  return `${standing}, ${chance} ${left}`
}

const isBehind = (one: LiveGameSide, other: LiveGameSide) => (one.points ?? 0) <= (other.points ?? 0)

const countLeft = (starters: number) => `${starters || 'no'} ${starters === 1 ? 'starter' : 'starters'}`

/** For screen readers, at each refresh: 'Week 11, Sun, 3:40 p.m. ET. Hawks: 84.2, Lions: 79.9. Chance of Hawks: 61%.' The reader's game, else the first. */
export function summarizeGame({ home, away }: LiveGame, readerTeamId: number | null = null): string {
  // The reader's side first.
  const sides = away?.team.id === readerTeamId && away ? [away, home] : away ? [home, away] : [home]
  const [first = home] = sides
  const words = sides.map(({ team, points }) => `${nameTeam(team, readerTeamId).Name}: ${formatPoints(points)}`)
  const scores = words.join(', ')
  if (first.chanceLive === null) return `${scores}.`
  const whose = first.team.id === readerTeamId ? 'Your chance' : `Chance of ${first.team.name}`
  return `${scores}. ${whose}: ${formatChance(first.chanceLive)}.`
}

const minute = 60_000

/**
 * Milliseconds from `now` (since 1970) until the board is requested again: a minute while NFL games are played, else until the
 * next kickoff; null after the last.
 */
export function refreshAfter(
  { state, nextKickoff }: Pick<LiveResponse, 'state' | 'nextKickoff'>,
  now: number,
): number | null {
  if (state === 'playing') return minute
  const kickoff = readDate(nextKickoff)
  return kickoff && Math.max(minute, kickoff.getTime() - now)
}
