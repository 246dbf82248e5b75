/** Weeks whose responses scores depend on; all other scores are in the league's response. */
import type { LeagueFacts } from './read-league.ts'
import { byNumber } from './read-settings.ts'
import type { SideRecord } from './responses/league.ts'

/**
 * Weeks that must be read before games and rounds are as in the whole season, ascending: the running week, whose points
 * come from its lineups; weeks without points in ESPN's schedule; and weeks that name a bracket which cannot be derived
 * otherwise. Most finished seasons have none.
 */
export function weeksBehindScores({ response, settings, calendar }: LeagueFacts): number[] {
  const weeksOf = (period: number) => settings.matchupPeriods.find((one) => one.matchupPeriod === period)?.weeks ?? []
  const isBracketKnown = hasKnownBracket({ response, settings })
  const unknownWeeks = [
    ...response.schedule.flatMap(({ matchupPeriodId, winner, home, away }) => {
      const weeks = weeksOf(matchupPeriodId)
      if (!isBracketKnown && matchupPeriodId > settings.regularSeasonMatchups) return weeks
      const isDecided = (winner === 'HOME' || winner === 'AWAY' || winner === 'TIE') && home && away
      return [home, away].flatMap((side) => {
        if (!side) return []
        // Total minus weeks gives the adjustment, unless it contains a bonus, too.
        const isAdjusted = side.adjustment != null || (isDecided && settings.homeBonus === null)
        return isAdjusted ? weeks.filter((week) => !hasPointsOf(side, week)) : weeks
      })
    }),
    ...response.rounds.flatMap(({ matchupPeriodId, teams }) =>
      weeksOf(matchupPeriodId).filter((week) => teams.some((side) => !hasPointsOf(side, week))),
    ),
  ]
  return calendar.rosterWeeks.filter((week) => week === calendar.latestWeek || unknownWeeks.includes(week))
}

/**
 * True if every tier is named, or if playing the bracket through (`sortIntoBrackets`) is unambiguous. False if seeds are missing, if a tie
 * has no winner, or if a team's opponent contradicts its seed or an earlier result, as in a bracket that a commissioner has changed.
 */
function hasKnownBracket({ response, settings }: Pick<LeagueFacts, 'response' | 'settings'>): boolean {
  const unnamed = response.schedule
    .filter((row) => row.matchupPeriodId > settings.regularSeasonMatchups && row.playoffTierType == null)
    .sort((a, b) => a.matchupPeriodId - b.matchupPeriodId)
  const seeds = new Map(response.teams.map(({ id, playoffSeed }) => [id, playoffSeed ?? 0]))
  const out = new Set<number>()
  const standingOf = (teamId: number) =>
    (seeds.get(teamId) ?? 0) > settings.playoffTeamCount ? 'no playoffs' : out.has(teamId) ? 'out' : 'in'
  if (unnamed.length > 0 && [...seeds.values()].some((seed) => seed <= 0)) return false
  return unnamed.every(({ winner, home, away }) => {
    const standings = new Set([home, away].flatMap((side) => (side?.teamId ? standingOf(side.teamId) : [])))
    const loser = winner === 'HOME' ? away : winner === 'AWAY' ? home : null
    if (loser?.teamId) out.add(loser.teamId)
    return standings.size < 2 && winner !== 'TIE'
  })
}

function hasPointsOf({ pointsByScoringPeriod }: SideRecord, week: number): boolean {
  return byNumber(pointsByScoringPeriod).some(([known]) => known === week)
}
