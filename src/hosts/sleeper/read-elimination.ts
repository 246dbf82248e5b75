/** Rounds of a chopped league: each week the lowest score is eliminated, until one team is left. */
import type { EliminationRound, MatchupSide } from '../../domain/host-season.ts'
import { type Calendar, listMatchupPeriods } from './read-calendar.ts'
import { hasScoredIn, type RowsByWeek, readSide } from './read-matchups.ts'
import type { LeagueResponse } from './responses/league.ts'
import type { RosterRecord } from './responses/roster.ts'

interface Sources {
  rosters: readonly RosterRecord[]
  rowsByWeek: RowsByWeek
  calendar: Calendar
}

export function isChopped({ settings }: Pick<LeagueResponse, 'settings'>): boolean {
  return settings.type === 3
}

/**
 * One round per week, until a single team is left. Rosters name the week of elimination; if none does, the lowest score is eliminated,
 * unless several teams share it.
 */
export function readEliminationRounds({ rosters, rowsByWeek, calendar }: Sources): EliminationRound[] {
  const weekOf = new Map(rosters.map(({ roster_id, settings }) => [roster_id, settings?.eliminated ?? null]))
  const isKnown = [...weekOf.values()].some((week) => week !== null)
  const out = new Set<number>()
  return listMatchupPeriods(calendar).flatMap(({ matchupPeriod, weeks }) => {
    const [week = 0] = weeks
    const playing = [...weekOf.keys()].filter((teamId) => !out.has(teamId)).sort((a, b) => a - b)
    if (playing.length < 2 || !rowsByWeek.has(week)) return []
    const status = readStatus(week, { rosters, rowsByWeek, calendar })
    const sides = playing.map((teamId) =>
      readSide(teamId, status === 'scheduled' ? [] : weeks, { rowsByWeek, calendar }),
    )
    const lowest = isKnown ? playing.filter((teamId) => weekOf.get(teamId) === week) : findLowest(sides)
    const eliminatedTeamIds = status === 'final' ? lowest : []
    for (const teamId of eliminatedTeamIds) out.add(teamId)
    return { matchupPeriod, weeks, status, sides, eliminatedTeamIds }
  })
}

function readStatus(week: number, { rosters, rowsByWeek, calendar }: Sources): EliminationRound['status'] {
  if (calendar.isDrafted && week <= calendar.lastDecidedWeek) return 'final'
  const teamIds = rosters.map(({ roster_id }) => roster_id)
  return hasScoredIn([week], teamIds, { rowsByWeek, calendar }) ? 'in-progress' : 'scheduled'
}

function findLowest(sides: readonly MatchupSide[]): number[] {
  const scores = sides.map(({ points }) => points ?? 0)
  const lowest = sides.filter(({ points }) => (points ?? 0) === Math.min(...scores))
  return lowest.length === 1 ? lowest.map(({ teamId }) => teamId) : []
}

/** Final ranks: the remaining team, then later rounds, then higher scores in a round. Null while more than one team is left. */
export function rankEliminated(
  rosters: readonly RosterRecord[],
  rounds: readonly EliminationRound[],
): ReadonlyMap<number, number> | null {
  const eliminated = rounds.toReversed().flatMap(({ sides, eliminatedTeamIds }) =>
    sides
      .filter(({ teamId }) => eliminatedTeamIds.includes(teamId))
      .sort((a, b) => (b.points ?? 0) - (a.points ?? 0) || a.teamId - b.teamId)
      .map(({ teamId }) => teamId),
  )
  const left = rosters.map(({ roster_id }) => roster_id).filter((teamId) => !eliminated.includes(teamId))
  return left.length === 1 ? new Map([...left, ...eliminated].map((teamId, index) => [teamId, index + 1])) : null
}
