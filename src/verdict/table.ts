/** The table of the regular season. */

import type { HostRecord, HostSeason } from '../domain/host-season.ts'
import { fromCents, roundFigure, subtractPoints, sumPoints, toCents } from '../domain/points.ts'
import type { Matchup, RecordFigures, Season, TableRow, VerdictSource, WinRecord } from '../domain/season.ts'
import { hasRecords } from '../domain/season-format.ts'
import { listMedianGames } from './median-games.ts'
import { decide, type Sources } from './precedence.ts'
import { comparePoints, isDecided } from './results.ts'
import { listMeetings, seedTeams } from './seeding.ts'

/** What the table is computed from. */
export type TableInput = Pick<
  Season,
  'settings' | 'status' | 'teams' | 'matchups' | 'eliminationRounds' | 'format' | 'hasOpponents'
>

/**
 * The rows of the whole regular season to date, in the order of teams. A team's record is all of the host's figures or all of ours: the
 * host's if they differ from the games. Without opponents, points are the host's sums.
 */
export function judgeRecords(input: TableInput, host: HostSeason): JudgedRecords {
  const recordOf = new Map(host.teams.map(({ id, recordByHost }) => [id, recordByHost]))
  const ours = input.teams.map(({ id }) => rowOf(input, id, Number.POSITIVE_INFINITY))
  const decided = ours.flatMap(
    (row) => decide('records', recordSources, { input, row, record: recordOf.get(row.teamId) ?? null }) ?? [],
  )
  return {
    rows: decided.map(({ value }) => value),
    source: decided.some(({ source }) => source === 'byHost') ? 'byHost' : 'byGames',
    equalToHost: compareRecords(ours, recordOf),
  }
}

export interface JudgedRecords extends Pick<Season, 'equalToHost'> {
  rows: TableRow[]
  source: VerdictSource
}

const recordSources: Sources<'records', { input: TableInput; row: TableRow; record: HostRecord | null }, TableRow> = {
  byHost: ({ input, row, record }) => {
    if (input.format === 'total-points') return record && withPoints(row, record.pointsFor)
    return readHostRow(input, row, record)
  },
  byGames: ({ row }) => row,
}

/** Of teams with a game whose record the host states: how many have that of their games. Points to the cent, for and against. */
function compareRecords(
  ours: readonly TableRow[],
  recordOf: ReadonlyMap<number, HostRecord | null>,
): Season['equalToHost'] {
  const stated = ours.flatMap((row) => {
    const host = recordOf.get(row.teamId)
    return host && row.games > 0 ? [{ row, host }] : []
  })
  const corrected = stated.filter(({ host }) => !host.missesCorrections)
  return {
    records: {
      equal: stated.filter(({ row, host }) => areSameResults(row, host)).length,
      total: stated.length,
    },
    points: {
      equal: corrected.filter(({ row, host }) => areSamePoints(row, host)).length,
      total: corrected.length,
    },
  }
}

type Compared = Pick<Season, 'teams' | 'equalToHost'>

/** Whether the host states every team's record, and each is that of its games to the cent. */
export function isEqualToHost({ teams, equalToHost }: Compared): boolean {
  return teams.length > 0 && Object.values(equalToHost).every(({ equal }) => equal === teams.length)
}

/** The same of wins, losses and ties, where the host states no points to compare (Sleeper's miss corrections). */
export function hasOnlyEqualResults({ teams, equalToHost: { records, points } }: Compared): boolean {
  return teams.length > 0 && records.equal === teams.length && points.total === 0
}

/**
 * The table after a matchup period, best first, by the league's own rule. After the last one it is the season's own table. Without
 * opponents: remaining teams first, then by later elimination, then points for.
 */
export function tableThrough(season: Season, throughPeriod: number): readonly TableRow[] {
  if (throughPeriod >= lastRegularPeriod(season)) return season.table
  const rowOfTable = new Map(season.table.map((row) => [row.teamId, row]))
  const rows = season.teams.map(({ id }) => {
    const ours = rowOf(season, id, throughPeriod)
    const table = rowOfTable.get(id)
    return (table && asHostCountedThrough(season, table, ours, throughPeriod)) ?? ours
  })
  return orderRows(season, rows, throughPeriod)
}

/**
 * A team's row where the host counts games that are not known, as those against a team that left: the host's figures less the games played
 * since. Null if the host counts the same, and where the unknown games may have been played since.
 */
