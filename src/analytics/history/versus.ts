import type { ManagerVersusResponse } from '../../contract/responses/history.ts'
import { meanOf, roundFigure } from '../../domain/points.ts'
import type { Tally } from '../../domain/tally.ts'
import { teamRefOf } from '../public-ids.ts'
import { statusOf } from '../schedule.ts'
import { isNoContest } from '../scoreboard/is-no-contest.ts'
import { factsOf } from '../season-facts.ts'
import { type LeagueHistory, type ManagerGame, momentOf, tallyOf } from './league-history.ts'
import { type GameKind, toGameKind } from './season-games.ts'
import { isForStreaks, listStreaks, type Streak } from './streaks.ts'

/** All games of two managers, from the first one's perspective. */
type Versus = Omit<ManagerVersusResponse, 'leagueName' | 'ownerNames' | 'manager' | 'other' | 'seasons'>

export function compareManagers(history: LeagueHistory, key: string, otherKey: string): Versus {
  const games = gamesAgainst(history, key, otherKey)
  const streaks = listStreaks(games.filter(isForStreaks))
  const longest = Math.max(0, ...streaks.map(({ length }) => length))
  const size = ({ margin }: ManagerGame) => Math.abs(margin)
  const played = games.filter(({ game }) => !game.hasEmptyLineup)
  const least = Math.min(...played.map(size))
  const most = Math.max(...games.map(size))
  const gameOrNull = (game: ManagerGame | undefined) => (game ? describeGame(game) : null)
  const streakOrNull = (streak: Streak | null | undefined) => {
    if (!streak) return null
    const { result, length, first, last } = streak
    // A loss is the other's win.
    return { key: result === 'win' ? key : otherKey, length, since: momentOf(first.game), until: momentOf(last.game) }
  }
  return {
    ...tallyByKind(games),
    all: tallyOf(games),
    meanMargin: roundFigure(meanOf(games.map(({ margin }) => margin))),
    games: games.map(describeGame),
    currentStreak: streakOrNull(findUnderWay(history, streaks)),
    longestStreak: longest < 2 ? null : streakOrNull(streaks.findLast(({ length }) => length === longest)),
    closest: gameOrNull(played.find((game) => size(game) === least)),
    widest: most > 0 ? gameOrNull(games.find((game) => size(game) === most)) : null,
    lastMeeting: gameOrNull(games.at(-1)),
    nextMeeting: findNextMeeting(history, key, otherKey),
  }
}

function describeGame(own: ManagerGame): Versus['games'][number] {
  const { game, kind, teamId, opponentTeamId, points, opponentPoints, result } = own
  const { season } = game.season
  return {
    ...momentOf(game),
    weeks: game.matchup.weeks,
    kind,
    matchupId: game.matchup.id,
    team: teamRefOf(season, teamId),
    otherTeam: teamRefOf(season, opponentTeamId),
    scores: [points, opponentPoints],
    result,
    isNoContest: isNoContest(season, game.matchup),
  }
}

/** The current streak of two managers; null after a tie, and if seasons since are missing. */
export function findCurrentStreak(history: LeagueHistory, games: readonly ManagerGame[]): Streak | null {
  return findUnderWay(history, listStreaks(games.filter(isForStreaks)))
}

function findUnderWay(history: LeagueHistory, streaks: readonly Streak[]): Streak | null {
  const streak = streaks.at(-1)
  const isUnderWay = streak?.isCurrent && streak.last.game.season.stretch === history.seasons.at(-1)?.stretch
  return streak && isUnderWay ? streak : null
}

function gamesAgainst(history: LeagueHistory, key: string, otherKey: string): ManagerGame[] {
  return key === otherKey ? [] : history.gamesOf(key).filter(({ opponentKey }) => opponentKey === otherKey)
}

/** Wins, losses and ties by kind of game. */
export function tallyByKind(games: readonly ManagerGame[]): Record<GameKind, Tally> {
  const byKind = Map.groupBy(games, ({ kind }) => kind)
  const tally = (kind: GameKind) => tallyOf(byKind.get(kind) ?? [])
  return { regular: tally('regular'), playoffs: tally('playoffs'), consolation: tally('consolation') }
}

function findNextMeeting(history: LeagueHistory, key: string, otherKey: string): Versus['nextMeeting'] {
  const newest = history.seasons.at(-1)
  if (!newest || key === otherKey) return null
  const own = newest.season.teams.filter(({ id }) => newest.managerOf(id) === key)
  const games = own
    .flatMap(({ id }) => factsOf(newest.season).gamesOf(id))
    .filter(({ result, opponentId }) => result === null && newest.managerOf(opponentId) === otherKey)
    .filter(({ matchup }) => statusOf(newest.season, matchup) !== 'not-recorded')
    .toSorted((a, b) => a.matchup.matchupPeriod - b.matchup.matchupPeriod)
  const matchup = games[0]?.matchup
  if (!matchup) return null
  const { weeks, id } = matchup
  return { ...momentOf({ season: newest, matchup }), weeks, kind: toGameKind(matchup), matchupId: id }
}

/** Two managers who met, with their games by kind from the first one's perspective. */
export interface Meeting {
  key: string
  otherKey: string
  games: readonly ManagerGame[]
  last: ManagerGame
}

/** All pairs of managers who met, each once. */
export function listVersusGames(history: LeagueHistory): Meeting[] {
  const keys = [...history.managers.keys()]
  const indexOfKey = new Map(keys.map((key, index) => [key, index]))
  return keys.flatMap((key, index) => {
    const later = history
      .gamesOf(key)
      .filter(({ opponentKey }) => opponentKey !== null && (indexOfKey.get(opponentKey) ?? -1) > index)
    return [...Map.groupBy(later, ({ opponentKey }) => opponentKey ?? '')]
      .flatMap(([otherKey, games]) => {
        const last = games.at(-1)
        return last ? [{ key, otherKey, games, last }] : []
      })
      .sort((a, b) => (indexOfKey.get(a.otherKey) ?? 0) - (indexOfKey.get(b.otherKey) ?? 0))
  })
}
