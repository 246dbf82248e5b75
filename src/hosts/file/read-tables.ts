/** Reads the tables among a league's history files: which seasons they have, who ran the teams, and what contradicts itself. */
import { DomainError } from '../../domain/errors.ts'
import type { FileManager } from './build-season.ts'
import type { TableSeason, TableTeam } from './build-table-season.ts'
import { isNflFile, readNflStandings } from './nfl-standings.ts'
import { isNeverPlayed, type ReadTable, type TableLine } from './season-table.ts'
import { openTable } from './table-columns.ts'
import { readTableRows } from './table-rows.ts'

export interface TableManagers {
  findManager: (name: string) => FileManager | { expected: string }
  /** The manager of an account of a site that names nobody; `teamName` is what he is called until somebody joins him. */
  findAccount: (account: string, teamName: string) => FileManager
}

/** Null unless the file is a table. Throws `DomainError('bad-request')` where it cannot be read at all. */
export function readTableFile(text: string, fileName: string): ReadTable | null {
  if (isNflFile(fileName, text)) return readNflStandings(text, fileName)
  const table = openTable(text, fileName)
  return table && readTableRows(table, fileName)
}

/** The seasons of one file, or what is wrong in them. A season with a contradiction is left out, the others stay. */
export function divideTable(
  { lines }: ReadTable,
  fileName: string,
  managers: TableManagers,
): { seasons: TableSeason[]; problems: string[]; notes: string[] } {
  const problems: string[] = []
  const notes: string[] = []
  const seasons = [...Map.groupBy(lines, ({ season }) => season)].flatMap(([season, own]): TableSeason[] => {
    if (isNeverPlayed(own)) {
      notes.push(`${fileName}: ${season} was never played, so it’s left out.`)
      return []
    }
    const before = problems.length
    const teams = own.flatMap((line): TableTeam[] => {
      const found = findManager(line, managers)
      if (!('expected' in found)) return [{ ...line, manager: found }]
      problems.push(`${fileName}, ${line.where}: expected ${found.expected}, found "${nameOf(line)}".`)
      return []
    })
    problems.push(...listContradictions(teams).map((text) => `${fileName}, ${text}`))
    return problems.length > before ? [] : [{ season, teams, fileName }]
  })
  return { seasons, problems, notes }
}

function findManager({ manager, teamName }: TableLine, { findManager: find, findAccount }: TableManagers) {
  return 'name' in manager ? find(manager.name) : findAccount(manager.account, teamName ?? '')
}

const nameOf = ({ manager, teamName }: TableLine) => ('name' in manager ? manager.name : (teamName ?? ''))

/** Each a sentence that begins with the place of a line. */
function listContradictions(teams: readonly TableTeam[]): string[] {
  const found: string[] = []
  const seen = new Map<string, TableTeam>()
  /** Of two lines that are of one manager, seed or title, the second. */
  const once = (key: string, team: TableTeam, describe: (other: TableTeam) => string) => {
    const other = seen.get(key)
    if (other) found.push(`${team.where}: ${describe(other)}.`)
    else seen.set(key, team)
  }
  for (const team of teams) {
    const { manager, season, seed, place, isChampion, isInPlayoffs } = team
    once(`manager ${manager.key}`, team, ({ where }) => {
      return `expected every manager of ${season} once, found "${manager.name}" on ${where}, too`
    })
    // A consolation bracket has seeds of its own.
    if (seed !== null && isInPlayoffs !== false) {
      once(`seed ${seed}`, team, ({ where }) => `expected one seed ${seed} of ${season}, found another on ${where}`)
    }
    if (isChampion || place === 1) {
      once('champion', team, ({ where }) => `expected one champion of ${season}, found another on ${where}`)
    }
    if (isChampion && place !== null && place !== 1) {
      found.push(`${team.where}: expected the champion of ${season} to have place 1, found place ${place}.`)
    }
    if (place !== null && place > teams.length) {
      found.push(
        `${team.where}: expected a place from 1 to ${teams.length}, as ${season} has ${teams.length} teams here, found ${place}.`,
      )
    }
  }
  return found
}

/** Adds the seasons of a file that no other file has. */
export function addTables(
  added: readonly TableSeason[],
  known: Map<number, TableSeason>,
  otherFileOf: (season: number) => string | undefined,
): string[] {
  return added.flatMap((table) => {
    const other = otherFileOf(table.season) ?? known.get(table.season)?.fileName
    if (other === undefined) known.set(table.season, table)
    return other === undefined
      ? []
      : [`${table.fileName}: expected ${table.season} in one file, found it in ${other}, too; that one counts.`]
  })
}

export function orProblem<T>(read: () => T, problems: string[]): T | null {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    problems.push(error.message)
    return null
  }
}
