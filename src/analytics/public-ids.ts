/** Public ids of a season's teams and players, as responses contain them. */
import { toLeagueId, toPublicId } from '../domain/identity.ts'
import type { Player, Season, Team } from '../domain/season.ts'
import { factsOf, type KnownPick } from './season-facts.ts'

/** What ids are made of. */
type Numbered = Pick<Season, 'host' | 'leagueNumber' | 'season'>

export function leagueIdOf(season: Numbered): number {
  return toLeagueId(season)
}

/** The league's host and its id there, as in responses. */
export function hostIdsOf({ host, leagueId, leagueNumber }: Pick<Season, 'host' | 'leagueId' | 'leagueNumber'>) {
  return { host, hostLeagueId: leagueId, espnLeagueId: host === 'espn' ? leagueNumber : null }
}

export function teamIdOf(season: Numbered, team: number): number {
  return toPublicId(season, team)
}

export function playerIdOf(season: Season, player: number): number {
  return toPublicId(season, player)
}

export function pickIdOf(season: Season, overallPick: number): number {
  return toPublicId(season, overallPick)
}

/** A team by its number within the season. */
export function teamRefOf(season: Season, team: number) {
  return { id: teamIdOf(season, team), name: factsOf(season).teams.get(team)?.name ?? '' }
}

export function toTeamRef(season: Season, { id, name }: Team) {
  return { id: teamIdOf(season, id), name }
}

/** A player by his number within the season. */
export function playerNameOf(season: Season, player: number): string {
  return factsOf(season).players.get(player)?.name ?? ''
}

export function toPlayerRef(season: Season, { number, name, position, nflTeam }: Player) {
  return { id: playerIdOf(season, number), name, position, nflTeam }
}

export function toDraftInfo(known: KnownPick | null | undefined) {
  if (!known) return null
  const { round, overallPick, pickInRound } = known.pick
  return { round, pick: overallPick, overallPick, pickInRound }
}
