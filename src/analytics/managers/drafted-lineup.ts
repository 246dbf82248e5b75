import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { sumPoints } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { leagueTypeOf } from '../../verdict/league-type.ts'
import { listRegularPeriods } from '../../verdict/regular-periods.ts'
import { findOptimalLineup } from '../optimal-lineup.ts'
import { factsOf } from '../season-facts.ts'

/**
 * Points of the optimal lineup of a team's own draftees over some weeks, as if all of them had stayed. Null if a draftee's points on other
 * teams are unknown, and if the draft did not fill the rosters.
 */
export function scoreOfDraftees(season: Season, teamId: number, weeks: readonly number[]): number | null {
  if (!areDrafteesKnown(season) || !hasDraftedRosters(season)) return null
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

/** Whether the draft filled the rosters. A dynasty's rookie draft does not: veterans were neither drafted this season nor picked up. */
export const hasDraftedRosters = memoizeBySeason((season: Season): boolean => {
  const { settings, teams } = season
  const starters = settings.lineupSlots.reduce((sum, { slot, count }) => sum + (isStartingSlot(slot) ? count : 0), 0)
  return leagueTypeOf(season) !== 'dynasty' || factsOf(season).picks.length >= starters * teams.length
})

/** Whether every draftee's points of all regular-season weeks are known, on any team. */
export const areDrafteesKnown = memoizeBySeason((season: Season): boolean => {
  const { picks, playerWeek } = factsOf(season)
  const weeks = listRegularPeriods(season).flatMap((period) => period.weeks)
  const isKnown = (number: number) => weeks.every((week) => playerWeek(number, week) !== undefined)
  return picks.length > 0 && picks.every(({ player }) => player.coverage === 'season' || isKnown(player.number))
})
