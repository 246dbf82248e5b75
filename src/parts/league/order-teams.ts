/** The order of a league's teams in a list to choose from. */
import { compareNames } from '../../domain/compare-names.ts'
import { sortRows } from '../../ui/sort.ts'
import { isBeforeSeason } from './league-phase.ts'
import type { LeagueResponse, StandingsEntry } from './league-view.ts'

/** For `toSorted`. */
export const byTeamName = (a: StandingsEntry, b: StandingsEntry) => compareNames(a.teamName, b.teamName)

/** By rank, or by name before the first game, when there are no ranks. */
export function orderTeams(teams: readonly StandingsEntry[], phase: LeagueResponse['phase']): StandingsEntry[] {
  if (isBeforeSeason({ phase })) return teams.toSorted(byTeamName)
  return sortRows(teams, ({ rank }) => rank, 'ascending')
}
