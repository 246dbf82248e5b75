/** Teams with their managers, records and ranks. */
import type { HostTeam, Transaction } from '../../domain/host-season.ts'
import { tellTeamsApart } from '../shared/tell-teams-apart.ts'
import { tidyName, toPoints } from '../shared/values.ts'
import type { YahooCalendar } from './read-calendar.ts'
import { readYahooDivisions } from './read-settings.ts'
import type { YahooLeague } from './responses/league.ts'
import type { StandingsTeam } from './responses/team.ts'
import { teamOf } from './responses/values.ts'

interface Sources {
  league: YahooLeague
  calendar: YahooCalendar
  /** Null where Yahoo did not list them. */
  transactions: readonly Transaction[] | null
}

/** Teams in ascending order of id. */
export function readYahooTeams(records: readonly StandingsTeam[], sources: Sources): HostTeam[] {
  const divisions = new Map(readYahooDivisions(sources.league).map(({ id, name }) => [id, name]))
  const byId = new Map(records.map((record) => [teamOf(record.team_key), record]))
  const teams = [...byId].map(([id, record]): HostTeam => {
    const managers = readManagers(record)
    const nameless = managers.filter(({ name }) => name === '').map(({ key }) => key)
    const { rank, playoff_seed } = record.team_standings ?? {}
    const division = record.division_id ?? -1
    return {
      id,
      name: tidyName(record.name) || `Team ${id}`,
      abbreviation: `T${id}`,
      ownerNames: managers.map(({ name }) => name).filter((name) => name !== ''),
      divisionName: divisions.get(division) ?? null,
      divisionId: divisions.has(division) ? division : null,
      ownerKeys: managers.map(({ key }) => key),
      ...(nameless.length > 0 ? { namelessOwnerKeys: nameless } : {}),
      logoUrl: null,
      // Only of the teams in the playoffs, once they are set.
      playoffSeed: playoff_seed || null,
      // Before the end it is the present table.
      finalRank: sources.calendar.isFinished ? rank || null : null,
      recordByHost: sources.calendar.isDrafted ? readRecord(record) : null,
      budgetSpentDollars: readBudgetSpent(id, sources),
      hostOdds: null,
    }
  })
  return tellTeamsApart(teams.sort((a, b) => a.id - b.id))
}

/** Whether Yahoo writes `-- hidden --`, with or without spaces, in place of the name of a manager who hides it. */
export const isHiddenName = (name: string) => /^-+\s*hidden\s*-+$/i.test(name.trim())

/** The team's manager first, then co-managers. */
function readManagers({ managers }: StandingsTeam): { key: string; name: string }[] {
  const inOrder = (managers ?? []).toSorted((a, b) => Number(a.is_comanager ?? false) - Number(b.is_comanager ?? false))
  const named = inOrder.flatMap(({ manager_key: key, nickname }) =>
    key ? [{ key, name: isHiddenName(nickname ?? '') ? '' : tidyName(nickname) }] : [],
  )
  return [...new Map(named.map((one) => [one.key, one])).values()]
}

/** The regular season's, also after it. */
function readRecord({ team_standings: standings }: StandingsTeam): HostTeam['recordByHost'] {
  if (!standings?.outcome_totals) return null
  const { wins, losses, ties } = standings.outcome_totals
  return {
    wins,
    losses,
    ties: ties ?? 0,
    pointsFor: toPoints(standings.points_for ?? 0),
    pointsAgainst: toPoints(standings.points_against ?? 0),
  }
}

/** The winning bids: what a team had at the start is nowhere. */
function readBudgetSpent(teamId: number, { league, transactions }: Sources): number | null {
  if (league.settings.uses_faab !== 1 || transactions === null) return null
  return transactions
    .filter((one) => one.teamId === teamId && one.status === 'executed')
    .reduce((sum, { bidDollars }) => sum + (bidDollars ?? 0), 0)
}
