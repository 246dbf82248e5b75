import type { HistoryResponse } from '../../contract/responses/history.ts'
import { type HistoryGame, type LeagueHistory, lastWeekOf, momentOf } from './league-history.ts'

type Scorigami = HistoryResponse['scorigami']

/** Every final score of the league, rounded to whole points, with its count. */
export function listFinalScores({ games }: LeagueHistory): Scorigami {
  const newestYear = games.at(-1)?.season.season.season
  const ofNewestYear = games.filter(({ season }) => season.season.season === newestYear)
  const newestWeek = Math.max(...ofNewestYear.map(lastWeekOf))
  const isNewest = (game: HistoryGame) => game.season.season.season === newestYear && lastWeekOf(game) === newestWeek
  const byScore = Map.groupBy(games, (game) => roundedScore(game).join('–'))
  const scores = [...byScore.values()].flatMap((same): Scorigami['scores'] => {
    const first = same[0]
    const last = same.at(-1)
    if (!first || !last) return []
    const [lower, higher] = roundedScore(first)
    return [{ lower, higher, count: same.length, first: momentOf(first), last: momentOf(last), isNew: isNewest(first) }]
  })
  return {
    newest: newestYear === undefined ? null : { season: newestYear, week: newestWeek },
    scores: scores.sort((a, b) => a.higher - b.higher || a.lower - b.lower),
  }
}

function roundedScore({ home, away }: HistoryGame): [lower: number, higher: number] {
  const scores = [home, away].map(({ points }) => Math.round(points ?? 0) + 0)
  return [Math.min(...scores), Math.max(...scores)]
}
