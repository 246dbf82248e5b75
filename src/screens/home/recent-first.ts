/** Sorts leagues opened in this browser to the top of the list. */
import type { RecentLeague } from '../../client/recent-leagues.ts'
import { leagueRefOf, seasonIdsOf } from '../../parts/league/league-ref.ts'
import type { ListedLeague } from '../../parts/navigation/league-groups.ts'

/**
 * `recent`: the last opened league first. The league's first season in the list represents it, whichever was opened. A league missing from
 * the list, as from one page of a long list, is shown by name and season; with `isComplete` it is dropped, because it no longer exists.
 */
export function recentFirst(
  list: readonly ListedLeague[],
  recent: readonly RecentLeague[],
  { isComplete }: { isComplete: boolean },
): ListedLeague[] {
  const opened = recent.flatMap((one) => list.find((league) => isOf(league, one)) ?? (isComplete ? [] : toListed(one)))
  return [...new Set([...opened, ...list])]
}

/** Whether it is a season of the league, by the league's id or any season's id. */
function isOf(listed: ListedLeague, { host, leagueId }: RecentLeague): boolean {
  const leagueRef = leagueRefOf(listed)
  if (leagueRef?.host !== host) return false
  return leagueRef.leagueId === leagueId || seasonIdsOf(listed).some((season) => season.leagueId === leagueId)
}

function toListed({ host, leagueId, name, season, isDrafted }: RecentLeague): ListedLeague {
  return { ...unknown, host, hostLeagueId: leagueId, name, season, draftComplete: isDrafted }
}

/** What this browser does not know of a league that it has opened. */
const unknown = {
  id: null,
  espnLeagueId: null,
  seasons: [],
  seasonLeagueIds: [],
  teamCount: null,
  draftState: null,
  draftDate: null,
  totalPicks: null,
  phase: null,
  runningWeek: null,
  completedWeeks: [],
  regularSeasonWeeks: null,
  finalWeek: null,
  leader: null,
  newestEdition: null,
}
