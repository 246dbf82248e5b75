/** A season of which only the table is known: records, points, seeds and places as the league states them, and no game. */
import type { HostSeason, HostStatus, ImportWarning } from '../../domain/host-season.ts'
import { unknownSeason, unknownSettings, unknownTeam } from '../../domain/unknown-season.ts'
import { abbreviate, type FileManager, type LeagueOfFile } from './build-season.ts'
import { countResults, type TableLine } from './season-table.ts'

export interface TableTeam extends Omit<TableLine, 'manager'> {
  manager: FileManager
}

export interface TableSeason {
  season: number
  teams: readonly TableTeam[]
  fileName: string
}

/** No league's regular season is longer; more results are those against the median. */
const mostWeeks = 18

export function buildTableSeason(table: TableSeason, { league, leagueNumber, leagueName }: LeagueOfFile): HostSeason {
  const { season, teams } = table
  const inPlayoffs = listPlayoffTeams(teams)
  const seeds = orderSeeds(teams, inPlayoffs)
  const weeks = listWeeks(teams)
  return {
    ...unknownSeason,
    host: league.host,
    leagueId: league.leagueId,
    leagueNumber,
    season,
    name: leagueName,
    settings: {
      ...unknownSettings,
      regularSeasonMatchups: weeks.length,
      matchupPeriods: weeks.map((week) => ({ matchupPeriod: week, weeks: [week] })),
      playoffTeamCount: inPlayoffs.size,
      hasUnknownTieRule: true,
    },
    status: statusOf(weeks),
    teams: teams.map((team, index) => {
      const { manager, teamName, record, pointsFor, pointsAgainst } = team
      const seed = seeds.indexOf(team)
      const name = teamName ?? manager.name
      return {
        ...unknownTeam,
        id: index + 1,
        name,
        abbreviation: abbreviate(name),
        ownerNames: manager.isNameless ? [] : [manager.name],
        ownerKeys: [manager.key],
        ...(manager.isNameless ? { namelessOwnerKeys: [manager.key] } : {}),
        playoffSeed: seed === -1 ? null : seed + 1,
        finalRank: team.isChampion ? 1 : team.place,
        recordByHost: record && { ...record, pointsFor: pointsFor ?? 0, pointsAgainst: pointsAgainst ?? 0 },
      }
    }),
    matchups: [],
    players: [],
    lineups: [],
    drafts: [],
    warnings: listGaps(table),
  }
}

/** Who was in the playoffs, where the table says it or has seeds for some teams only. */
function listPlayoffTeams(teams: readonly TableTeam[]): ReadonlySet<TableTeam> {
  const marked = teams.filter(({ isInPlayoffs }) => isInPlayoffs)
  if (marked.length > 0) return new Set(marked)
  const seeded = teams.filter(({ seed }) => seed !== null)
  const areOfPlayoffs = seeded.length > 1 && seeded.length < teams.length
  return new Set(areOfPlayoffs && seeded.every(({ seed }) => (seed ?? 0) <= seeded.length) ? seeded : [])
}

/** All teams by their seeds; where the playoffs have seeds of their own, their teams first. Empty where a seed of the playoffs is missing. */
function orderSeeds(teams: readonly TableTeam[], inPlayoffs: ReadonlySet<TableTeam>): TableTeam[] {
  const bySeed = (some: readonly TableTeam[]) => some.toSorted((a, b) => (a.seed ?? 99) - (b.seed ?? 99))
  // Seeds of all teams are an order, whoever then played.
  if (new Set(teams.map(({ seed }) => seed ?? 0)).size === teams.length && teams.every(({ seed }) => seed !== null)) {
    return bySeed(teams)
  }
  const first = bySeed(teams.filter((team) => inPlayoffs.has(team)))
  const others = bySeed(teams.filter((team) => !inPlayoffs.has(team)))
  if (first.some(({ seed }) => seed === null)) return []
  return others.every(({ seed }) => seed !== null) ? [...first, ...others] : first
}

function listWeeks(teams: readonly TableTeam[]): number[] {
  const length = Math.min(mostWeeks, Math.max(0, ...teams.map(countResults)))
  return Array.from({ length }, (_, index) => index + 1)
}

function statusOf(weeks: readonly number[]): HostStatus {
  const finalWeek = weeks.at(-1) ?? 0
  return {
    phase: 'complete',
    isDrafted: true,
    currentWeek: finalWeek,
    scoredWeeks: [...weeks],
    closedPeriods: [...weeks],
    firstWeek: 1,
    finalWeek,
    regularSeasonFinalWeek: finalWeek,
  }
}

/** What is missing, and what does not add up, each as a sentence for readers. */
function listGaps({ teams, fileName }: TableSeason): ImportWarning[] {
  const lacks = (isKnown: (team: TableTeam) => boolean) => !teams.every(isKnown)
  const unknown = [
    lacks(({ record }) => record !== null) ? 'records' : null,
    lacks(({ pointsFor }) => pointsFor !== null) ? 'points' : null,
    lacks(({ place }) => place !== null) ? 'final places' : null,
  ].filter((text) => text !== null)
  const some = unknown.length === 0 ? '' : ` Some ${unknown.join(', ')} are missing.`
  const places = teams.flatMap(({ place }) => place ?? [])
  const message = [
    `This season is a table without games.${some}`,
    ...(teams.some(({ record, pointsFor }) => record === null && pointsFor !== null)
      ? ['Points of teams without a record don’t count.']
      : []),
    ...(new Set(places).size < places.length ? ['Teams that share a place are listed by their records.'] : []),
    ...(teams.some(({ place, isChampion }) => isChampion || place === 1)
      ? []
      : places.length > 0
        ? ['It names no champion, so its places don’t count.']
        : []),
    ...describeSums(teams),
  ].join(' ')
  return [{ message, source: fileName, week: null, detail: null }]
}

/** Each win is a loss of another team of the table, and each point for a team is one against another. */
function describeSums(teams: readonly TableTeam[]): string[] {
  const records = teams.flatMap(({ record }) => record ?? [])
  const wins = records.reduce((sum, record) => sum + record.wins, 0)
  const losses = records.reduce((sum, record) => sum + record.losses, 0)
  const total = (of: 'pointsFor' | 'pointsAgainst') => teams.reduce((sum, team) => sum + (team[of] ?? 0), 0)
  const areAllKnown = teams.every(({ pointsFor, pointsAgainst }) => pointsFor !== null && pointsAgainst !== null)
  // A cent a team: sites round.
  const differs = Math.abs(total('pointsFor') - total('pointsAgainst')) > 0.01 * teams.length + 1e-6
  return [
    ...(wins === losses ? [] : [`It has ${wins} wins and ${losses} losses, so a team may be missing.`]),
    ...(areAllKnown && differs
      ? ['Points for and points against don’t add up to the same, so it may be incomplete.']
      : []),
  ]
}
