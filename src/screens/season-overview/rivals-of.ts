import type { HistoryResponse } from '../../contract/responses/history.ts'
import { gamesOf } from '../../domain/tally.ts'
import { type Pair, type Person, toSeasonHistory } from '../../parts/history/season-history.ts'

export interface Rival extends Pair {
  /** The other manager. */
  rival: Person
}

/** Managers whom a team's manager has met, those with a named rivalry first, then by games. Empty with a single known season. */
export function rivalsOf(response: HistoryResponse, season: number, teamId: number): Rival[] {
  const history = toSeasonHistory(response, season)
  const own = history?.managerOf(teamId)
  if (!history || !own) return []
  const teamIds = response.managers.flatMap(({ finishes }) =>
    finishes.flatMap(({ season: year, team }) => (year === season && team.id !== teamId ? [team.id] : [])),
  )
  const rivals = teamIds.flatMap((other): Rival[] => {
    const pair = history.pairOf(teamId, other)
    if (!pair || gamesOf(pair.all) === 0) return []
    return [{ ...pair, rival: pair.manager.key === own.key ? pair.other : pair.manager }]
  })
  return rivals.toSorted(
    (a, b) => Number(b.rivalry !== null) - Number(a.rivalry !== null) || gamesOf(b.all) - gamesOf(a.all),
  )
}
