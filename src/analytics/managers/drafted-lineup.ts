import type { LeagueSeason } from '../../domain/league-season.ts'
import { memoizeBySeason } from '../memoize-by-season.ts'
import { findOptimalLineup } from '../optimal-lineup.ts'
import { sumPoints } from '../points.ts'
import { listRegularPeriods } from '../regular-periods.ts'
import { factsOf } from '../season-facts.ts'

/**
 * What a team's best lineup of its own draftees would have scored over some weeks, had none of them ever left. Null
 * where what a draftee scored after he left is not known.
 */
export function scoreOfDraftees(season: LeagueSeason, teamId: number, weeks: readonly number[]): number | null {
  if (!areDrafteesKnown(season)) return null
  const { picks, playerWeek } = factsOf(season)
  const drafted = picks.filter(({ team }) => team.id === teamId).map(({ player }) => player)
  return sumPoints(
    weeks.map((week) => {
      const roster = drafted.map(({ number, eligibleSlots }) => ({
        player: number,
        slot: 'BENCH' as const,
        eligibleSlots,
        points: playerWeek(number, week)?.points ?? 0,
      }))
      return findOptimalLineup(roster, season.settings.lineupSlots).optimalPoints
    }),
  )
}

/** Whether every draftee's points of every week of the regular season are known, whoever had him. */
export const areDrafteesKnown = memoizeBySeason((season: LeagueSeason): boolean => {
  const { picks, playerWeek } = factsOf(season)
  const weeks = listRegularPeriods(season).flatMap((period) => period.weeks)
  const isKnown = (number: number) => weeks.every((week) => playerWeek(number, week) !== undefined)
  return picks.length > 0 && picks.every(({ player }) => player.coverage === 'season' || isKnown(player.number))
})
