import type { ResponseOf } from '../contract/responses/index.ts'
import type { Season, Team } from '../domain/season.ts'
import { tallyGames } from '../verdict/table.ts'
import { teamIdOf, toTeamRef } from './public-ids.ts'
import { factsOf } from './season-facts.ts'

/** All games of two teams in a season, with playoffs and scheduled ones, in order of play. */
export function compareTeams(season: Season, teamA: Team, teamB: Team): ResponseOf<'headToHead'> {
  const games = factsOf(season)
    .gamesOf(teamA.id)
    .filter(({ opponentId }) => opponentId === teamB.id)
  const {
    games: decided,
    wins,
    losses,
    ties,
    pointsFor,
    pointsAgainst,
  } = tallyGames(
    games.map(({ matchup }) => matchup),
    teamA.id,
  )
  const winnerOf = { win: teamA, loss: teamB, tie: null }
  return {
    teamA: toTeamRef(season, teamA),
    teamB: toTeamRef(season, teamB),
    summary: { games: decided, aWins: wins, bWins: losses, ties, aPoints: pointsFor, bPoints: pointsAgainst },
    games: games.map(({ matchup, own, opponent, result, isPlayoff }) => {
      const winner = result && winnerOf[result]
      return {
        week: matchup.weeks[0] ?? 1,
        weeks: matchup.weeks,
        isPlayoff,
        aScore: own.points,
        bScore: opponent.points,
        winnerId: winner && teamIdOf(season, winner.id),
      }
    }),
  }
}
