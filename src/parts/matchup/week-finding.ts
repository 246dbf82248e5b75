/** The week's headline. */
import type { ScoreboardResponse } from '../../contract/responses/scoreboard.ts'
import { withArticle } from '../../domain/article.ts'
import { writeDecidedBy } from '../../domain/decided-by.ts'
import { joinScores, writeGameScores } from '../../domain/score-text.ts'
import { formatChance, formatPoints } from '../../ui/format.ts'
import { joinNames } from '../history/history-words.ts'
import { type NamedTeam, nameTeam } from '../my-team/name-team.ts'
import { type WeekGame, wonBy } from './week-games.ts'

/**
 * Title game; while games are played, the reader's own, else the most open one; then the biggest upset, a close game, a blowout, else the closest
 * game; before kickoff the most even game. In the playoffs of the games for the title. Null if nothing is known.
 */
export function weekFinding(
  games: readonly WeekGame[],
  readerTeamId: number | null = null,
  title: ScoreboardResponse['title'] = null,
): string | null {
  const nameOf = (team: WeekGame['first']['team']) => nameTeam(team, readerTeamId)
  const decided = games.filter(({ status, second, margin }) => status === 'final' && second && margin !== null)
  const forTitle = games.filter(({ kind }) => kind === 'winners-bracket')
  const decisive = decided.filter((game) => forTitle.includes(game))
  const titleGame = games.find(({ matchupId, second }) => second && matchupId === title?.matchupId)
  if (titleGame && title?.winnerIsChampion) {
    const { first, second } = titleGame
    const how = writeDecidedBy([first.points, second?.points])
    return `${nameOf(first.team).Name} won the title${how}, ${formatPoints(first.points)} to ${formatPoints(second?.points)} over ${second && nameOf(second.team).name}`
  }
  // In the playoffs the games for the title are the news, whatever else is played.
  const open = titleGame ? [titleGame] : forTitle.length > 0 ? forTitle : games
  if (open.some(({ status }) => status === 'in-progress'))
    return findingOfOwn(games, readerTeamId) ?? findingOfRunning(open, nameOf, titleGame !== undefined)
  if (decided.length > 0) return findingOfResults(decisive.length > 0 ? decisive : decided, nameOf)
  if (titleGame?.second && titleGame.status === 'scheduled')
    return `${nameOf(titleGame.first.team).Name} vs. ${nameOf(titleGame.second.team).name} for the title`
  return findingOfExpected(
    open.filter(({ status }) => status === 'scheduled'),
    nameOf,
  )
}

type NameOf = (team: WeekGame['first']['team']) => NamedTeam

function findingOfResults(games: readonly WeekGame[], nameOf: NameOf): string | null {
  const upset = least(
    games.filter(({ flags }) => flags.includes('upset')),
    ({ first }) => first.chanceBefore,
  )
  if (upset?.first.chanceBefore != null) {
    return `${pairOf(upset, nameOf)} with ${withArticle(formatChance(upset.first.chanceBefore))} chance before kickoff`
  }
  const closest = least(
    games.filter(({ flags }) => !flags.includes('nobody-started')),
    ({ margin }) => margin,
  )
  if (!closest) return null
  const widest = least(
    games.filter(({ flags }) => flags.includes('blowout')),
    ({ margin }) => -(margin ?? 0),
  )
  if (widest && !closest.isTie && !closest.flags.includes('close'))
    return `${pairOf(widest, nameOf)} ${wonBy(widest)}${games.length > 1 ? ', the biggest win' : ''}`
  return closest.isTie
    ? `${pairOf(closest, nameOf, 'and')} tied at ${formatPoints(closest.first.points)}`
    : `${pairOf(closest, nameOf)} ${wonBy(closest)}${games.length > 1 ? ', the closest game' : ''}`
}

/** "Hawks beat Lions", "You beat Lions" */
function pairOf({ first, second }: WeekGame, nameOf: NameOf, verb = 'beat'): string {
  return `${nameOf(first.team).Name} ${verb} ${second && nameOf(second.team).name}`
}

