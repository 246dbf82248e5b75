/** The table as it was after a week. */
import type { TeamRef } from '../../contract/responses/weekly.ts'
import type { EditionSources } from '../sources.ts'
import { cleanName, readTeam } from './clean-name.ts'
import type { Game } from './games.ts'
import { formatTally, pointsOf, type Result, tallyOf } from './results.ts'

export interface TableRow {
  team: TeamRef
  rank: number
  previousRank: number | null
  /** Null in leagues without opponents, and where it is not known of that week. */
  record: string | null
  points: number | null
  isOut: boolean
}

type Team = NonNullable<NonNullable<EditionSources['standings']>['standings']>[number]

/** Of a league with opponents: the regular season's table after the week, the last one in the playoffs. */
export function readTable(
  { standings, league, scoreboards }: EditionSources,
  week: number,
  results: readonly Result[],
  games: readonly Game[],
): TableRow[] {
  const regular = results.filter(({ kind }) => kind === 'regular')
  const records = new Map([
    ...byesOf(scoreboards.at(-1)),
    ...games.flatMap(({ winner, loser }) => [winner, loser].map((side) => [side.team.id, side.record] as const)),
  ])
  const isRegularOver = week >= (league.regularSeasonWeeks ?? Number.POSITIVE_INFINITY)
  return (standings?.standings ?? [])
    .flatMap((row): TableRow[] => {
      const { teamId: id } = row
      const ranks = (row.rankByWeek ?? []).filter((entry) => (entry.week ?? 99) <= week)
      const rank = ranks.at(-1)?.rank
      if (id == null || rank == null) return []
      const own = regular.filter(({ home, away }) => home.id === id || away.id === id)
      const counted = league.hasMedianGame ? (isRegularOver ? finalRecord(row) : null) : formatTally(tallyOf(own, id))
      return [
        {
          team: { id, name: cleanName(row.teamName ?? '') },
          rank,
          previousRank: isPlayoffWeek(league, week) ? rank : (ranks.at(-2)?.rank ?? null),
          record: records.get(id) ?? counted,
          points: own.reduce((sum, result) => sum + pointsOf(result, id), 0),
          isOut: false,
        },
      ]
    })
    .sort((a, b) => a.rank - b.rank)
}

export function isPlayoffWeek(league: EditionSources['league'], week: number): boolean {
  return week > (league.regularSeasonWeeks ?? Number.POSITIVE_INFINITY)
}

function byesOf(scoreboard: EditionSources['scoreboards'][number] | undefined) {
  return (scoreboard?.matchups ?? []).flatMap(({ home, away }) =>
    !away && home?.team?.id != null ? [[home.team.id, home.record ?? null] as const] : [],
  )
}

/** Nothing is added to it in the playoffs. */
function finalRecord({ regularSeason: season }: Team): string | null {
  const { wins, losses, ties } = season ?? {}
  return wins == null || losses == null ? null : formatTally({ wins, losses, ties: ties ?? 0 })
}

export interface WeekScore {
  team: TeamRef
  points: number
  rank: number
  projected: number | null
  missed: number | null
  isOut: boolean
}

/** All against all: the scores of a week in a league without opponents, the best first. */
export function readRanking(scoreboard: EditionSources['scoreboards'][number] | undefined): WeekScore[] {
  return (scoreboard?.ranking ?? []).flatMap((row) => {
    const team = readTeam(row.team)
    if (!team || row.points == null || row.rank == null) return []
    return [
      {
        team,
        points: row.points,
        rank: row.rank,
        projected: row.projectedPoints ?? null,
        missed: row.missedPoints ?? null,
        isOut: row.isOut === true,
      },
    ]
  })
}

/** The table of a league without opponents. Elimination: who was still in, by the week's scores; else all points so far. */
export function readPointsTable({ scoreboards, league }: EditionSources): TableRow[] {
  const weeks = scoreboards.map(readRanking)
  const ranking = weeks.at(-1) ?? []
  if (league.scoringFormat === 'elimination') {
    return ranking.map(({ team, rank, points, isOut }) => ({
      team,
      rank,
      previousRank: null,
      record: null,
      points,
      isOut,
    }))
  }
  const [before, after] = [sumRanked(weeks.slice(0, -1)), sumRanked(weeks)]
  return ranking
    .map(({ team }): TableRow => {
      const now = after.get(team.id)
      const previousRank = weeks.length > 1 ? (before.get(team.id)?.rank ?? null) : null
      return { team, rank: now?.rank ?? 1, previousRank, record: null, points: now?.points ?? null, isOut: false }
    })
    .sort((a, b) => a.rank - b.rank)
}

function sumRanked(weeks: readonly WeekScore[][]) {
  const sums = new Map<number, number>()
  for (const { team, points } of weeks.flat()) sums.set(team.id, (sums.get(team.id) ?? 0) + points)
  const all = [...sums.values()]
  return new Map([...sums].map(([id, points]) => [id, { points, rank: 1 + all.filter((sum) => sum > points).length }]))
}
