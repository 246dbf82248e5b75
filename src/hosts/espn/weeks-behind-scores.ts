/** Which weeks' answers a score depends on: all other scores stand in the league's own answer. */
import type { SideRecord } from './answers/league.ts'
import type { LeagueFacts } from './read-league.ts'
import { byNumber } from './read-settings.ts'
import { tellsBracket } from './tells-bracket.ts'

/**
 * Weeks without which games or rounds are not yet as the whole season has them, ascending: the running week, whose points
 * are those of its lineups, weeks whose points ESPN's schedule does not tell, and those that name a bracket which cannot
 * be told without them. None in most seasons that are over.
 */
export function weeksBehindScores({ answer, settings, calendar }: LeagueFacts): number[] {
  const weeksOf = (period: number) => settings.matchupPeriods.find((one) => one.matchupPeriod === period)?.weeks ?? []
  const isBracketKnown = tellsBracket({ answer, settings })
  const untold = [
    ...answer.schedule.flatMap(({ matchupPeriodId, winner, home, away }) => {
      const weeks = weeksOf(matchupPeriodId)
      if (!isBracketKnown && matchupPeriodId > settings.regularSeasonMatchups) return weeks
      const isDecided = (winner === 'HOME' || winner === 'AWAY' || winner === 'TIE') && home && away
      return [home, away].flatMap((side) => {
        if (!side) return []
        // What the weeks and the total leave open is the adjustment, unless a bonus is in it, too.
        const isAdjusted = side.adjustment != null || (isDecided && settings.homeBonus === null)
        return isAdjusted ? weeks.filter((week) => !tells(side, week)) : weeks
      })
    }),
    ...answer.rounds.flatMap(({ matchupPeriodId, teams }) =>
      weeksOf(matchupPeriodId).filter((week) => teams.some((side) => !tells(side, week))),
    ),
  ]
  return calendar.rosterWeeks.filter((week) => week === calendar.latestWeek || untold.includes(week))
}

function tells({ pointsByScoringPeriod }: SideRecord, week: number): boolean {
  return byNumber(pointsByScoringPeriod).some(([told]) => told === week)
}
