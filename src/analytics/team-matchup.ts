import type { LeagueSeason } from '../domain/league-season.ts'
import { type MedianGame, medianGameIn } from './median-games.ts'
import { factsOf, type Game } from './season-facts.ts'
import { weekScoreOf } from './team-week.ts'

/** A team's game from the perspective of one of its weeks. */
export interface TeamMatchup {
  game: Game
  opponentName: string
  /** Starters of this week only, without adjustments: differs from the game's score in a round of two weeks. */
  weekScore: number | null
  opponentWeekScore: number | null
  /** The second result of the week in a median league; null elsewhere, in the playoffs and while it is undecided. */
  medianGame: MedianGame | null
}

/** The game a team plays in a week; null in a bye. */
export function matchupIn(season: LeagueSeason, teamId: number, week: number): TeamMatchup | null {
  const { gameIn, teams } = factsOf(season)
  const game = gameIn(teamId, week)
  if (!game) return null
  return {
    game,
    opponentName: teams.get(game.opponentId)?.name ?? '',
    weekScore: weekScoreOf(season, teamId, week),
    opponentWeekScore: weekScoreOf(season, game.opponentId, week),
    medianGame: medianGameIn(season, teamId, week),
  }
}
