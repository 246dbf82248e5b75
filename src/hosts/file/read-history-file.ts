/** Reads seasons that no host has from the CSV files of a league's book. */
import { DomainError } from '../../domain/errors.ts'
import type { HostSeason } from '../../domain/host-season.ts'
import { hostTitles } from '../../domain/identity.ts'
import {
  buildSeason,
  type FileGame,
  type FileManager,
  type FileSeason,
  findFirstBeyond,
  type LeagueOfFile,
  listManagers,
} from './build-season.ts'
import { buildTableSeason, type TableSeason } from './build-table-season.ts'
import { checkSize, readHistoryRows } from './history-rows.ts'
import { addTables, divideTable, orProblem, readTableFile, type TableManagers } from './read-tables.ts'

export interface HistoryText {
  fileName: string
  text: string
}

/** The manager of a name in a file, or a suggestion for the file. */
export type FindManager = (name: string) => FileManager | { expected: string }

export interface ReadHistoryOptions extends LeagueOfFile, TableManagers {
  /** Seasons that the host has. */
  hostSeasons: ReadonlySet<number>
}

export interface HistoryFileSeasons {
  /** Ascending, with scores and final ranks only. */
  seasons: HostSeason[]
  /** Managers who appear only in the files, in file order. */
  newManagers: FileManager[]
  /** Reasons for skipped files and seasons, each a sentence with file and line. */
  problems: string[]
  /** What of the files is left out on purpose, each a sentence. */
  notes: string[]
}

type FileRank = FileSeason['ranks'][number] & { line: number }

/** A season's lines in one file. */
interface SeasonPart<Line> {
  fileName: string
  lines: Line[]
}

/**
 * Reads all history files of a league. A file with an unreadable line is skipped, and so is a season that the host has. Both are reported
 * as problems.
 */
export function readHistoryFiles(files: readonly HistoryText[], options: ReadHistoryOptions): HistoryFileSeasons {
  const problems: string[] = []
  const notes: string[] = []
  const attempt = <T>(run: () => T): T | null => orProblem(run, problems)
  const tables = new Map<number, TableSeason>()
  const games = new Map<number, SeasonPart<FileGame>>()
  const ranks = new Map<number, SeasonPart<FileRank>>()
  const opened = files.map(({ fileName, text }) => attempt(() => openFile(text, fileName)))
  const read = opened.flatMap((file) => (file && 'holds' in file ? file : []))
  for (const file of read) {
    if (file.holds !== 'games') continue
    const { fileName, rows } = file
    attempt(() => {
      const find = finderOf(fileName, options.findManager)
      const lines = rows.map((row) => ({ ...row, home: find(row.line, row.home), away: find(row.line, row.away) }))
      const bySeason = Map.groupBy(lines, ({ season }) => season)
      for (const [season, own] of bySeason) checkGames(own, { fileName, season })
      add(bySeason, fileName, games)
    })
  }
  for (const file of read) {
    if (file.holds !== 'ranks') continue
    const { fileName, rows } = file
    attempt(() => {
      const find = finderOf(fileName, options.findManager)
      const lines = rows.map((row) => ({ ...row, manager: find(row.line, row.manager) }))
      const bySeason = Map.groupBy(lines, ({ season }) => season)
      for (const [season, own] of bySeason) checkRanks(own, games.get(season), { fileName, season })
      add(bySeason, fileName, ranks)
    })
  }

  for (const file of opened) {
    if (!file || 'holds' in file) continue
    const divided = divideTable(file, file.fileName, options)
    problems.push(...file.problems, ...divided.problems)
    notes.push(...file.notes, ...divided.notes)
    problems.push(...addTables(divided.seasons, tables, (year) => (games.get(year) ?? ranks.get(year))?.fileName))
  }

  const years = [...new Set([...games.keys(), ...ranks.keys(), ...tables.keys()])].sort((a, b) => a - b)
  for (const year of years.filter((one) => options.hostSeasons.has(one))) {
    for (const part of [games.get(year), ranks.get(year), tables.get(year)]) {
      if (!part) continue
      const host = hostTitles[options.league.host]
      problems.push(`${year} is at ${host} already; leave it out of ${part.fileName}.`)
    }
  }
  const isFree = (year: number) => !options.hostSeasons.has(year)
  const taken = years
    .filter((year) => isFree(year) && !tables.has(year))
    .map((season): FileSeason => {
      const parts = [games.get(season), ranks.get(season)]
      return {
        season,
        games: games.get(season)?.lines ?? [],
        ranks: ranks.get(season)?.lines ?? [],
        fileNames: parts.flatMap((part) => part?.fileName ?? []),
      }
    })
  const takenTables = [...tables.values()].filter(({ season }) => isFree(season))
  const seasons = [
    ...taken.map((file) => buildSeason(file, options)),
    ...takenTables.map((table) => buildTableSeason(table, options)),
  ]
  const managers = [
    ...taken.flatMap(listManagers),
    ...takenTables.flatMap(({ teams }) => teams.map((team) => team.manager)),
  ]
  return { seasons: seasons.sort((a, b) => a.season - b.season), newManagers: listNew(managers), problems, notes }
}