/** "You trail Café Olé, 27.8–70.1"; before its kickoff "You play Café Olé, 51% to win", after its end its result. Null without a game. */
function findingOfOwn(games: readonly WeekGame[], readerTeamId: number | null): string | null {
  const game = games.find(({ first, second }) => [first, second].some((side) => side?.team.id === readerTeamId))
  if (!game?.second || game.status === 'not-recorded') return null
  const isFirst = game.first.team.id === readerTeamId
  const [own, other] = isFirst ? [game.first, game.second] : [game.second, game.first]
  if (game.status === 'scheduled') {
    const chance = own.chanceLive ?? own.chanceBefore
    return `You play ${other.team.name}${chance === null ? '' : `, ${formatChance(chance)} to win`}`
  }
  if (own.points === null || other.points === null) return null
  if (game.status === 'final' && !game.isTie) {
    const scores = joinScores(writeGameScores([own.points, other.points]))
    return `You ${own.isWinner ? 'beat' : 'lost to'} ${other.team.name}, ${scores}`
  }
  if (own.points === other.points) return `You and ${other.team.name} are tied at ${formatPoints(own.points)}`
  const scores = joinScores(writeGameScores([own.points, other.points]))
  return `You ${own.points > other.points ? 'lead' : 'trail'} ${other.team.name}, ${scores}`
}

/**
 * "Closest: One Dollar Defense (58%), Bid Bad Wolf (42%)"; where the title is played, or no game is open, who leads: "Check Please leads the
 * week".
 */
function findingOfRunning(games: readonly WeekGame[], nameOf: NameOf, isTitleGame: boolean): string {
  const sides = games.flatMap(({ first, second }) => (second ? [first, second] : [first]))
  const leader = least(sides, ({ points }) => (points === null || points <= 0 ? null : -points))
  if (!leader) {
    const begun = games.filter(({ status }) => status !== 'scheduled').length
    return `${begun} of ${games.length} games under way`
  }
  const { names, verb } = nameAll(
    sides.filter(({ points }) => points === leader.points).map(({ team }) => nameOf(team)),
  )
  const isLong = games.some(({ weeks }) => weeks.length > 1)
  // The host has not closed the week, but no starter is left.
  if (!isLong && !isTitleGame && games.every(({ isOver }) => isOver))
    return `${names} had the week’s highest score: ${formatPoints(leader.points)}`
  const leads = `${names} ${verb('leads', 'lead')} the ${isTitleGame ? 'championship' : isLong ? 'round' : 'week'}`
  if (isTitleGame) return leader.chanceLive === null ? leads : `${leads}; ${formatChance(leader.chanceLive)} to win`
  return findingOfOpen(games, nameOf) ?? leads
}

/** Null where no game in progress is open. */
function findingOfOpen(games: readonly WeekGame[], nameOf: NameOf): string | null {
  const open = games.filter(({ status, isOver }) => status === 'in-progress' && !isOver)
  const closest = least(open, ({ first: { chanceLive } }) => (chanceLive === null ? null : Math.abs(chanceLive - 0.5)))
  if (!closest?.second || closest.second.chanceLive === null || closest.first.chanceLive === null) return null
  if (Math.abs(closest.first.chanceLive - 0.5) > mostOpen) return null
  const [favorite, other] = [closest.first, closest.second].sort((a, b) => (b.chanceLive ?? 0) - (a.chanceLive ?? 0))
  return `Closest: ${[favorite, other].map((side) => side && `${nameOf(side.team).name} (${formatChance(side.chanceLive)})`).join(', ')}`
}

/** The favorite of an open game has at most 90 %. */
const mostOpen = 0.4

/** The names of equals at the head of a sentence, with the verb after them. */
function nameAll(teams: readonly NamedTeam[]): { names: string; verb: NamedTeam['verb'] } {
  const names = joinNames(teams.map(({ Name, name }, index) => (index === 0 ? Name : name)))
  const [first, second] = teams
  return { names, verb: first && !second ? first.verb : (_, ofMany) => ofMany }
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
