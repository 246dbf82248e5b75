import { callEngine } from '../../client/engine.ts'
import { forgetLeagueJoins } from '../../client/league-joins.ts'
import { forgetPrivateOnServer } from '../../client/private-leagues.ts'
import { forgetRecentLeague, readRecentLeagues } from '../../client/recent-leagues.ts'
import { forgetResponses } from '../../client/saved-responses.ts'
import { cacheNames, deleteCaches } from '../../client/site-caches.ts'
import { nameLeague } from '../../domain/identity.ts'
import type { StoredLeague } from '../../engine/protocol.ts'
import { forgetOpened } from '../../offline/forget-opened.ts'
import { forgetTeam } from '../../stores/my-team.ts'
import { forgetMoments } from '../../stores/use-moments.ts'

/** Removes a league from this device: its seasons, and everything that pages have saved of it. */
export async function forgetLeague({ host, leagueId, leagueIds }: StoredLeague): Promise<void> {
  const league = { host, leagueId }
  // First: once the league is gone, nothing says that it was on this device only.
  forgetLeagueJoins(leagueIds.map((id) => ({ host, leagueId: id })))
  await callEngine((engine) => engine.remove(league))
  forgetRecentLeague(league)
  forgetTeam(league)
  forgetMoments(nameLeague(league))
  await Promise.all([forgetResponses(), forgetOpened(league)])
}

/** Removes what pages have saved of all leagues, and the pages; the reader's teams stay. */
export async function forgetPages(): Promise<void> {
  for (const { host, leagueId } of readRecentLeagues()) {
    forgetRecentLeague({ host, leagueId })
    forgetMoments(nameLeague({ host, leagueId }))
  }
  forgetPrivateOnServer()
  await deleteCaches([cacheNames.build, cacheNames.files])
}
