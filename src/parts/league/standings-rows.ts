/** Rows of the standings table, and their sort. */
import { playoffTeams } from '../../domain/constants.ts'
import { absent, formatRecord, formatWhole, isFiniteNumber } from '../../ui/format.ts'
import { nextSortEntries, type Sort, sortRows } from '../../ui/sort.ts'
import { hasPlayed } from './league-phase.ts'
import { leagueRefOf } from './league-ref.ts'
import type { LeagueResponse, StandingsResponse } from './league-view.ts'
import { joinManagers } from './manager-names.ts'

export interface StandingsRow {
  key: string
  teamId: number | null
  teamName: string
  /** The managers, e.g. "A. Smith, B. Jones"; empty where the server names none. */
  managerNames: string
  rank: number | undefined
  isChampion: boolean
  isPlayoffTeam: boolean
  regularRank: number | undefined
  /** W-L, or W-L-T where there are ties. */
  record: string
  wins: number | undefined
  losses: number | undefined
  ties: number | undefined
  winPercent: number | undefined
  pointsFor: number | undefined
  pointsAgainst: number | undefined
  differential: number | undefined
  /** Of an elimination league's team: the week after which it was out. */
  eliminatedInWeek: number | undefined
}

/**
 * A team that has not played yet has no rank. Playoff teams are those that the server names, or those with a rank up to the
 * league's playoff team count, or up to 6.
 */
export function toStandingsRows({ standings = [] }: StandingsResponse, league: LeagueResponse): StandingsRow[] {
  const playoffCount = league.playoffTeamCount ?? playoffTeams
  const host = leagueRefOf(league)?.host
  return standings.map((team, index) => {
    const season = team.regularSeason
    const isRanked = hasPlayed(team)
    return {
      key: `${index} ${team.teamId ?? ''}`,
      teamId: team.teamId ?? null,
      teamName: team.teamName?.trim() ? team.teamName : 'Unnamed team',
      managerNames: joinManagers(team.ownerNames, host),
      rank: isRanked ? team.rank : undefined,
      isChampion: team.isChampion === true,
      isPlayoffTeam: isRanked && (team.madePlayoffs ?? (isFiniteNumber(team.rank) && team.rank <= playoffCount)),
      regularRank: isRanked ? season?.rank : undefined,
      record: formatRecord(season),
      wins: season?.wins,
      losses: season?.losses,
      ties: season?.ties,
      winPercent: season?.winPercentage ?? winShare(season),
      pointsFor: season?.pointsFor,
      pointsAgainst: season?.pointsAgainst,
      differential: season?.pointDifferential ?? difference(season?.pointsFor, season?.pointsAgainst),
      eliminatedInWeek: team.eliminatedInWeek,
    }
  })
}

/** The week after which an elimination league's team was eliminated; the others are in, or won a finished season. */
export function describeElimination({ eliminatedInWeek, isChampion }: StandingsRow, isOver: boolean): string {
  if (eliminatedInWeek !== undefined) return formatWhole(eliminatedInWeek)
  return isOver ? (isChampion ? 'winner' : absent) : 'in'
}

const sortValues: Record<string, (row: StandingsRow) => number | string | undefined> = {
  rank: (row) => row.rank,
  out: (row) => row.eliminatedInWeek,
  team: (row) => row.teamName,
  regular_rank: (row) => row.regularRank,
  record: (row) => row.winPercent,
  points_for: (row) => row.pointsFor,
  points_against: (row) => row.pointsAgainst,
  differential: (row) => row.differential,
}

/** Rows in the order of the sort; equal ones by final rank. */
export function sortStandings(rows: readonly StandingsRow[], { key, direction }: Sort): StandingsRow[] {
  const byRank = sortRows(rows, (row) => row.rank, 'ascending')
  return sortRows(byRank, Object.hasOwn(sortValues, key) ? (sortValues[key] ?? (() => 0)) : () => 0, direction)
}

const byRank: Sort = { key: 'rank', direction: 'ascending' }

/** The sort that the query names, e.g. `?sort=points_for&order=desc`; final rank where it names none. */
export function readStandingsSort(query: URLSearchParams): Sort {
  const key = query.get('sort') ?? ''
  if (!Object.hasOwn(sortValues, key)) return byRank
  const order = query.get('order')
  if (order === 'asc' || order === 'desc') return { key, direction: order === 'asc' ? 'ascending' : 'descending' }
  return { key, direction: startsAscending(key) ? 'ascending' : 'descending' }
}

/** Query entries after a click on a header; the order the table starts with needs none. */
export function nextStandingsSort(sort: Sort, key: string): { sort: string | null; order: string | null } {
  return nextSortEntries(sort, key, byRank, startsAscending)
}

function startsAscending(key: string): boolean {
  return key === 'rank' || key === 'regular_rank'
}

/** 0 to 100; a tie counts half. */
function winShare(record: { wins?: number; losses?: number; ties?: number } | undefined): number | undefined {
  const { wins = 0, losses = 0, ties = 0 } = record ?? {}
  const games = wins + losses + ties
  return games > 0 ? (100 * (wins + ties / 2)) / games : undefined
}

function difference(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a - b
}
