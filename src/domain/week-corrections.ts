/** When the statistics of a week are final. The NFL corrects them for some days after the games, and no host says when it has read the last correction. */
import type { NflSchedule } from './host-season.ts'
import { daysOfWeeks } from './nfl-week.ts'

const correctionMilliseconds = 7 * 86_400_000

/** Seven days after the last kickoff of a week, in milliseconds since 1970. Without known kickoffs, seven days after its Monday evening. */
export function endOfCorrections(season: number, week: number, schedule: NflSchedule | null): number {
  const games = Object.values(schedule ?? {}).flatMap((ofTeam) => ofTeam.filter((game) => game.week === week))
  const kickoffs = games.flatMap(({ kickoff }) => (kickoff ? [Date.parse(kickoff)] : []))
  const lastKickoff = kickoffs.length > 0 ? Math.max(...kickoffs) : daysOfWeeks(season, [week]).end.getTime()
  return lastKickoff + correctionMilliseconds
}

/** Whether what was read of a week at a time, ISO 8601, has all its corrections. */
export function areCorrectionsOver(season: number, week: number, asOf: string): boolean {
  return Date.parse(asOf) >= endOfCorrections(season, week, null)
}

/** The last of `weeks` whose corrections are over at a time; 0 if those of none are. */
export function lastCorrectedWeek(
  weeks: readonly number[],
  { season, schedule, now }: { season: number; schedule: NflSchedule | null; now: Date },
): number {
  return Math.max(0, ...weeks.filter((week) => endOfCorrections(season, week, schedule) <= now.getTime()))
}
