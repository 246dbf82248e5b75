/** Sentences of the power ratings screen. */

import type { PowerResponse, RatedTeam } from '../../contract/responses/power.ts'
import { joinList } from '../../domain/join-list.ts'
import { spellNumber } from '../../domain/spell-number.ts'
import { formatNumber, formatOrdinal } from '../../ui/format.ts'

type Rated = Pick<RatedTeam, 'team' | 'rating' | 'error'>

/** The teams after the strongest that are less than one standard error behind it, up to the first that is not. */
function levelWithFirst<Team extends Rated>([first, ...others]: readonly Team[]): Team[] {
  if (!first) return []
  const end = others.findIndex(({ rating, error }) => first.rating - rating >= error)
  return end < 0 ? others : others.slice(0, end)
}

/** Places by team ID: teams that are too close to call share the place of the strongest of them. */
export function sharePlaces(teams: readonly Rated[]): Map<number, number> {
  const places = new Map<number, number>()
  for (let start = 0; start < teams.length; ) {
    const group = teams.slice(start, start + 1 + levelWithFirst(teams.slice(start)).length)
    for (const { team } of group) places.set(team.id, start + 1)
    start += group.length
  }
  return places
}

/** Places gained since the week before by team ID, negative for a fall: of the places that teams share. Empty after the first week. */
export function changesOfPlace({ teams, weeks }: Pick<PowerResponse, 'teams' | 'weeks'>): Map<number, number> {
  const before = sharePlaces(weeks.at(-2)?.teams ?? [])
  return new Map(
    [...sharePlaces(teams)].flatMap(([id, place]) => {
      const previous = before.get(id)
      return previous === undefined ? [] : [[id, previous - place]]
    }),
  )
}

/** How certain first place is, in one sentence. */
export function describeLeaders(teams: readonly RatedTeam[]): string {
  const [first, second] = teams
  const level = levelWithFirst(teams)
  if (!first || !second) return ''
  if (level.length === 0) {
    return `${formatNumber(first.rating - second.rating, 1)} points a week ahead of ${second.team.name}.`
  }
  const names = level.length > 2 ? `${spellNumber(level.length)} others` : joinList(level.map(({ team }) => team.name))
  return `Too close to call with ${names}.`
}

/** The record's rank of the strongest team; empty if both agree. */
export function describeRecordRank({ rank, recordRank }: RatedTeam): string {
  if (recordRank === rank) return ''
  return `In the standings, they’re ${formatOrdinal(recordRank)}.`
}

/** The finding of the ratings, as a headline. */
export function describeRatings(teams: readonly RatedTeam[]): string {
  const [first] = teams
  const level = levelWithFirst(teams).length
  if (!first) return 'Power rating'
  if (level === 0) return `${first.team.name} is the strongest team`
  if (level === teams.length - 1) return 'Too close to call: no team stands out'
  return `${first.team.name} leads the ratings, with ${level === 1 ? 'one team' : `${level} teams`} too close to call`
}

export interface RatingLine {
  id: number
  name: string
  /** Ascending by week. */
  points: { week: number; rating: number; error: number }[]
}

export interface RatingHistory {
  weeks: number[]
  /** The last week's strongest team first. */
  lines: RatingLine[]
}

/** The ratings after each week; null with fewer than two weeks. */
export function toRatingHistory({ weeks, teams }: PowerResponse): RatingHistory | null {
  if (weeks.length < 2) return null
  const lines = teams.map(({ team: { id, name } }) => ({
    id,
    name,
    points: weeks.flatMap(({ week, teams: rated }) => {
      const own = rated.find(({ team }) => team.id === id)
      return own ? [{ week, rating: own.rating, error: own.error }] : []
    }),
  }))
  return { weeks: weeks.map(({ week }) => week), lines: lines.filter(({ points }) => points.length > 0) }
}