function asHostCountedThrough(season: Season, row: TableRow, ours: TableRow, throughPeriod: number): TableRow | null {
  const { byMatchups: known, teamId } = row
  if (known === null) return null
  const played = season.status.finalPeriods.filter((period) => period <= season.settings.regularSeasonMatchups)
  const isNewest = throughPeriod >= Math.max(...played)
  const isMissing = (period: number) =>
    !season.matchups.some(
      ({ matchupPeriod, home, away }) =>
        matchupPeriod === period && away !== null && [home.teamId, away.teamId].includes(teamId),
    )
  const gaps = played.filter(isMissing)
  const unknown = countOf(row) - countOf(known)
  const isBefore = unknown > 0 && gaps.length === unknown && gaps.every((period) => period <= throughPeriod)
  if (!isNewest && !isBefore) return null
  const since = (countOf(known) - countOf(ours)) / (season.settings.hasMedianGame ? 2 : 1)
  return addResults(row, { ...ours, ...known, games: ours.games + since }, ours)
}

const countOf = ({ wins, losses, ties }: RecordFigures) => wins + losses + ties

/**
 * The table of the regular season as if its games in progress ended now, best first. A team's record is that of the season's table and what
 * these games would add. `isIn`: it would be in the playoffs.
 */
export function tableAsItStands(season: Season): (TableRow & { isIn: boolean })[] {
  const isOpen = ({ kind, status, away }: Matchup) => kind === 'regular' && status === 'in-progress' && away !== null
  const input: TableInput = {
    ...season,
    matchups: season.matchups.map((matchup) =>
      isOpen(matchup)
        ? { ...matchup, status: 'final', winner: comparePoints(matchup.home, matchup.away ?? matchup.home) }
        : matchup,
    ),
    status: {
      ...season.status,
      finalPeriods: [
        ...new Set([
          ...season.status.finalPeriods,
          ...season.matchups.filter(isOpen).map(({ matchupPeriod }) => matchupPeriod),
        ]),
      ],
    },
  }
  const through = Number.POSITIVE_INFINITY
  const rows = season.table.map((row) =>
    addResults(row, rowOf(season, row.teamId, through), rowOf(input, row.teamId, through)),
  )
  return orderRows(input, rows, through).map((row) => ({ ...row, isIn: row.rank <= season.settings.playoffTeamCount }))
}

/** The row and what `after` has beyond `before`. */
function addResults(row: TableRow, before: TableRow, after: TableRow): TableRow {
  const record = {
    wins: row.wins + after.wins - before.wins,
    losses: row.losses + after.losses - before.losses,
    ties: row.ties + after.ties - before.ties,
  }
  const pointsFor = sumPoints([row.pointsFor, after.pointsFor, -before.pointsFor])
  const pointsAgainst = sumPoints([row.pointsAgainst, after.pointsAgainst, -before.pointsAgainst])
  return {
    ...row,
    ...record,
    winPercentage: percentOf(record),
    games: row.games + after.games - before.games,
    pointsFor,
    pointsAgainst,
    pointDifferential: subtractPoints(pointsFor, pointsAgainst),
  }
}

/** Ranks rows by seeds where there are opponents, else by exit and points. `order`: team ids; left out: by the league's rule. */
export function orderRows(
  input: TableInput,
  rows: readonly TableRow[],
  throughPeriod: number,
  order: readonly number[] | null = null,
): TableRow[] {
  return inOrder(input, rows, throughPeriod, order).map((row, index) => ({ ...row, rank: index + 1 }))
}

function inOrder(
  input: TableInput,
  rows: readonly TableRow[],
  throughPeriod: number,
  order: readonly number[] | null,
): TableRow[] {
  if (order) return rows.toSorted((a, b) => order.indexOf(a.teamId) - order.indexOf(b.teamId))
  if (hasRecords(input.format)) return seedTeams(input, rows, listMeetings(input, throughPeriod))
  const rounds = input.eliminationRounds.filter(({ matchupPeriod }) => matchupPeriod <= throughPeriod)
  const outIn = new Map(rounds.flatMap((round) => round.eliminatedTeamIds.map((id) => [id, round.matchupPeriod])))
  const survived = (teamId: number) => outIn.get(teamId) ?? Number.MAX_SAFE_INTEGER
  return rows.toSorted(
    (a, b) => survived(b.teamId) - survived(a.teamId) || b.pointsFor - a.pointsFor || a.teamId - b.teamId,
  )
}

function rowOf(input: TableInput, teamId: number, throughPeriod: number): TableRow {
  const isCounted = (period: number) => period <= throughPeriod
  // In an unsupported format points decide nothing.
  const games = input.hasOpponents
    ? input.matchups.filter(({ kind, matchupPeriod }) => kind === 'regular' && isCounted(matchupPeriod))
    : []
  const medianGames = (listMedianGames(input).get(teamId) ?? []).filter((game) => isCounted(game.matchupPeriod))
  const { games: played, ...figures } = tallyGames(games, teamId, medianGames)
  const againstMedian = input.settings.hasMedianGame ? countResults(medianGames) : null
  const row = { teamId, rank: 0, ...figures, games: played, byMatchups: null, againstMedian }
  if (hasRecords(input.format)) return row
  return withPoints(row, pointsOfRounds(input, teamId, throughPeriod))
}

