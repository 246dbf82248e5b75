/** A team's decided matchups, each once. */
import { type ResultLabel, resultLabel } from '../team/week-result.ts'
import type { RecapTeam } from './load-recap.ts'

export interface DecidedMatchup {
  teamId: number
  teamName: string
  /** Ascending; two in a round of two weeks. */
  weeks: number[]
  /** The week that decided it. */
  lastWeek: number
  opponentId: number | null
  opponentName: string | null
  /** League points over all of its weeks. */
  own: number
  opponent: number | null
  result: Exclude<ResultLabel, 'N/A' | 'BYE'>
  isPlayoff: boolean
}

/** Ascending by week. `regularSeasonWeeks` determines the playoffs where the server does not. */
export function decidedMatchups({ id, name, weeks }: RecapTeam, regularSeasonWeeks: number): DecidedMatchup[] {
  return (weeks.weeklyPerformance ?? [])
    .flatMap(({ week, matchup, starterPoints, totalPoints, isComplete }): DecidedMatchup[] => {
      const result = resultLabel(matchup?.result)
      const own = matchup?.teamScore ?? starterPoints ?? totalPoints
      if (week == null || own == null || isComplete === false) return []
      if (result === 'N/A' || result === 'BYE') return []
      const over = matchup?.weeks?.length ? matchup.weeks.toSorted((a, b) => a - b) : [week]
      const lastWeek = over.at(-1) ?? week
      // Both weeks of a two-week round have the same result.
      if (week !== lastWeek) return []
      return [
        {
          teamId: id,
          teamName: name,
          weeks: over,
          lastWeek,
          opponentId: matchup?.opponentId ?? null,
          opponentName: matchup?.opponentName?.trim() || null,
          own,
          opponent: matchup?.opponentScore ?? null,
          result,
          isPlayoff: matchup?.isPlayoff ?? week > regularSeasonWeeks,
        },
      ]
    })
    .toSorted((a, b) => a.lastWeek - b.lastWeek)
}

/** The champion's last playoff game, which won the title. Null where it is unknown or was not won. */
export function findTitleGame(championId: number | null, matchups: readonly DecidedMatchup[]): DecidedMatchup | null {
  const last = matchups.filter(({ teamId, isPlayoff }) => teamId === championId && isPlayoff).at(-1)
  return last?.result === 'WIN' ? last : null
}
