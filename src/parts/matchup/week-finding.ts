/** The week's headline. */
import type { ScoreboardResponse } from '../../contract/responses/scoreboard.ts'
import { withArticle } from '../../domain/article.ts'
import { writeDecidedBy } from '../../domain/decided-by.ts'
import { formatPercent, formatPoints } from '../../ui/format.ts'
import { joinNames } from '../history/history-words.ts'
import { type NamedTeam, nameTeam } from '../my-team/name-team.ts'
import { type WeekGame, wonBy } from './week-games.ts'

/**
 * Title game; while games are played, who leads; then the biggest upset, else the closest game (in the playoffs for the title); before
 * kickoff the most even game. Null if nothing is known.
 */
export function weekFinding(games: readonly WeekGame[], readerTeamId: number | null = null): string | null {
  const nameOf = (team: WeekGame['first']['team']) => nameTeam(team, readerTeamId)
  const decided = games.filter(({ status, second, margin }) => status === 'final' && second && margin !== null)
  const forTitle = games.filter(({ kind }) => kind === 'winners-bracket')
  const decisive = decided.filter((game) => forTitle.includes(game))
  const [final] = decisive
  if (final && forTitle.length === 1 && !final.isTie) {
    const { first, second } = final
    const how = writeDecidedBy([first.points, second?.points])
    return `${nameOf(first.team).Name} won the title${how}, ${formatPoints(first.points)} to ${formatPoints(second?.points)} over ${second && nameOf(second.team).name}`
  }
  if (games.some(({ status }) => status === 'in-progress')) return findingOfRunning(games, nameOf)
  if (decided.length > 0) return findingOfResults(decisive.length > 0 ? decisive : decided, nameOf)
  return findingOfExpected(games, nameOf)
}

type NameOf = (team: WeekGame['first']['team']) => NamedTeam

function findingOfResults(games: readonly WeekGame[], nameOf: NameOf): string | null {
  const upset = least(
    games.filter(({ flags }) => flags.includes('upset')),
    ({ first }) => first.chanceBefore,
  )
  if (upset?.first.chanceBefore != null) {
    return `${pairOf(upset, nameOf)} with ${withArticle(formatPercent(upset.first.chanceBefore * 100, 0))} chance before kickoff`
  }
  const closest = least(
    games.filter(({ flags }) => !flags.includes('nobody-started')),
    ({ margin }) => margin,
  )
  if (!closest) return null
  return closest.isTie
    ? `${pairOf(closest, nameOf, 'and')} tied at ${formatPoints(closest.first.points)}`
    : `${pairOf(closest, nameOf)} ${wonBy(closest)}${games.length > 1 ? ', the closest game' : ''}`
}

/** "Hawks beat Lions", "You beat Lions" */
function pairOf({ first, second }: WeekGame, nameOf: NameOf, verb = 'beat'): string {
  return `${nameOf(first.team).Name} ${verb} ${second && nameOf(second.team).name}`
}

/** "Check Please leads the week; The Nominators 89%": the most points so far, and the likeliest winner while starters are left. */
function findingOfRunning(games: readonly WeekGame[], nameOf: NameOf): string {
  const sides = games.flatMap(({ first, second }) => (second ? [first, second] : [first]))
  const leader = least(sides, ({ points }) => (points === null || points <= 0 ? null : -points))
  const favorite = least(sides, ({ chanceLive }) => (chanceLive === null ? null : -chanceLive))
  if (!leader) {
    const begun = games.filter(({ status }) => status !== 'scheduled').length
    return `${begun} of ${games.length} games under way`
  }
  const { names, verb } = nameAll(
    sides.filter(({ points }) => points === leader.points).map(({ team }) => nameOf(team)),
  )
  const isLong = games.some(({ weeks }) => weeks.length > 1)
  // The host has not closed the week, but no starter is left.
  if (!isLong && games.every(isPlayedOut))
    return `${names} had the week’s highest score: ${formatPoints(leader.points)}`
  const leads = `${names} ${verb('leads', 'lead')} the ${isLong ? 'round' : 'week'}`
  if (favorite?.chanceLive == null) return leads
  const chance = formatPercent(favorite.chanceLive * 100, 0)
  return favorite === leader ? `${leads}; ${chance} to win` : `${leads}; ${nameOf(favorite.team).name} ${chance}`
}

