import type { Season } from '../../domain/season.ts'
import { roundsOf } from '../../verdict/bracket/draw-by-rules.ts'
import { countTitleRounds, listPlayoffRounds } from '../../verdict/bracket/playoff-rounds.ts'
import type { LabRules } from './lab-rules.ts'

export interface PlayoffPlan {
  teamCount: number
  /** The weeks of each round. */
  rounds: readonly (readonly number[])[]
  /** Remaining matchup periods of the regular season. */
  regularPeriods: number
  /** True: some weeks of the regular season become playoff weeks. */
  startsEarlier: boolean
}

/**
 * Playoff weeks under other rules. Rounds are as long as the league's own, counted from the championship; additional rounds take a week.
 * They start in their original week if the weeks suffice, else as much earlier as necessary. Regular-season games in those weeks do not
 * count.
 */
export function planPlayoffWeeks(season: Season, rules: LabRules): PlayoffPlan {
  const { settings, status } = season
  const own = listTitleRounds(season)
  const teamCount = Math.min(rules.playoffTeamCount ?? settings.playoffTeamCount, season.teams.length)
  const needed = roundsOf(teamCount)
  const asOwn = needed === own.length && (rules.finalWeeks ?? own.at(-1)?.length) === own.at(-1)?.length
  const isProposed = rules.playoffTeamCount !== undefined || rules.finalWeeks !== undefined
  if (asOwn || !isProposed) {
    return { teamCount, rounds: own, regularPeriods: settings.regularSeasonMatchups, startsEarlier: false }
  }
  const lengths = Array.from({ length: needed }, (_, round) => own.at(round - needed)?.length ?? 1)
  if (needed > 0 && rules.finalWeeks !== undefined) lengths[needed - 1] = rules.finalWeeks
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const after = settings.matchupPeriods.filter(({ matchupPeriod }) => matchupPeriod > settings.regularSeasonMatchups)
  const available = after.flatMap(({ weeks }) => weeks).filter((week) => week <= status.finalWeek)
  const first = Math.min(...available, status.finalWeek + 1)
  const start = Math.max(1, Math.min(first, status.finalWeek + 1 - total))
  let next = start
  const rounds = lengths.map((length) => Array.from({ length }, () => next++))
  const left = settings.matchupPeriods.filter(
    ({ matchupPeriod, weeks }) =>
      matchupPeriod <= settings.regularSeasonMatchups && weeks.every((week) => week < start),
  )
  return { teamCount, rounds, regularPeriods: left.length, startsEarlier: start < first }
}

/** Number of weeks of a season's championship; null without one. */
export function finalWeeksOf(season: Season): number | null {
  return listTitleRounds(season).at(-1)?.length ?? null
}

/** The weeks of each round for the title. Consolation brackets may take one more. */
function listTitleRounds(season: Season): (readonly number[])[] {
  return listPlayoffRounds(season)
    .slice(0, countTitleRounds(season))
    .map(({ weeks }) => weeks)
}
