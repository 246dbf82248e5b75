import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import { roundPoints } from '../domain/rounding.ts'
import type { Matchup, Season } from '../domain/season.ts'
import { isDecided, isGameOf } from './results.ts'

/** What the games are read from. */
export type GamesInput = Pick<Season, 'teams' | 'matchups'>

/** A final game of the regular season. */
interface RegularGame {
  matchup: Matchup
  homeId: number
  awayId: number
  homePoints: number
  awayPoints: number
  /** Win 1, tie ½, loss 0. */
  homeResult: number
}

/** The final part of a regular-season matchup period. Two weeks played as one are one period. */
export interface RegularPeriod {
  matchupPeriod: number
  /** Ascending. */
  weeks: readonly number[]
  games: readonly RegularGame[]
  /** Official score by team in these games, also of teams that left since. Teams with a bye are left out, although hosts give them points. */
  scores: ReadonlyMap<number, number>
  /**
   * The one score of every team with a final game. Where teams have several games in the period, scores are without the home bonus, which only
   * one of them has; else they equal `scores`.
   */
  allScores: ReadonlyMap<number, number>
}

/**
 * The regular season's matchup periods with their final games, in order of play: the input of luck, power ratings and the manager report. A
 * team plays once per period in `games`; further ones are left out.
 */
export const listRegularPeriods = memoizeBySeason((season: GamesInput): readonly RegularPeriod[] => {
  const teams = new Set(season.teams.map(({ id }) => id))
  const decided = season.matchups.filter(
    (matchup) => matchup.kind === 'regular' && isGameOf(matchup, teams) && isDecided(matchup),
  )
  return [...Map.groupBy(decided, ({ matchupPeriod }) => matchupPeriod)]
    .sort(([a], [b]) => a - b)
    .map(([matchupPeriod, matchups]) => toPeriod(matchupPeriod, matchups))
})

function toPeriod(matchupPeriod: number, matchups: readonly Matchup[]): RegularPeriod {
  const scores = new Map<number, number>()
  const games: RegularGame[] = []
  for (const matchup of matchups.toSorted((a, b) => a.id - b.id)) {
    const { home, away, winner } = matchup
    if (!away || scores.has(home.teamId) || scores.has(away.teamId)) continue
    const homePoints = home.points ?? 0
    const awayPoints = away.points ?? 0
    scores.set(home.teamId, homePoints).set(away.teamId, awayPoints)
    const homeResult = winner === 'tie' ? 0.5 : winner === 'home' ? 1 : 0
    games.push({ matchup, homeId: home.teamId, awayId: away.teamId, homePoints, awayPoints, homeResult })
  }
  return { matchupPeriod, weeks: matchups[0]?.weeks ?? [], games, scores, allScores: scoreTeams(matchups) }
}

/** The one score of each team in the games of a period: see `allScores`. */
export function scoreTeams(matchups: readonly Matchup[]): Map<number, number> {
  const sides = matchups.flatMap(({ home, away }) => (away ? [home, away] : []))
  const hasSeveral = new Set(sides.map(({ teamId }) => teamId)).size < sides.length
  return new Map(
    sides.map(({ teamId, points, homeBonus }) => [
      teamId,
      hasSeveral ? roundPoints((points ?? 0) - homeBonus) : (points ?? 0),
    ]),
  )
}

/** A game from the perspective of one of its teams. */
export interface OwnGame {
  period: RegularPeriod
  matchup: Matchup
  opponentId: number
  points: number
  opponentPoints: number
  /** Win 1, tie ½, loss 0. */
  result: number
}

/** Every team's final games of the regular season, in order of play, also of teams that left since. */
export const ownRegularGames = memoizeBySeason((season: GamesInput): ReadonlyMap<number, readonly OwnGame[]> => {
  const byTeam = new Map<number, OwnGame[]>(season.teams.map(({ id }) => [id, []]))
  const listOf = (teamId: number) => {
    const games = byTeam.get(teamId) ?? []
    byTeam.set(teamId, games)
    return games
  }
  for (const period of listRegularPeriods(season)) {
    for (const { matchup, homeId, awayId, homePoints, awayPoints, homeResult } of period.games) {
      const home = { period, matchup, points: homePoints, opponentPoints: awayPoints }
      const away = { period, matchup, points: awayPoints, opponentPoints: homePoints }
      listOf(homeId).push({ ...home, opponentId: awayId, result: homeResult })
      listOf(awayId).push({ ...away, opponentId: homeId, result: 1 - homeResult })
    }
  }
  return byTeam
})

/** 1 for more points, ½ for equal points, 0 for fewer. */
export function outscores(points: number, otherPoints: number): number {
  return points > otherPoints ? 1 : points === otherPoints ? 0.5 : 0
}
