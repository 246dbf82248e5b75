import { addResult, noGames, type Tally } from '../../domain/tally.ts'
import { splitScore } from '../period-score.ts'
import { fromCents, sumPoints, toCents } from '../points.ts'
import { outscores } from '../regular-periods.ts'
import type { HistoryGame, LeagueHistory, ManagerGame } from './league-history.ts'
import type { Manager } from './manager-seasons.ts'
import { type GameSet, isInSet } from './season-games.ts'

/** A manager's record had everybody started the best lineup. */
export interface OptimalRecord extends Tally {
  manager: Manager
  games: number
  pointsFor: number
  pointsAgainst: number
  /** The real record of the same games. */
  real: Tally
}

export interface OptimalWorld {
  /** Most wins first. */
  rows: readonly OptimalRecord[]
  /** Years in which the best lineups are known, and years that are left out; ascending. */
  seasons: readonly number[]
  leftOut: readonly number[]
}

/** The all-time table of games in which both lineups are known, had everybody started the best one. */
export function replayWithBestLineups(history: LeagueHistory, set: GameSet = 'regular'): OptimalWorld {
  const best = new Map(
    history.games
      .filter(({ kind }) => isInSet(kind, set))
      .flatMap((game) => {
        const scores = bestScoresOf(game)
        return scores ? [[game, scores] as const] : []
      }),
  )
  const known = new Set([...best.keys()].map(({ season }) => season))
  const years = (isKnown: boolean) =>
    history.seasons.flatMap((season) => (known.has(season) === isKnown ? [season.season.season] : []))
  return {
    rows: [...history.managers.values()]
      .flatMap((manager) => replayGames(manager, history.gamesOf(manager.key), best))
      .sort((a, b) => b.wins + b.ties / 2 - (a.wins + a.ties / 2) || b.pointsFor - a.pointsFor),
    seasons: years(true),
    leftOut: years(false),
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
  manager: Manager,
  games: readonly ManagerGame[],
  best: ReadonlyMap<HistoryGame, BestScores>,
): OptimalRecord[] {
  const replayed = games.flatMap(({ game, teamId, result }) => {
    const scores = best.get(game)
    if (!scores) return []
    const [own, other] = game.home.teamId === teamId ? [scores.home, scores.away] : [scores.away, scores.home]
    return [{ own, other, result }]
  })
  if (replayed.length === 0) return []
  const [optimal, real] = [noGames(), noGames()]
  for (const { own, other, result } of replayed) {
    addResult(optimal, outscores(own, other))
    addResult(real, result === 'win' ? 1 : result === 'loss' ? 0 : 0.5)
  }
  return [
    {
      manager,
      ...optimal,
      games: replayed.length,
      pointsFor: sumPoints(replayed.map(({ own }) => own)),
      pointsAgainst: sumPoints(replayed.map(({ other }) => other)),
      real,
    },
  ]
}
