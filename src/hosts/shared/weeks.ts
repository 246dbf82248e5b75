/** Weeks of a season by the host's first and last ones. */
import type { LeagueSettings } from '../../domain/host-season.ts'

/** The numbers from the first to the last; empty if the last is before the first. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

/** The weeks of each matchup period: one in the regular season, then those of a playoff round. */
export function listMatchupPeriods({
  startWeek,
  regularSeasonFinalWeek,
  playoffRounds,
}: {
  startWeek: number
  regularSeasonFinalWeek: number
  playoffRounds: readonly number[][]
}): LeagueSettings['matchupPeriods'] {
  const regular = range(startWeek, regularSeasonFinalWeek).map((week) => ({ matchupPeriod: week, weeks: [week] }))
  const playoffs = playoffRounds.map((weeks, index) => ({ matchupPeriod: regularSeasonFinalWeek + index + 1, weeks }))
  return [...regular, ...playoffs]
}
