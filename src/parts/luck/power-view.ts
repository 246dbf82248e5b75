/** The power ratings as the screen shows them. */
import type { ReadResponse } from '../../client/read-response.ts'
import { formatNumber, formatOrdinal } from '../../ui/format.ts'

export type PowerResponse = ReadResponse<'power'>

export interface RatedTeam {
  id: number
  name: string
  rank: number
  /** Places won since the week before, below 0 where it fell; null after the first week. */
  change: number | null
  /** Points a week. */
  rating: number
  error: number
  /** Less than one standard error behind the team above. */
  isLevel: boolean
  allPlayRank: number | null
  recordRank: number | null
}

/** The strongest first; teams without a rating are left out. */
export function toRatedTeams({ teams = [] }: PowerResponse): RatedTeam[] {
  return teams.flatMap((row) => {
    const { team, rank, rating, error } = row
    if (team?.id === undefined || rank === undefined || rating === undefined) return []
    return [
      {
        id: team.id,
        name: nameOf(team),
        rank,
        change: row.previousRank === undefined ? null : row.previousRank - rank,
        rating,
        error: error ?? 0,
        isLevel: row.isLevelWithPrevious === true,
        allPlayRank: row.allPlayRank ?? null,
        recordRank: row.recordRank ?? null,
      },
    ]
  })
}

export function nameOf(team: { name?: string } | undefined): string {
  return team?.name?.trim() || 'Unnamed team'
}

/** Teams less than one standard error behind the strongest, without the strongest. */
export function levelWithFirst([first, ...others]: readonly RatedTeam[]): RatedTeam[] {
  return first ? others.filter(({ rating, error }) => first.rating - rating < error) : []
}

/** How certain the first place is: one sentence. */
export function describeLeaders(teams: readonly RatedTeam[]): string {
  const [first, second] = teams
  const level = levelWithFirst(teams)
  if (!first || !second) return ''
  if (level.length === 0) {
    return `${formatNumber(first.rating - second.rating, 1)} points a week ahead of ${second.name}: more than one standard error.`
  }
  const names = level.length > 2 ? `${level.length} others` : level.map(({ name }) => name).join(' and ')
  return `Level with ${names}: too close to call (less than one standard error apart).`
}

/** How the record ranks the team that is first by scores; empty where both agree. */
export function describeRecordRank({ rank, recordRank }: RatedTeam): string {
  if (recordRank === null || recordRank === rank) return ''
  return `In the standings, they’re ${formatOrdinal(recordRank)}.`
}

/** The finding of the ratings, as a headline. */
export function describeRatings(teams: readonly RatedTeam[]): string {
  const [first] = teams
  const level = levelWithFirst(teams).length
  if (!first) return 'Power rating'
  if (level === 0) return `${first.name} is the strongest team`
  if (level === teams.length - 1) return 'Too close to call: no team stands out'
  return `${first.name} leads the ratings, with ${level === 1 ? 'one team' : `${level} teams`} too close to call`
}

export interface RatingLine {
  id: number
  name: string
  /** Ascending by week. */
  points: { week: number; rating: number; error: number }[]
}

export interface RatingHistory {
  weeks: number[]
  /** The strongest of the last week first. */
  lines: RatingLine[]
}

/** The ratings after each week; null where there are fewer than two weeks. */
export function toRatingHistory({ weeks = [] }: PowerResponse, teams: readonly RatedTeam[]): RatingHistory | null {
  const known = weeks.flatMap(({ week, teams: rated = [] }) => (week === undefined ? [] : [{ week, rated }]))
  if (known.length < 2) return null
  const lines = teams.map(({ id, name }) => ({
    id,
    name,
    points: known.flatMap(({ week, rated }) => {
      const own = rated.find(({ team }) => team?.id === id)
      return own?.rating === undefined ? [] : [{ week, rating: own.rating, error: own.error ?? 0 }]
    }),
  }))
  const rated = lines.filter(({ points }) => points.length > 0)
  return rated.length > 0 ? { weeks: known.map(({ week }) => week), lines: rated } : null
}
