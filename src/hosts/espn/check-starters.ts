/** Checks that the starters of every week add up to ESPN's score of the team. */
import type { HostSeason } from '../../domain/host-season.ts'
import { toPoints } from '../shared/values.ts'
import { formatWeeks, type Warnings } from '../shared/warnings.ts'
import { byNumber } from './read-settings.ts'
import type { EspnWeekFacts } from './read-week.ts'
import type { EspnLeagueResponse } from './responses/league.ts'

/**
 * Adds a warning with the final weeks that do not add up: points were corrected since, or a starter is missing. The running week is left
 * out, because ESPN updates its sum late.
 */
export function checkStarters(
  response: EspnLeagueResponse,
  weeks: readonly EspnWeekFacts[],
  { status, settings }: Pick<HostSeason, 'status' | 'settings'>,
  warnings: Warnings,
): void {
  const byHost = readHostScores(response)
  const bonuses = settings.homeBonus ? Object.values(settings.homeBonus) : []
  const explained = [0, ...bonuses]
  const odd = weeks.filter(({ week, rosters, starterPoints }) => {
    if (!status.scoredWeeks.includes(week)) return false
    return rosters.some(({ teamId }) => {
      const score = byHost.get(`${teamId}/${week}`)
      return score !== undefined && !explained.includes(toPoints(score - (starterPoints.get(teamId) ?? 0)))
    })
  })
  if (odd.length === 0) return
  const what = formatWeeks(odd.map(({ week }) => week))
  warnings.add(
    `Starters don’t add up to every team’s score in ${what}. Scores and results are ESPN’s; lineup figures there may be off.`,
    'scoring-period',
    { week: odd.length === 1 ? (odd[0]?.week ?? null) : null },
  )
}

/** ESPN's sum of a team's starters by "team/week". */
function readHostScores({ schedule, rounds }: EspnLeagueResponse): Map<string, number> {
  const sides = [...schedule.flatMap(({ home, away }) => [home, away]), ...rounds.flatMap(({ teams }) => teams)]
  return new Map(
    sides.flatMap((side) =>
      side?.teamId == null
        ? []
        : byNumber(side.pointsByScoringPeriod).map(([week, points]) => [`${side.teamId}/${week}`, points] as const),
    ),
  )
}
