/** Teams with their managers, divisions and records. */
import type { HostSeason, Matchup, Team, Transaction } from '../../domain/host-season.ts'
import { tellTeamsApart } from '../shared/tell-teams-apart.ts'
import { tidyName, toPoints } from '../shared/values.ts'
import { toOwnerKey } from './owner-key.ts'
import type { RosterRecord } from './responses/roster.ts'
import type { UserRecord } from './responses/user.ts'
import { joinPoints } from './seed-order.ts'

interface Sources {
  rosters: readonly RosterRecord[]
  users: readonly UserRecord[]
  settings: HostSeason['settings']
  matchups: readonly Matchup[]
  transactions: readonly Transaction[]
  /** Every team's regular-season points to date, for leagues without opponents. */
  scores: ReadonlyMap<number, number>
  /** Team ids; empty during the regular season. */
  seeds: readonly number[]
  /** Null until the season is over. */
  finalRanks: ReadonlyMap<number, number> | null
}

/** Teams in ascending order of id. */
export function readTeams(sources: Sources): Team[] {
  const { rosters, users, settings, matchups, transactions, scores, seeds, finalRanks } = sources
  const people = new Map(users.map((user) => [user.user_id, user]))
  const divisions = new Map(settings.divisions.map(({ id, name }) => [id, name]))
  const teams = rosters
    .map((roster): Team => {
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
        ownerKeys: owners.map(toOwnerKey),
        ...(nameless.length > 0 ? { namelessOwnerKeys: nameless.map(toOwnerKey) } : {}),
        logoUrl: null,
        playoffSeed: seeds.includes(id) ? seeds.indexOf(id) + 1 : null,
        finalRank: finalRanks?.get(id) ?? null,
        recordByHost:
          settings.scoringFormat === 'head-to-head'
            ? readRecord(roster, matchups, settings.hasMedianGame)
            : { wins: 0, losses: 0, ties: 0, pointsFor: scores.get(id) ?? sumOfHost(roster), pointsAgainst: 0 },
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

/** Sleeper's wins, losses and ties. Points are those of the matchups once known, because Sleeper's own sums miss later corrections. */
function readRecord(
  { roster_id, settings }: RosterRecord,
  matchups: readonly Matchup[],
  hasMedianGame: boolean,
): Team['recordByHost'] {
  const { wins = null, losses = null, ties = null } = settings ?? {}
  if (wins === null || losses === null) return null
  const games = matchups.filter(
    ({ kind, status, home, away }) =>
      kind === 'regular' && status === 'final' && away && [home.teamId, away.teamId].includes(roster_id),
  )
  const results = wins + losses + (ties ?? 0)
  // Counts without median results would lower the records in the standings.
  if (hasMedianGame && games.length > 0 && results === games.length) return null
  const sumOf = (isOwn: boolean) =>
    toPoints(
      games
        .flatMap(({ home, away }) => (away ? [home, away] : []))
        .reduce((sum, side) => sum + ((side.teamId === roster_id) === isOwn ? (side.points ?? 0) : 0), 0),
    )
  const [pointsFor, pointsAgainst] =
    games.length > 0
      ? [sumOf(true), sumOf(false)]
      : [
          joinPoints(settings?.fpts, settings?.fpts_decimal) ?? 0,
          joinPoints(settings?.fpts_against, settings?.fpts_against_decimal) ?? 0,
        ]
  return { wins, losses, ties: ties ?? 0, pointsFor, pointsAgainst }
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
