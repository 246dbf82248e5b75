/** The list of leagues with those first that were opened in this browser. */
import type { RecentLeague } from '../../client/recent-leagues.ts'
import { leagueRefOf, seasonIdsOf } from '../../parts/league/league-ref.ts'
import type { ListedLeague } from '../../parts/navigation/league-groups.ts'

/**
 * `recent`: the league that was opened last first. Whichever season that was, the first one in the list stands for the league. One that
 * the list lacks, as a page of a long list may, is known by name and season; with `isComplete` it is left out, because it is gone.
 */
export function recentFirst(
  list: readonly ListedLeague[],
  recent: readonly RecentLeague[],
  { isComplete }: { isComplete: boolean },
): ListedLeague[] {
  const opened = recent.flatMap((one) => list.find((league) => isOf(league, one)) ?? (isComplete ? [] : toListed(one)))
  return [...new Set([...opened, ...list])]
}

/** Whether it is a season of the league, by the league's id or by that of any of its seasons. */
function isOf(listed: ListedLeague, { host, leagueId }: RecentLeague): boolean {
  const leagueRef = leagueRefOf(listed)
  if (leagueRef?.host !== host) return false
  return leagueRef.leagueId === leagueId || seasonIdsOf(listed).some((season) => season.leagueId === leagueId)
}

function toListed({ host, leagueId, name, season, isDrafted }: RecentLeague): ListedLeague {
  return { host, hostLeagueId: leagueId, name, draftComplete: isDrafted, ...(season === null ? {} : { season }) }
}
