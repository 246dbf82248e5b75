/** Teams, their owners and divisions, from mTeam and mStandings. */

import { hashKey } from '../../domain/hash.ts'
import type { HostOdds, HostTeam } from '../../domain/host-season.ts'
import { tellTeamsApart } from '../shared/tell-teams-apart.ts'
import { tidyName, toPoints } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import { leagueFile } from './raw-folder.ts'
import { readEliminations } from './read-elimination.ts'
import { readEspnDivisions } from './read-settings.ts'
import type { EspnLeagueResponse, TeamRecord } from './responses/league.ts'

const longestAddress = 500

/** Teams in ascending order of id. */
export function readEspnTeams(response: EspnLeagueResponse, warnings: Warnings): HostTeam[] {
  const memberNames = new Map((response.members ?? []).map((member) => [member.id, readMemberName(member)]))
  const divisions = new Map(readEspnDivisions(response).map(({ id, name }) => [id, name]))
  const usesBudget = response.settings.acquisitionSettings?.isUsingAcquisitionBudget ?? false
  const eliminations = readEliminations(response)
  const teams = response.teams
    .map(
      (team): HostTeam => ({
        id: team.id,
        name: readTeamName(team, warnings),
        abbreviation: tidyName(team.abbrev) || `T${team.id}`,
        ownerNames: readOwners(team, memberNames),
        divisionName: divisions.get(team.divisionId ?? -1) ?? null,
        divisionId: divisions.has(team.divisionId ?? -1) ? (team.divisionId ?? null) : null,
        ownerKeys: ownerIdsOf(team).map((id) => toEspnOwnerKey(response.id, id)),
        ...listNameless(ownerIdsOf(team), memberNames, response.id),
        logoUrl: readLogo(team.logo),
        playoffSeed: positiveOrNull(team.playoffSeed),
        finalRank: positiveOrNull(team.rankCalculatedFinal),
        ...(team.rankFinal && team.rankFinal > 0 ? { rankByCommissioner: team.rankFinal } : {}),
        recordByHost: readRecord(team),
        ...markElimination(eliminations.get(team.id)),
        budgetSpentDollars: usesBudget ? (team.transactionCounter?.acquisitionBudgetSpent ?? null) : null,
        hostOdds: readOdds(team),
      }),
    )
    .sort((a, b) => a.id - b.id)
  return tellTeamsApart(teams)
}

/** `name` since about 2022, `location` and `nickname` before. */
function readTeamName(team: TeamRecord, warnings: Warnings): string {
  const name = tidyName(team.name) || tidyName(`${team.location ?? ''} ${team.nickname ?? ''}`)
  if (name) return name
  const abbreviation = tidyName(team.abbrev)
  warnings.add(
    `Team ${team.id} has no name, so it’s shown by its ${abbreviation ? 'abbreviation' : 'number'}.`,
    leagueFile,
  )
  return abbreviation || `Team ${team.id}`
}

function readMemberName(member: NonNullable<EspnLeagueResponse['members']>[number]): string {
  return tidyName(`${member.firstName ?? ''} ${member.lastName ?? ''}`) || tidyName(member.displayName)
}

/** The primary owner first, then co-owners in ESPN's order. */
function ownerIdsOf({ owners, primaryOwner }: TeamRecord): string[] {
  return [...new Set([...(primaryOwner ? [primaryOwner] : []), ...(owners ?? [])])].filter((id) => id !== '')
}

/** Owners who left the league have no name any more. */
function readOwners(team: TeamRecord, memberNames: ReadonlyMap<string, string>): string[] {
  return ownerIdsOf(team)
    .map((id) => memberNames.get(id) ?? '')
    .filter((name) => name !== '')
}

/** Owner keys without a name; empty if all have one. */
function listNameless(
  ownerIds: readonly string[],
  memberNames: ReadonlyMap<string, string>,
  espnLeagueId: number,
): Pick<HostTeam, 'namelessOwnerKeys'> {
  const nameless = ownerIds.filter((id) => !memberNames.get(id))
  return nameless.length > 0 ? { namelessOwnerKeys: nameless.map((id) => toEspnOwnerKey(espnLeagueId, id)) } : {}
}

/** Only https URLs. */
function readLogo(logo: string | null | undefined): string | null {
  const url = URL.parse(logo?.trim() ?? '')
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  return url.href.length <= longestAddress ? url.href : null
}

function markElimination(period: number | undefined): Pick<HostTeam, 'eliminatedInPeriod'> {
  return period === undefined ? {} : { eliminatedInPeriod: period }
}

function readOdds({ currentSimulationResults }: TeamRecord): HostOdds | null {
  const playoffs = currentSimulationResults?.playoffPct
  return playoffs == null ? null : { playoffs }
}

function readRecord({ record }: TeamRecord): HostTeam['recordByHost'] {
  if (!record?.overall) return null
  const { wins, losses, ties, pointsFor, pointsAgainst } = record.overall
  return { wins, losses, ties, pointsFor: toPoints(pointsFor), pointsAgainst: toPoints(pointsAgainst) }
}

/** ESPN's ranks are 0 if there is none yet. */
function positiveOrNull(rank: number | null | undefined): number | null {
  return rank && rank > 0 ? rank : null
}

/**
 * A key for a member of a league: 16 hexadecimal digits of a hash of both ids. A person has different keys in different leagues. A member
 * id (122 random bits) cannot be derived from 64 bits.
 */
function toEspnOwnerKey(espnLeagueId: number, memberId: string): string {
  return hashKey(`${espnLeagueId}/${memberId.trim().toUpperCase()}`)
}
