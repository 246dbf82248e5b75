/** Teams, their owners and divisions, from mTeam and mStandings. */
import type { Team } from '../domain/league-season.ts'
import type { LeagueAnswer, TeamRecord } from './answers/league.ts'
import { leagueFile } from './raw-folder.ts'
import type { Warnings } from './warnings.ts'
import { tidyName, toPoints } from './words.ts'

/** Teams in ascending order of id. `seasonIsOver` decides whether ESPN's final ranks hold. */
export function readTeams(answer: LeagueAnswer, seasonIsOver: boolean, warnings: Warnings): Team[] {
  const people = new Map((answer.members ?? []).map((member) => [member.id, nameMember(member)]))
  const divisions = answer.settings.scheduleSettings.divisions ?? []
  return answer.teams
    .map((team) => ({
      id: team.id,
      name: nameTeam(team, warnings),
      abbreviation: tidyName(team.abbrev) || `T${team.id}`,
      ownerNames: readOwners(team, people),
      divisionName: divisions.length > 1 ? nameDivision(divisions, team.divisionId) : null,
      playoffSeed: positiveOrNull(team.playoffSeed),
      finalRank: seasonIsOver ? positiveOrNull(team.rankCalculatedFinal) : null,
      recordByHost: readRecord(team),
    }))
    .sort((a, b) => a.id - b.id)
}

/** `name` since about 2022, `location` and `nickname` before. */
function nameTeam(team: TeamRecord, warnings: Warnings): string {
  const name = tidyName(team.name) || tidyName(`${team.location ?? ''} ${team.nickname ?? ''}`)
  if (name) return name
  warnings.add(`Team ${team.id} has no name; it is shown by its number.`, leagueFile)
  return `Team ${team.id}`
}

function nameMember(member: NonNullable<LeagueAnswer['members']>[number]): string {
  return tidyName(`${member.firstName ?? ''} ${member.lastName ?? ''}`) || tidyName(member.displayName)
}

/** The primary owner first, then co-owners in ESPN's order; owners who left the league have no name any more. */
function readOwners({ owners, primaryOwner }: TeamRecord, people: ReadonlyMap<string, string>): string[] {
  const ids = new Set([...(primaryOwner ? [primaryOwner] : []), ...(owners ?? [])])
  return [...ids].map((id) => people.get(id) ?? '').filter((name) => name !== '')
}

function nameDivision(
  divisions: readonly { id: number; name?: string | null }[],
  id: number | null | undefined,
): string | null {
  return tidyName(divisions.find((division) => division.id === id)?.name) || null
}

function readRecord({ record }: TeamRecord): Team['recordByHost'] {
  if (!record?.overall) return null
  const { wins, losses, ties, pointsFor, pointsAgainst } = record.overall
  return { wins, losses, ties, pointsFor: toPoints(pointsFor), pointsAgainst: toPoints(pointsAgainst) }
}

/** ESPN's ranks are 0 where there is none yet. */
function positiveOrNull(rank: number | null | undefined): number | null {
  return rank && rank > 0 ? rank : null
}
