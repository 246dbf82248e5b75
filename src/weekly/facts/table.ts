/** The standings after a week. */

import type { ResponseOf } from '../../contract/responses/index.ts'
import type { TeamRef } from '../../contract/responses/shared.ts'
import { writeRecord } from '../../domain/record-text.ts'
import { sumPoints } from '../../domain/rounding.ts'
import type { EditionSources } from '../sources.ts'
import { findResults, hasTeam, pointsOf, type Result, tallyResults } from './results.ts'

export interface EditionTableRow {
  team: TeamRef
  rank: number
  previousRank: number | null
  /** Null in leagues without opponents, and if unknown for that week. */
  record: string | null
  points: number
  isOut: boolean
  /** Where the host counts otherwise than the known games: whose record and points these are. Null elsewhere. */
  count: { host: string; isByHost: boolean } | null
}

/** A row of the week's table, with its team's place in the race for the playoffs. */
export interface RaceRow extends EditionTableRow {
  /** In the playoffs, once the regular season is over; until then, and where the field is unknown, above the line. */
  isIn: boolean
  /** Ranked among as many teams as make the playoffs. */
  isAboveLine: boolean
  /** The same a week earlier. */
  wasAboveLine: boolean
}

/** `field`: the teams that made the playoffs; null before the end of the regular season, and if unknown. */
export function addRace(
  rows: readonly EditionTableRow[],
  { playoffTeams, field }: { playoffTeams: number; field: ReadonlySet<number> | null },
): RaceRow[] {
  const isAbove = (rank: number | null) => rank !== null && rank <= playoffTeams
  return rows.map((row) => {
    const isAboveLine = isAbove(row.rank)
    const isIn = field ? field.has(row.team.id) : isAboveLine
    return { ...row, isIn, isAboveLine, wasAboveLine: isAbove(row.previousRank) }
  })
}

type Scoreboard = ResponseOf<'scoreboard'>

/** In leagues with opponents: regular-season standings after the week, the last ones during the playoffs. */
export function findTable(
  { standings, league, schedule }: EditionSources,
  scoreboard: Scoreboard,
  results: readonly Result[],
  weeks: readonly number[],
): EditionTableRow[] {
  const { week } = scoreboard
  const firstWeek = Math.min(...weeks)
  const isOver = week >= league.regularSeasonWeeks
  const isRegular = ({ kind }: Result) => kind === 'regular'
  const regular = results.filter(isRegular)
  const later = findResults(schedule ?? [], Number.POSITIVE_INFINITY).filter(({ weeks }) => Math.max(...weeks) > week)
  const sides = scoreboard.matchups.flatMap(({ home, away }) => [home, ...(away ? [away] : [])])
  const records = new Map(sides.map(({ team, record }) => [team.id, record]))
  // Without a game in the week.
  const ofOthers = ({ teamId, regularSeason: { wins, losses, ties } }: Standing): string | null => {
    if (isOver && wins !== null && losses !== null) return writeRecord({ wins, losses, ties: ties ?? 0 })
    return league.hasMedianGame ? null : writeRecord(tallyResults(regular, teamId))
  }
  return (standings?.standings ?? [])
    .flatMap((row): EditionTableRow[] => {
      const { teamId: id, teamName: name } = row
      const rank = row.rankByWeek.findLast((entry) => entry.week <= week)
      const previous = row.rankByWeek.findLast((entry) => entry.week < firstWeek)
      if (!rank) return []
      const record = records.get(id) ?? null
      const isOfKnown = !isOver && (record === null || isRecordOf(tallyResults(regular, id), record, league))
      const { countedBy: host, pointsFor } = row.regularSeason
      return [
        {
          team: { id, name },
          rank: rank.rank,
          previousRank: scoreboard.isPlayoffWeek ? rank.rank : (previous?.rank ?? null),
          record: record ?? ofOthers(row),
          points: isOver
            ? pointsFor
            : isOfKnown
              ? pointsIn(regular, id)
              : // Where the host counts games that are not known: its total less the games played since.
                sumPoints([pointsFor ?? 0, -pointsIn(later.filter(isRegular), id)]),
          isOut: false,
          count: host ? { host, isByHost: !isOfKnown } : null,
        },
      ]
    })
    .sort((a, b) => a.rank - b.rank)
}

/** Whether a record is that of some games; in median leagues, whether it has as many results. */
function isRecordOf(games: WinTally, record: string, { hasMedianGame }: EditionSources['league']): boolean {
  if (!hasMedianGame) return record === writeRecord(games)
  const results = record.split('-').reduce((sum, part) => sum + Number(part), 0)
  return results === 2 * (games.wins + games.losses + games.ties)
}

type WinTally = ReturnType<typeof tallyResults>

/** A team's points in some games. */
function pointsIn(games: readonly Result[], teamId: number): number {
  return sumPoints(games.filter((result) => hasTeam(result, teamId)).map((result) => pointsOf(result, teamId)))
}

type Standing = ResponseOf<'standings'>['standings'][number]

export type WeekScore = Scoreboard['ranking'][number] & { points: number; rank: number }

/** A week's scores in a league without opponents, best first. */
export function findRanking({ ranking }: Scoreboard): WeekScore[] {
  return ranking.filter((row): row is WeekScore => row.points !== null && row.rank !== null)
}

/** Standings of a league without opponents. Elimination: remaining teams by the week's scores; else total points. */
export function findPointsTable({ scoreboards, league }: EditionSources): EditionTableRow[] {
  const weeks = scoreboards.map(findRanking)
  const ranking = weeks.at(-1) ?? []
  if (league.scoringFormat === 'elimination') {
    return ranking.map(({ team, rank, points, isOut }) => ({
      team,
      rank,
      points,
      isOut,
      previousRank: null,
      record: null,
      count: null,
    }))
  }
  const before = sumRanked(weeks.slice(0, -1))
  const after = sumRanked(weeks)
  return ranking
    .map(({ team }): EditionTableRow => {
      const { rank, points } = after.get(team.id) ?? { rank: 1, points: 0 }
      return {
        team,
        rank,
        previousRank: before.get(team.id)?.rank ?? null,
        record: null,
        points,
        isOut: false,
        count: null,
      }
    })
    .sort((a, b) => a.rank - b.rank)
}

function sumRanked(weeks: readonly WeekScore[][]) {
  const sums = new Map<number, number>()
  for (const { team, points } of weeks.flat()) sums.set(team.id, sumPoints([sums.get(team.id) ?? 0, points]))
  const all = [...sums.values()]
  return new Map([...sums].map(([id, points]) => [id, { points, rank: 1 + all.filter((sum) => sum > points).length }]))
}
