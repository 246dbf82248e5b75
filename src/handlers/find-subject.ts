/** Finds teams and players of a season by the public ids of a call. */
import { factsOf } from '../analytics/season-facts.ts'
import { DomainError } from '../domain/errors.ts'
import { fromPublicId, toLeagueId } from '../domain/identity.ts'
import type { Player, Season, Team } from '../domain/season.ts'

/** The team of a public id. Throws `DomainError('not-found')` if the season has no such team. */
export function findTeam(season: Season, id: number): Team {
  const team = factsOf(season).teams.get(numberOf(season, id) ?? Number.NaN)
  if (!team) throw notInSeason(season, 'team', id)
  return team
}

/** The player of a public id. Throws `DomainError('not-found')` if the season has no such player. */
export function findPlayer(season: Season, id: number): Player {
  const player = factsOf(season).players.get(numberOf(season, id) ?? Number.NaN)
  if (!player) throw notInSeason(season, 'player', id)
  return player
}

/** Throws `DomainError('bad-request')` if a parameter's id belongs to another league season than the call. */
export function expectSameSeason(season: Season, parameter: string, id: number): void {
  if (numberOf(season, id) !== null) return
  throw new DomainError(
    'bad-request',
    `${parameter} ${id} belongs to another league season than the rest of the call; give ids of league ${toLeagueId(season)} or call for that league.`,
  )
}

/** Throws `DomainError('bad-request')` if `league_id` is combined with an id of another league season. */
export function expectLeague(season: Season, leagueId: number): void {
  if (leagueId === toLeagueId(season)) return
  throw new DomainError(
    'bad-request',
    `league_id ${leagueId} is another league season than the other ids of the call belong to; leave one of them out.`,
  )
}

/** The number within the season; null for an id of another season. */
function numberOf(season: Season, id: number): number | null {
  const key = fromPublicId(id)
  return key?.leagueNumber === season.leagueNumber && key.season === season.season ? key.number : null
}

function notInSeason({ name, season }: Season, what: string, id: number): DomainError {
  return new DomainError('not-found', `No ${what} ${id} in ${name} ${season}.`)
}
