import type { Matchup } from '../../domain/league-season.ts'
import type { Tally } from '../../domain/tally.ts'
import { meanOf } from '../points.ts'
import { factsOf } from '../season-facts.ts'
import { type HistorySeason, type LeagueHistory, type ManagerGame, tallyOf } from './league-history.ts'
import type { GameKind } from './season-games.ts'
import { isForStreaks, listStreaks, type Streak } from './streaks.ts'

/** All games of two managers, as the first one sees them. */
export interface Versus {
  /** Decided ones, in the order they were played. */
  games: readonly ManagerGame[]
  byKind: Readonly<Record<GameKind, Tally>>
  all: Tally
  /** Mean of his points minus the other's; null without a game. */
  meanMargin: number | null
  /** The streak that is under way; null after a tie, and where seasons since are missing. A loss is the other's win. */
  currentStreak: Streak | null
  /** The longest one of either, the latest of equal ones; null where nobody won twice in a row. */
  longestStreak: Streak | null
  /** Of games in which no lineup was half empty or scored nothing; of equal margins the earliest. */
  closest: ManagerGame | null
  /** Null where every game was tied. */
  widest: ManagerGame | null
  lastMeeting: ManagerGame | null
  /** Their next scheduled game of the newest season. */
  nextMeeting: { season: HistorySeason; matchup: Matchup } | null
}

export function compareManagers(history: LeagueHistory, key: string, otherKey: string): Versus {
  const games = gamesAgainst(history, key, otherKey)
  const streaks = listStreaks(games.filter(isForStreaks))
  const longest = Math.max(0, ...streaks.map(({ length }) => length))
  const margins = games.map(({ margin }) => margin)
  const size = ({ margin }: ManagerGame) => Math.abs(margin)
  const played = games.filter(({ game }) => !game.hasEmptyLineup)
  const least = Math.min(...played.map(size))
  const most = Math.max(...games.map(size))
  return {
    games,
    byKind: tallyByKind(games),
    all: tallyOf(games),
    meanMargin: meanOf(margins),
    currentStreak: findUnderWay(history, streaks),
    longestStreak: longest < 2 ? null : (streaks.findLast(({ length }) => length === longest) ?? null),
    closest: played.find((game) => size(game) === least) ?? null,
    widest: most > 0 ? (games.find((game) => size(game) === most) ?? null) : null,
    lastMeeting: games.at(-1) ?? null,
    nextMeeting: findNextMeeting(history, key, otherKey),
  }
}

/** The streak of two managers' games that is under way, as `Versus` has it. */
export function findCurrentStreak(history: LeagueHistory, games: readonly ManagerGame[]): Streak | null {
  return findUnderWay(history, listStreaks(games.filter(isForStreaks)))
}

function findUnderWay(history: LeagueHistory, streaks: readonly Streak[]): Streak | null {
  const streak = streaks.at(-1)
  const isUnderWay = streak?.isCurrent && streak.last.game.season.stretch === history.seasons.at(-1)?.stretch
  return streak && isUnderWay ? streak : null
}

export function gamesAgainst(history: LeagueHistory, key: string, otherKey: string): ManagerGame[] {
  return key === otherKey ? [] : history.gamesOf(key).filter(({ opponentKey }) => opponentKey === otherKey)
}

/** Wins, losses and ties of each kind of games. */
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
    .toSorted((a, b) => a.matchup.matchupPeriod - b.matchup.matchupPeriod)
  return games[0] ? { season: newest, matchup: games[0].matchup } : null
}

/** Two managers who met, and their games by kind as the first one sees them. */
export interface Meeting {
  key: string
  otherKey: string
  games: readonly ManagerGame[]
  last: ManagerGame
}

/** All pairs of managers who met, each once. */
export function listMeetings(history: LeagueHistory): Meeting[] {
  const keys = [...history.managers.keys()]
  const placeOf = new Map(keys.map((key, index) => [key, index]))
  return keys.flatMap((key, index) => {
    const later = history
      .gamesOf(key)
      .filter(({ opponentKey }) => opponentKey !== null && (placeOf.get(opponentKey) ?? -1) > index)
    return [...Map.groupBy(later, ({ opponentKey }) => opponentKey ?? '')]
      .flatMap(([otherKey, games]) => {
        const last = games.at(-1)
        return last ? [{ key, otherKey, games, last }] : []
      })
      .sort((a, b) => (placeOf.get(a.otherKey) ?? 0) - (placeOf.get(b.otherKey) ?? 0))
  })
}
