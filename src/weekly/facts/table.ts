/** The standings after a week. */

import type { ResponseOf } from '../../contract/responses/index.ts'
import type { TeamRef } from '../../contract/responses/shared.ts'
import { writeRecord } from '../../domain/record-text.ts'
import { sumPoints } from '../../domain/rounding.ts'
import type { EditionSources } from '../sources.ts'
import { hasTeam, pointsOf, type Result, tallyResults } from './results.ts'

export interface EditionTableRow {
  team: TeamRef
  rank: number
  previousRank: number | null
  /** Null in leagues without opponents, and if unknown for that week. */
  record: string | null
  points: number
  isOut: boolean
}

type Scoreboard = ResponseOf<'scoreboard'>

/** In leagues with opponents: regular-season standings after the week, the last ones during the playoffs. */
export function findTable(
  { standings, league }: EditionSources,
  scoreboard: Scoreboard,
  results: readonly Result[],
  weeks: readonly number[],
): EditionTableRow[] {
  const { week } = scoreboard
  const firstWeek = Math.min(...weeks)
  const isOver = week >= league.regularSeasonWeeks
  const regular = results.filter(({ kind }) => kind === 'regular')
  const sides = scoreboard.matchups.flatMap(({ home, away }) => [home, ...(away ? [away] : [])])
  const records = new Map(sides.map(({ team, record }) => [team.id, record]))
  const ofOthers = ({ teamId, regularSeason: { wins, losses, ties } }: Standing): string | null => {
    if (!league.hasMedianGame) return writeRecord(tallyResults(regular, teamId))
    if (!isOver || wins === null || losses === null) return null
    return writeRecord({ wins, losses, ties: ties ?? 0 })
  }
  return (standings?.standings ?? [])
    .flatMap((row): EditionTableRow[] => {
      const { teamId: id, teamName: name } = row
      const rank = row.rankByWeek.findLast((entry) => entry.week <= week)
      const previous = row.rankByWeek.findLast((entry) => entry.week < firstWeek)
      if (!rank) return []
      return [
        {
          team: { id, name },
          rank: rank.rank,
          previousRank: week > league.regularSeasonWeeks ? rank.rank : (previous?.rank ?? null),
          record: records.get(id) ?? ofOthers(row),
          points: isOver
            ? row.regularSeason.pointsFor
            : sumPoints(regular.filter((result) => hasTeam(result, id)).map((result) => pointsOf(result, id))),
          isOut: false,
        },
      ]
    })
    .sort((a, b) => a.rank - b.rank)
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
    }))
  }
  const before = sumRanked(weeks.slice(0, -1))
  const after = sumRanked(weeks)
  return ranking
    .map(({ team }): EditionTableRow => {
      const { rank, points } = after.get(team.id) ?? { rank: 1, points: 0 }
      return { team, rank, previousRank: before.get(team.id)?.rank ?? null, record: null, points, isOut: false }
    })
    .sort((a, b) => a.rank - b.rank)
}

function sumRanked(weeks: readonly WeekScore[][]) {
  const sums = new Map<number, number>()
  for (const { team, points } of weeks.flat()) sums.set(team.id, sumPoints([sums.get(team.id) ?? 0, points]))
  const all = [...sums.values()]
  return new Map([...sums].map(([id, points]) => [id, { points, rank: 1 + all.filter((sum) => sum > points).length }]))
}
