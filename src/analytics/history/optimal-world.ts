import type { HistoryResponse } from '../../contract/responses/history.ts'
import { fromCents, sumPoints, toCents } from '../../domain/points.ts'
import { addResult, noGames } from '../../domain/tally.ts'
import { outscores } from '../../verdict/regular-periods.ts'
import { splitScore } from '../period-score.ts'
import type { HistoryGame, LeagueHistory, ManagerGame } from './league-history.ts'
import type { Manager } from './manager-seasons.ts'

type OptimalWorld = HistoryResponse['optimalWorld']

/** All-time standings of regular-season games with two known lineups, as if every manager had started the optimal one. */
export function replayWithBestLineups(history: LeagueHistory): OptimalWorld {
  const best = new Map(
    history.games
      .filter(({ kind }) => kind === 'regular')
      .flatMap((game) => {
        const scores = bestScoresOf(game)
        return scores ? [[game, scores] as const] : []
      }),
  )
  const known = new Set([...best.keys()].map(({ season }) => season))
  const years = (isKnown: boolean) =>
    history.seasons.flatMap((season) => (known.has(season) === isKnown ? [season.season.season] : []))
  return {
    seasons: years(true),
    leftOut: years(false),
    managers: [...history.managers.values()]
      .flatMap((manager) => replayGames(manager, history.gamesOf(manager.key), best))
      .sort((a, b) => b.wins + b.ties / 2 - (a.wins + a.ties / 2) || b.pointsFor - a.pointsFor),
  }
}

interface BestScores {
  home: number
  away: number
}

function bestScoresOf({ season: { season }, matchup, home, away }: HistoryGame): BestScores | null {
  const [bestOfHome, bestOfAway] = [home, away].map(({ teamId, points }) => {
    const parts = splitScore(season, teamId, matchup.weeks, points ?? 0)
    return parts && fromCents(toCents(parts.optimal) + toCents(parts.adjustment))
  })
  return bestOfHome == null || bestOfAway == null ? null : { home: bestOfHome, away: bestOfAway }
}

function replayGames(
  { key, name }: Manager,
  games: readonly ManagerGame[],
  best: ReadonlyMap<HistoryGame, BestScores>,
): OptimalWorld['managers'] {
  const replayed = games.flatMap(({ game, teamId, result }) => {
    const scores = best.get(game)
    if (!scores) return []
    const [own, other] = game.home.teamId === teamId ? [scores.home, scores.away] : [scores.away, scores.home]
    return [{ own, other, result }]
  })
  if (replayed.length === 0) return []
  const optimal = noGames()
  const real = noGames()
  for (const { own, other, result } of replayed) {
    addResult(optimal, outscores(own, other))
    addResult(real, result === 'win' ? 1 : result === 'loss' ? 0 : 0.5)
  }
  return [
    {
      key,
      name,
      wins: optimal.wins,
      losses: optimal.losses,
      ties: optimal.ties,
      games: replayed.length,
      pointsFor: sumPoints(replayed.map(({ own }) => own)),
      pointsAgainst: sumPoints(replayed.map(({ other }) => other)),
      real,
    },
  ]
}