/** The names of equals at the head of a sentence, with the verb after them. */
function nameAll(teams: readonly NamedTeam[]): { names: string; verb: NamedTeam['verb'] } {
  const names = joinNames(teams.map(({ Name, name }, index) => (index === 0 ? Name : name)))
  const [first, second] = teams
  return { names, verb: first && !second ? first.verb : (_, ofMany) => ofMany }
}

function isPlayedOut({ status, first, second }: WeekGame): boolean {
  return status === 'final' || (first.startersToCome === 0 && (second === null || second.startersToCome === 0))
}

/** A favorite has at least 60 %. */
const leastLead = 0.1

/** Where no game has a favorite, the most even one is so by chance. */
function findingOfExpected(games: readonly WeekGame[], nameOf: NameOf): string | null {
  const leadIn = ({ first }: WeekGame) => (first.chanceBefore === null ? null : Math.abs(first.chanceBefore - 0.5))
  if (!games.some((game) => (leadIn(game) ?? 0) >= leastLead)) return null
  const even = least(games, leadIn)
  return even?.second ? `Closest matchup: ${nameOf(even.first.team).name} vs. ${nameOf(even.second.team).name}` : null
}

interface RankedWeek {
  /** In elimination leagues the lowest score of a round is eliminated; otherwise points add up. */
  isElimination: boolean
  /** No more points to come: the week is final, or its NFL games are over. */
  isComplete: boolean
}

/**
 * Without opponents, from a ranking with the best score first: who is out, else who leads (in elimination leagues who is last); before
 * kickoff the top projection.
 */
export function rankingFinding(
  ranking: ScoreboardResponse['ranking'],
  { isElimination, isComplete }: RankedWeek,
  readerTeamId: number | null = null,
): string | null {
  const [out, ...others] = ranking.filter(({ isOut }) => isOut)
  if (out && others.length > 0) {
    const { names } = nameAll([out, ...others].map(({ team }) => nameTeam(team, readerTeamId)))
    return `${names} are out`
  }
  if (out) {
    const { Name, verb } = nameTeam(out.team, readerTeamId)
    return `${Name} ${verb('is', 'are')} out${out.points === null ? '' : ` with ${formatPoints(out.points)} points, the lowest score`}`
  }
  const scores = ranking.filter(({ points }) => points !== null)
  const isAtRisk = isElimination && !isComplete
  const named = isAtRisk ? scores.at(-1) : scores[0]
  // Before kickoff hosts give every team 0 points.
  if (!named || (!isComplete && !scores.some(({ points }) => (points ?? 0) > 0)))
    return findingOfProjections(ranking, readerTeamId)
  const equals = scores.filter(({ points }) => points === named.points)
  const { names, verb } = nameAll(equals.map(({ team }) => nameTeam(team, readerTeamId)))
  const score = formatPoints(named.points)
  if (isAtRisk) return `${names} ${verb('has', 'have')} the lowest score so far: ${score}`
  return isComplete
    ? `${names} had the week’s highest score: ${score}`
    : `${names} ${verb('leads', 'lead')} the week with ${score} points`
}

function findingOfProjections(ranking: ScoreboardResponse['ranking'], readerTeamId: number | null): string | null {
  const favorite = least(ranking, ({ projectedPoints }) => (projectedPoints === null ? null : -projectedPoints))
  if (!favorite) return null
  const { Name, verb } = nameTeam(favorite.team, readerTeamId)
  return `No points yet. ${Name} ${verb('has', 'have')} the top projection: ${formatPoints(favorite.projectedPoints)} points`
}

/** The entry with the smallest value; entries without one are left out. */
function least<T>(items: readonly T[], figure: (item: T) => number | null): T | undefined {
  return items
    .flatMap((item) => {
      const value = figure(item)
      return value === null ? [] : [{ item, value }]
    })
    .toSorted((a, b) => a.value - b.value)[0]?.item
}
