import type { Matchup, Season } from '../../domain/season.ts'
import { isDecided } from '../../verdict/results.ts'
import { hadEmptyLineup } from '../history/season-games.ts'
import { factsOf } from '../season-facts.ts'

/**
 * Whether a final matchup ended 0–0 because neither team set a lineup: nobody won it, and it was not close either. One forgotten starter
 * makes no lineup (seen in 2023).
 */
export function isNoContest(season: Season, matchup: Matchup): boolean {
  const { home, away, weeks } = matchup
  if (!away || !isDecided(matchup) || home.points !== 0 || away.points !== 0) return false
  return [home, away].every(({ teamId }) =>
    weeks.every((week) => !factsOf(season).lineupIn(teamId, week) || hadEmptyLineup(season, teamId, week)),
  )
}
