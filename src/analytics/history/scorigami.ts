import type { HistoryGame, LeagueHistory } from './league-history.ts'
import { type GameSet, isInSet } from './season-games.ts'

/** A final score in whole points, and how often it came. */
export interface FinalScore {
  lower: number
  higher: number
  count: number
  first: HistoryGame
  last: HistoryGame
  /** It came for the first time in the newest decided week. */
  isNew: boolean
}

export interface Scorigami {
  /** By higher score, then by lower. */
  scores: readonly FinalScore[]
  /** The newest decided week; null before the first game. */
  newest: { season: number; week: number } | null
}

/** Every final score of the league, rounded to whole points, and how often it came. */
export function listFinalScores(history: LeagueHistory, set: GameSet = 'all'): Scorigami {
  const games = history.games.filter(({ kind }) => isInSet(kind, set))
  const newestYear = games.at(-1)?.season.season.season
  const ofNewestYear = games.filter(({ season }) => season.season.season === newestYear)
  const newestWeek = Math.max(...ofNewestYear.map(lastWeekOf))
  const isNewest = (game: HistoryGame) => game.season.season.season === newestYear && lastWeekOf(game) === newestWeek
  const byScore = Map.groupBy(games, (game) => roundedScore(game).join('–'))
  const scores = [...byScore.values()].flatMap((same): FinalScore[] => {
    const [first, last] = [same[0], same.at(-1)]
    if (!first || !last) return []
    const [lower, higher] = roundedScore(first)
    return [{ lower, higher, count: same.length, first, last, isNew: isNewest(first) }]
  })
  return {
    scores: scores.sort((a, b) => a.higher - b.higher || a.lower - b.lower),
    newest: newestYear === undefined ? null : { season: newestYear, week: newestWeek },
  }
}

function roundedScore({ home, away }: HistoryGame): [lower: number, higher: number] {
  const scores = [home, away].map(({ points }) => Math.round(points ?? 0) + 0)
  return [Math.min(...scores), Math.max(...scores)]
}

function lastWeekOf({ matchup }: HistoryGame): number {
  return matchup.weeks.at(-1) ?? 0
}
