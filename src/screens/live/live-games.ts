/** The games of the running week as the board shows them. */

import type { LiveResponse } from '../../contract/responses/live.ts'
import { withArticle } from '../../domain/article.ts'
import { writeShownMargin } from '../../domain/margin-text.ts'
import { roundPoints } from '../../domain/rounding.ts'
import { spellCount } from '../../domain/spell-number.ts'
import { nameTeam } from '../../parts/my-team/name-team.ts'
import { formatPoints } from '../../ui/format.ts'

export type LiveGame = LiveResponse['matchups'][number]
export type LiveGameSide = LiveGame['home']

/** The reader's game first, then by how open a game is and how much it moves the playoff odds; finished games and byes last. */
export function sortGames(
  { matchups, games }: Pick<LiveResponse, 'matchups' | 'games'>,
  mine: number | null = null,
): LiveGame[] {
  const leverageOf = new Map(games.map(({ matchupId, leverage }) => [matchupId, leverage]))
  const interest = ({ matchupId, home, away, status }: LiveGame): number => {
    if (away === null) return -2
    if (home.team.id === mine || away.team.id === mine) return 2
    if (status === 'final') return -1
    const chance = home.chanceLive ?? home.chanceBefore ?? 0.5
    // 1 where both sides are as likely to win. Without effect on the playoffs a game still counts a little.
    return 4 * chance * (1 - chance) * ((leverageOf.get(matchupId) ?? 0) + 0.1)
  }
  return matchups.toSorted((a, b) => interest(b) - interest(a))
}

/** What decides a game in progress, in one sentence; null where starters or odds are unknown, and before the last week of a longer round. */
export function describeNeed(
  { home, away, status, weeks }: LiveGame,
  week: number,
  readerTeamId: number | null = null,
): string | null {
  if (away === null || status !== 'in-progress' || week !== weeks.at(-1)) return null
  const [behind, ahead] = (home.points ?? 0) <= (away.points ?? 0) ? [home, away] : [away, home]
  const { startersToCome: own, chanceLive } = behind
  const { startersToCome: others } = ahead
  if (own === null || others === null || chanceLive === null) return null
  const gap = roundPoints((ahead.points ?? 0) - (behind.points ?? 0))
  if (own === 0 && others === 0) return 'All starters have played.'
  const team = nameTeam(behind.team, readerTeamId)
  const { name: rival } = nameTeam(ahead.team, readerTeamId)
  if (gap === 0)
    return `Tied: ${team.name} ${team.verb('has', 'have')} ${spellCount(own, 'starter')} left, ${rival} ${spellCount(others, 'starter')}.`
  const need = writeShownMargin(ahead.points ?? 0, behind.points ?? 0)
  if (own === 0) return `${team.Name} ${team.verb('is', 'are')} ${need} behind with no one left to play.`
  const needs = `${team.Name} ${team.verb('needs', 'need')} ${need}`
  const from = `from ${spellCount(own, 'starter')}`
  const chance = writeChance(chanceLive)
  if (others === 0) return `${needs} ${from}, ${chance}.`
  return `${needs} more ${from} than ${rival} from ${spellCount(others, 'starter')}, ${chance}.`
}

/** 'a 43% chance'. Nothing is certain before the end, so the bounds of the odds are bounds here. */
function writeChance(chance: number): string {
  const percent = Math.round(100 * chance)
  if (percent <= 1) return 'at most a 1% chance'
  if (percent >= 99) return 'at least a 99% chance'
  return withArticle(`${percent}% chance`)
}

/** For screen readers, at each refresh: 'Week 11, Sun, 3:40 p.m. ET. Hawks 84.2, Lions 79.9, 61%.' The reader's game, else the first. */
export function summarizeGame({ home, away }: LiveGame, readerTeamId: number | null = null): string {
  // The reader's side first.
  const sides = away?.team.id === readerTeamId && away ? [away, home] : away ? [home, away] : [home]
  const [first = home] = sides
  const words = sides.map(({ team, points }) => `${nameTeam(team, readerTeamId).Name} ${formatPoints(points)}`)
  const scores = words.join(', ')
  if (first.chanceLive === null) return `${scores}.`
  const whose = first.team.id === readerTeamId ? 'your chance' : `chance of ${first.team.name}`
  return `${scores}, ${whose} ${Math.round(100 * first.chanceLive)}%.`
}