function withPoints(row: TableRow, pointsFor: number): TableRow {
  return { ...row, pointsFor, pointDifferential: pointsFor }
}

function pointsOfRounds({ eliminationRounds }: TableInput, teamId: number, throughPeriod: number): number {
  const sides = eliminationRounds
    .filter(({ status, matchupPeriod }) => status === 'final' && matchupPeriod <= throughPeriod)
    .flatMap((round) => round.sides.filter((side) => side.teamId === teamId))
  return sumPoints(sides.flatMap(({ points }) => points ?? []))
}

/** Null if the host states no record, and if it is that of the games. */
function readHostRow({ format, settings }: TableInput, row: TableRow, host: HostRecord | null): TableRow | null {
  if (!host || !hasRecords(format) || isSameRecord(row, host)) return null
  const { wins, losses, ties, pointsFor, pointsAgainst } = host
  const results = wins + losses + ties
  // Sleeper's wins leave the results against the median out in some leagues; ours then have twice as many.
  if (results === 0 || (settings.hasMedianGame && results === row.games)) return null
  return {
    ...row,
    wins,
    losses,
    ties,
    winPercentage: percentOf({ wins, losses, ties }),
    games: settings.hasMedianGame ? Math.max(row.games, Math.floor(results / 2)) : results,
    pointsFor,
    pointsAgainst,
    pointDifferential: subtractPoints(pointsFor, pointsAgainst),
    byMatchups: row.games === 0 ? null : row,
  }
}

function isSameRecord(row: TableRow, host: HostRecord): boolean {
  return areSameResults(row, host) && (host.missesCorrections === true || areSamePoints(row, host))
}

function areSameResults(row: TableRow, host: HostRecord): boolean {
  return host.wins === row.wins && host.losses === row.losses && host.ties === row.ties
}

function areSamePoints(row: TableRow, host: HostRecord): boolean {
  return (
    toCents(host.pointsFor) === toCents(row.pointsFor) && toCents(host.pointsAgainst) === toCents(row.pointsAgainst)
  )
}

type OwnResult = 'win' | 'loss' | 'tie'

/** A team's record and points in the final games of a list, with results against the median. */
export function tallyGames(
  matchups: readonly Matchup[],
  teamId: number,
  medianGames: readonly { result: OwnResult }[] = [],
): Omit<TableRow, 'teamId' | 'rank' | 'againstMedian' | 'byMatchups'> {
  let cents = 0
  let centsAgainst = 0
  const results: { result: OwnResult }[] = []
  for (const matchup of matchups) {
    const { home, away, winner } = matchup
    if (!away || home.teamId === away.teamId || !isDecided(matchup)) continue
    if (home.teamId !== teamId && away.teamId !== teamId) continue
    const [own, other] = home.teamId === teamId ? [home, away] : [away, home]
    cents += toCents(own.points ?? 0)
    centsAgainst += toCents(other.points ?? 0)
    results.push({ result: winner === 'tie' ? 'tie' : (winner === 'home') === (own === home) ? 'win' : 'loss' })
  }
  const record = countResults([...results, ...medianGames])
  const pointsFor = fromCents(cents)
  const pointsAgainst = fromCents(centsAgainst)
  return {
    ...record,
    winPercentage: percentOf(record),
    games: results.length,
    pointsFor,
    pointsAgainst,
    pointDifferential: subtractPoints(pointsFor, pointsAgainst),
  }
}

function countResults(games: readonly { result: OwnResult }[]): Pick<WinRecord, 'wins' | 'losses' | 'ties'> {
  const count = (wanted: OwnResult) => games.filter(({ result }) => result === wanted).length
  return { wins: count('win'), losses: count('loss'), ties: count('tie') }
}

/** 0 to 100; 0 without a result. */
export function percentOf({ wins, losses, ties }: Pick<WinRecord, 'wins' | 'losses' | 'ties'>): number {
  const results = wins + losses + ties
  return results === 0 ? 0 : roundFigure((100 * (wins + ties / 2)) / results)
}

/** The last matchup period of the regular season that has a game or a round. */
function lastRegularPeriod({ matchups, eliminationRounds }: Pick<Season, 'matchups' | 'eliminationRounds'>): number {
  const regular = [...matchups.filter(({ kind }) => kind === 'regular'), ...eliminationRounds]
  return Math.max(0, ...regular.map(({ matchupPeriod }) => matchupPeriod))
}
