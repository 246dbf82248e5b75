/** The list of leagues with those first that were opened in this browser. */
import type { RecentLeague } from '../../client/recent-leagues.ts'
import { nameLeague } from '../../domain/identity.ts'
import { leagueRefOf } from '../../parts/league/league-ref.ts'
import type { ListedLeague } from '../../parts/navigation/league-groups.ts'

/**
 * `recent`: the league that was opened last first. One that the list lacks, as a page of a long list may, is known by name and
 * season; with `isComplete` it is left out, because it is gone.
 */
export function recentFirst(
  list: readonly ListedLeague[],
  recent: readonly RecentLeague[],
  { isComplete }: { isComplete: boolean },
): ListedLeague[] {
  const opened = recent.flatMap(
    (one) => list.find((league) => isSame(league, one)) ?? (isComplete ? [] : toListed(one)),
  )
  return [...opened, ...list.filter((league) => !opened.includes(league))]
}

function isSame(league: ListedLeague, { host, leagueId, season }: RecentLeague): boolean {
  const leagueRef = leagueRefOf(league)
  return (
    leagueRef !== null && nameLeague(leagueRef) === nameLeague({ host, leagueId }) && (league.season ?? null) === season
  )
}

function toListed({ host, leagueId, name, season, isDrafted }: RecentLeague): ListedLeague {
  return { host, hostLeagueId: leagueId, name, draftComplete: isDrafted, ...(season === null ? {} : { season }) }
}
