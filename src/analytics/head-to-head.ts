import type { LeagueSeason } from '../domain/league-season.ts'
import { tally } from './regular-season-table.ts'
import { factsOf, type Game } from './season-facts.ts'

export interface HeadToHead {
  /** All games of the two as the first team sees them, including scheduled ones, in the order they are played. */
  games: readonly Game[]
  /** Of the decided ones. */
  decided: number
  wins: number
  losses: number
  ties: number
  points: number
  opponentPoints: number
}

/** All games of two teams of a season, playoffs included. */
export function compareTeams(season: LeagueSeason, teamId: number, otherId: number): HeadToHead {
  const games = factsOf(season)
    .gamesOf(teamId)
    .filter(({ opponentId }) => opponentId === otherId)
  const { games: decided, wins, losses, ties, pointsFor, pointsAgainst } = tally(games)
  return { games, decided, wins, losses, ties, points: pointsFor, opponentPoints: pointsAgainst }
}
