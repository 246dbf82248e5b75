import type { Matchup, Season } from '../../domain/season.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { isDecided } from '../../verdict/results.ts'
import { factsOf } from '../season-facts.ts'

/** Whether a final matchup ended 0–0 because neither team set a lineup: nobody won it, and it was not close either. */
export function isNoContest(season: Season, matchup: Matchup): boolean {
  const { home, away } = matchup
  if (!away || !isDecided(matchup) || home.points !== 0 || away.points !== 0) return false
  return [home, away].every(({ teamId }) =>
    matchup.weeks.every((week) => {
      const entries = factsOf(season).lineupIn(teamId, week)?.entries
      return entries?.every(({ slot }) => !isStartingSlot(slot)) ?? true
    }),
  )
}
