/** The table of the regular season. */

import type { HostRecord, HostSeason } from '../domain/host-season.ts'
import { fromCents, roundFigure, subtractPoints, sumPoints, toCents } from '../domain/points.ts'
import type { Matchup, Season, TableRow, VerdictSource, WinRecord } from '../domain/season.ts'
import { hasRecords } from '../domain/season-format.ts'
import { listMedianGames } from './median-games.ts'
import { isDecided } from './results.ts'
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
  const rows = ours.map((row): TableRow => {
    const record = recordOf.get(row.teamId) ?? null
    if (input.format === 'total-points' && record) return withPoints(row, record.pointsFor)
    return asHostCounts(input, row, record)
  })
  return {
    rows,
    source: rows.every((row, index) => row === ours[index]) ? 'games' : 'host',
    equalToHost: compareRecords(ours, recordOf),
  }
}

interface JudgedRecords {
  rows: TableRow[]
  source: VerdictSource
  equalToHost: Season['equalToHost']
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
  return orderRows(
    season,
    season.teams.map(({ id }) => rowOf(season, id, throughPeriod)),
    throughPeriod,
  )
}

/**
 * The table of the regular season as if its games in progress ended now, best first. A team's record is that of the season's table and what
 * these games would add.
 */
export function tableAsItStands(season: Season): TableRow[] {
  const isOpen = ({ kind, status, away }: Matchup) => kind === 'regular' && status === 'in-progress' && away !== null
  const input: TableInput = {
    ...season,
    matchups: season.matchups.map((matchup) =>
      isOpen(matchup) ? { ...matchup, status: 'final', winner: leaderOf(matchup) } : matchup,
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
  return orderRows(input, rows, through)
}

function leaderOf({ home, away }: Matchup): Matchup['winner'] {
  const lead = subtractPoints(home.points ?? 0, away?.points ?? 0)
  return lead === 0 ? 'tie' : lead > 0 ? 'home' : 'away'
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

function asHostCounts(input: TableInput, row: TableRow, host: HostRecord | null): TableRow {
  if (!host || !hasRecords(input.format) || host.wins + host.losses + host.ties === 0 || isSameRecord(row, host))
    return row
  const { wins, losses, ties, pointsFor, pointsAgainst } = host
  const results = wins + losses + ties
  // Sleeper's wins leave the results against the median out in some leagues; ours then have twice as many.
  if (input.settings.hasMedianGame && row.games > 0 && results === row.games) return row
  return {
    ...row,
    wins,
    losses,
    ties,
    winPercentage: percentOf({ wins, losses, ties }),
    games: row.games > 0 ? row.games : input.settings.hasMedianGame ? results / 2 : results,
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
