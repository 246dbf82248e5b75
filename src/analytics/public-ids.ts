/** Public ids of a season's teams and players, as responses contain them. */
import type { TeamRef } from '../contract/responses/shared.ts'
import { comparableName } from '../domain/comparable-name.ts'
import { toLeagueId, toPublicId } from '../domain/identity.ts'
import type { Player, Season, SeasonPick, Team } from '../domain/season.ts'
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

export function pickIdOf(season: Season, { number }: Pick<SeasonPick, 'number'>): number {
  return toPublicId(season, number)
}

/** A team by its number within the season, also one that left the league. */
export function teamRefOf(season: Season, team: number): TeamRef {
  const ref = { id: teamIdOf(season, team), name: teamNameOf(season, team) }
  return factsOf(season).teams.has(team) ? ref : { ...ref, hasLeft: true as const }
}

/** A team that left the league is named by its number, as hosts name a team without a name, and told apart from a team of that name. */
export function teamNameOf(season: Season, team: number): string {
  const known = factsOf(season).teams.get(team)
  if (known) return known.name
  const name = `Team ${team}`
  return season.teams.some((other) => comparableName(other.name) === comparableName(name)) ? `Former ${name}` : name
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
