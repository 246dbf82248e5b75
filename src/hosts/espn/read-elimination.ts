/** Rounds of an elimination ("guillotine") league: all teams against each other, the lowest score is eliminated. */
import type { HostRound, LeagueSettings, MatchupSide } from '../../domain/host-season.ts'
import { toPoints } from '../shared/values.ts'
import type { EspnCalendar } from './read-calendar.ts'
import { byNumber } from './read-settings.ts'
import type { EspnWeekFacts } from './read-week.ts'
import type { EspnLeagueResponse, RoundRecord } from './responses/league.ts'

interface Sources {
  response: EspnLeagueResponse
  settings: LeagueSettings
  calendar: EspnCalendar
  weeks: readonly EspnWeekFacts[]
}

/** Rounds by matchup period; empty in leagues with matchups. */
export function readEspnEliminationRounds(sources: Sources): HostRound[] {
  const { response, settings } = sources
  const known = new Set(response.teams.map(({ id }) => id))
  const byPeriod = new Map(response.rounds.map((round) => [round.matchupPeriodId, round]))
  return settings.matchupPeriods.flatMap(({ matchupPeriod, weeks }) => {
    const record = byPeriod.get(matchupPeriod)
    if (!record) return []
    const rows = record.teams.filter(({ teamId }) => teamId != null && known.has(teamId))
    const status = readStatus(matchupPeriod, weeks, rows, sources)
    const sides = rows.map((side) => readSide(side, weeks, status, sources)).sort((a, b) => a.teamId - b.teamId)
    return [{ matchupPeriod, weeks, sides }]
  })
}

/** How far ESPN's figures of a round go, which decides which of its totals counts. */
type RoundStatus = 'scheduled' | 'in-progress' | 'final'

type TeamRow = RoundRecord['teams'][number]

/** Team id to the matchup period in which it was eliminated; teams with 0, ESPN's value for never, are left out. */
export function readEliminations({ rounds, teams }: EspnLeagueResponse): Map<number, number> {
  const rows = [
    ...rounds.flatMap((round) => round.teams),
    ...teams.map(({ id, eliminationMatchupPeriod }) => ({ teamId: id, eliminationMatchupPeriod })),
  ]
  return new Map(
    rows.flatMap(({ teamId, eliminationMatchupPeriod }) =>
      teamId != null && (eliminationMatchupPeriod ?? 0) > 0 ? [[teamId, eliminationMatchupPeriod ?? 0] as const] : [],
    ),
  )
}

function readStatus(
  matchupPeriod: number,
  weeks: readonly number[],
  sides: readonly TeamRow[],
  { response, calendar, weeks: facts }: Sources,
): RoundStatus {
  const isOver = weeks.length > 0 && weeks.every((week) => week < calendar.latestWeek)
  if (isOver || matchupPeriod < (response.status.currentMatchupPeriod ?? 0)) return 'final'
  const known = facts.filter(({ week }) => weeks.includes(week)).map(({ starterPoints }) => starterPoints)
  // The league's own row has no points during a week, but the lineups do.
  const hasPoints = sides.some(
    ({ teamId, totalPoints, totalPointsLive }) =>
      (totalPointsLive || totalPoints || 0) !== 0 || known.some((points) => points.has(teamId ?? 0)),
  )
  return hasPoints ? 'in-progress' : 'scheduled'
}

function readSide(
  side: TeamRow,
  weeks: readonly number[],
  status: RoundStatus,
  { weeks: facts }: Sources,
): MatchupSide {
  const teamId = side.teamId ?? 0
  const total = status === 'final' ? side.totalPoints : side.totalPointsLive || side.totalPoints || null
  const byHost = new Map(byNumber(side.pointsByScoringPeriod))
  const starters = new Map(facts.map(({ week, starterPoints }) => [week, starterPoints.get(teamId)]))
  const known = weeks.flatMap((week) => {
    const points = byHost.get(week) ?? starters.get(week)
    return points === undefined ? [] : [{ week, points: toPoints(points) }]
  })
  const sum = toPoints(known.reduce((points, week) => points + week.points, 0))
  const points = status === 'scheduled' ? null : total != null ? toPoints(total) : known.length > 0 ? sum : null
  const isCovered = known.length === weeks.length && status === 'final' && points !== null
  const [only] = weeks
  return {
    teamId,
    points,
    adjustment: isCovered ? toPoints(points - sum) : toPoints(side.adjustment ?? 0),
    homeBonus: 0,
    pointsByWeek:
      known.length === 0 && points !== null && weeks.length === 1 && only !== undefined
        ? [{ week: only, points: toPoints(points - (side.adjustment ?? 0)) }]
        : status === 'scheduled'
          ? []
          : known,
  }
}
