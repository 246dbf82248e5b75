/** Rounds of a chopped league: each week the lowest score is eliminated, until one team is left. */
import type { HostRound } from '../../domain/host-season.ts'
import { listMatchupPeriods } from '../shared/weeks.ts'
import type { SleeperCalendar } from './read-calendar.ts'
import { hasScoredIn, type RowsByWeek, readSide } from './read-matchups.ts'
import type { SleeperLeagueResponse } from './responses/league.ts'
import type { RosterRecord } from './responses/roster.ts'

interface Sources {
  rosters: readonly RosterRecord[]
  rowsByWeek: RowsByWeek
  calendar: SleeperCalendar
}

export function isChopped({ settings }: Pick<SleeperLeagueResponse, 'settings'>): boolean {
  return settings.type === 3
}

/** One round per week with the teams that have a row in it; what happens in them is decided elsewhere. */
export function readSleeperEliminationRounds({ rosters, rowsByWeek, calendar }: Sources): HostRound[] {
  const teamIds = rosters.map(({ roster_id }) => roster_id).sort((a, b) => a - b)
  return listMatchupPeriods(calendar).flatMap(({ matchupPeriod, weeks }) => {
    const [week = 0] = weeks
    if (!rowsByWeek.has(week)) return []
    const isOver = calendar.isDrafted && week <= calendar.lastDecidedWeek
    const hasBegun = isOver || hasScoredIn([week], teamIds, { rowsByWeek, calendar })
    const sides = teamIds.map((teamId) => readSide(teamId, hasBegun ? weeks : [], { rowsByWeek, calendar }))
    return [{ matchupPeriod, weeks, sides }]
  })
}