function openFile(text: string, fileName: string) {
  checkSize(text, fileName)
  const table = readTableFile(text, fileName)
  return table ? { fileName, ...table } : { fileName, ...readHistoryRows(text, fileName) }
}

interface Place {
  fileName: string
  season: number
}

const fail = (fileName: string, line: number, text: string) =>
  new DomainError('bad-request', `${fileName}, line ${line}: ${text}.`)

function finderOf(fileName: string, findManager: FindManager): (line: number, name: string) => FileManager {
  return (line, name) => {
    const found = findManager(name)
    if ('expected' in found) throw fail(fileName, line, `expected ${found.expected}, found "${name}"`)
    return found
  }
}

/** All of the file's seasons, or none if another file has one of them. */
function add<Line>(
  bySeason: ReadonlyMap<number, (Line & { line: number })[]>,
  fileName: string,
  known: Map<number, SeasonPart<Line>>,
): void {
  for (const [season, [first]] of bySeason) {
    const other = known.get(season)
    if (other)
      throw fail(fileName, first?.line ?? 1, `expected ${season} in one file, found it in ${other.fileName}, too`)
  }
  for (const [season, lines] of bySeason) known.set(season, { fileName, lines })
}

/** Reports contradictions in a season's games. */
function checkGames(games: readonly FileGame[], { fileName, season }: Place): void {
  const firstBeyond = findFirstBeyond(games)
  const roundAt = new Map<number, FileGame>()
  const playing = new Map<string, FileGame>()
  for (const game of games) {
    const { line, weeks, home, away, kind } = game
    if (home.key === away.key) {
      throw fail(fileName, line, `expected two managers, found "${home.name}" against himself`)
    }
    if (kind === 'regular' && (weeks.at(-1) ?? 0) >= firstBeyond) {
      const found = `a regular game in week ${weeks.join('-')}, and others of ${season} after the regular season from week ${firstBeyond} on`
      throw fail(fileName, line, `expected "playoff" or "consolation", found ${found}`)
    }
    for (const week of weeks) {
      const round = roundAt.get(week)
      if (round && round.weeks[0] !== weeks[0]) throw overlap(fileName, game, round)
      if (round && round.weeks.length !== weeks.length) throw overlap(fileName, game, round)
      roundAt.set(week, game)
      for (const { key, name } of [home, away]) {
        const other = playing.get(`${week}/${key}`)
        if (other) {
          const found = `"${name}" in week ${week} of ${season} on line ${other.line}, too`
          throw fail(fileName, line, `expected one game of a manager in a week, found ${found}`)
        }
        playing.set(`${week}/${key}`, game)
      }
    }
  }
  checkBracket(games, fileName)
}

function overlap(fileName: string, { line, weeks }: FileGame, round: FileGame): DomainError {
  const name = (of: readonly number[]) => [...new Set([of[0], of.at(-1)])].join('-')
  const text = `expected all games of a round over the same weeks, found week ${name(weeks)} here and ${name(round.weeks)} on line ${round.line}`
  return fail(fileName, line, text)
}

/** After a loss in the bracket a team's games are consolation. */
function checkBracket(games: readonly FileGame[], fileName: string): void {
  const bracket = games
    .filter(({ kind }) => kind === 'playoff')
    .toSorted((a, b) => (a.weeks[0] ?? 0) - (b.weeks[0] ?? 0))
  const lostIn = new Map<string, FileGame>()
  for (const game of bracket) {
    for (const { key, name } of [game.home, game.away]) {
      const lost = lostIn.get(key)
      if (!lost) continue
      const expected =
        'a game after it to be "consolation", or one line for a round of two weeks (week 15-16, the sums)'
      throw fail(
        fileName,
        game.line,
        `"${name}" lost a playoff game on line ${lost.line}; expected ${expected}, found "playoff"`,
      )
    }
    if (game.homePoints === game.awayPoints) continue
    lostIn.set(game.homePoints < game.awayPoints ? game.home.key : game.away.key, game)
  }
}

function checkRanks(
  lines: readonly FileRank[],
  games: SeasonPart<FileGame> | undefined,
  { fileName, season }: Place,
): void {
  const playing = games && new Set(games.lines.flatMap(({ home, away }) => [home.key, away.key]))
  const ranked = new Map<string, FileRank>()
  let champion: FileRank | null = null
  for (const entry of lines) {
    const { line, manager, rank } = entry
    const other = ranked.get(manager.key)
    if (other) {
      const found = `"${manager.name}" on line ${other.line}, too`
      throw fail(fileName, line, `expected every manager of ${season} once, found ${found}`)
    }
    if (rank === 1 && champion) {
      throw fail(fileName, line, `expected one rank 1 of ${season}, found another on line ${champion.line}`)
    }
    if (playing && !playing.has(manager.key)) {
      const text = `expected a manager with a game of ${season} in ${games.fileName}, found "${manager.name}"`
      throw fail(fileName, line, text)
    }
    ranked.set(manager.key, entry)
    if (rank === 1) champion = entry
  }
}

function listNew(managers: readonly FileManager[]): FileManager[] {
  const all = managers.filter(({ isNew }) => isNew)
  return [...new Map(all.toReversed().map((manager) => [manager.key, manager])).values()].reverse()
}
