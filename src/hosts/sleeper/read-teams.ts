/** Teams with their managers, divisions and records. */

import { hashKey } from '../../domain/hash.ts'
import type { HostSeason, HostTeam, Transaction } from '../../domain/host-season.ts'
import { tellTeamsApart } from '../shared/tell-teams-apart.ts'
import { tidyName, toPoints } from '../shared/values.ts'
import type { RosterRecord } from './responses/roster.ts'
import type { UserRecord } from './responses/user.ts'

interface Sources {
  rosters: readonly RosterRecord[]
  users: readonly UserRecord[]
  settings: HostSeason['settings']
  transactions: readonly Transaction[]
  /** Every team's regular-season points to date, for leagues without opponents. */
  scores: ReadonlyMap<number, number>
}

/** Teams in ascending order of id. */
export function readSleeperTeams(sources: Sources): HostTeam[] {
  const { rosters, users, settings, transactions, scores } = sources
  const people = new Map(users.map((user) => [user.user_id, user]))
  const divisions = new Map(settings.divisions.map(({ id, name }) => [id, name]))
  const teams = rosters
    .map((roster): HostTeam => {
      const { roster_id: id, owner_id, co_owners } = roster
      const owners = [...new Set([owner_id, ...(co_owners ?? [])])].filter((owner) => owner != null)
      const nameless = owners.filter((owner) => nameUser(people.get(owner)) === '')
      const division = roster.settings?.division ?? -1
      return {
        id,
        name: nameTeam(
          id,
          owners.map((owner) => people.get(owner)).find((user) => user !== undefined),
        ),
        abbreviation: `T${id}`,
        ownerNames: owners.map((owner) => nameUser(people.get(owner))).filter((name) => name !== ''),
        divisionName: divisions.get(division) ?? null,
        divisionId: divisions.has(division) ? division : null,
        ownerKeys: owners.map(toSleeperOwnerKey),
        ...(nameless.length > 0 ? { namelessOwnerKeys: nameless.map(toSleeperOwnerKey) } : {}),
        logoUrl: null,
        playoffSeed: roster.settings?.rank || null,
        finalRank: null,
        recordByHost:
          settings.scoringFormat === 'head-to-head'
            ? readRecord(roster)
            : { wins: 0, losses: 0, ties: 0, pointsFor: scores.get(id) ?? sumOfHost(roster), pointsAgainst: 0 },
        ...(roster.settings?.eliminated ? { eliminatedInPeriod: roster.settings.eliminated } : {}),
        budgetSpentDollars: settings.acquisition?.usesBudget ? readBudgetSpent(roster, transactions) : null,
        hostOdds: null,
      }
    })
    .sort((a, b) => a.id - b.id)
  return tellTeamsApart(teams)
}

/** A team without a manager is named by its number. */
function nameTeam(id: number, user: UserRecord | undefined): string {
  return tidyName(user?.metadata?.team_name) || nameUser(user) || `Team ${id}`
}

function nameUser(user: UserRecord | undefined): string {
  return tidyName(user?.display_name) || tidyName(user?.username)
}

/** Sleeper's own figures. Its points miss later corrections. */
function readRecord({ settings }: RosterRecord): HostTeam['recordByHost'] {
  const { wins = null, losses = null, ties = null } = settings ?? {}
  if (wins === null || losses === null) return null
  return {
    wins,
    losses,
    ties: ties ?? 0,
    pointsFor: joinPoints(settings?.fpts, settings?.fpts_decimal) ?? 0,
    pointsAgainst: joinPoints(settings?.fpts_against, settings?.fpts_against_decimal) ?? 0,
    missesCorrections: true,
  }
}

/** Sleeper gives points as integer and hundredths; null if absent. */
function joinPoints(whole: number | null | undefined, hundredths: number | null | undefined): number | null {
  return whole == null ? null : toPoints(whole + (hundredths ?? 0) / 100)
}

/** Sleeper counts dollars that a team traded away as used, and takes those that it received off. Null if that is all it shows. */
function readBudgetSpent({ roster_id, settings }: RosterRecord, transactions: readonly Transaction[]): number | null {
  if (settings?.waiver_budget_used == null) return null
  const traded = transactions
    .filter(({ status }) => status === 'executed')
    .flatMap(({ budgetDollars }) => budgetDollars ?? [])
    .reduce(
      (sum, { dollars, fromTeamId, toTeamId }) =>
        sum + (fromTeamId === roster_id ? dollars : 0) - (toTeamId === roster_id ? dollars : 0),
      0,
    )
  const spent = settings.waiver_budget_used - traded
  return spent < 0 ? null : spent
}

function sumOfHost({ settings }: RosterRecord): number {
  return joinPoints(settings?.fpts, settings?.fpts_decimal) ?? 0
}

/**
 * A key for a user: 16 hexadecimal digits of a hash of his id. It is the same in all his leagues, since every season is a separate league
 * and need not name the previous one. The id is public at Sleeper.
 */
function toSleeperOwnerKey(userId: string): string {
  return hashKey(`sleeper/${userId}`)
}
