import { noteRemoval } from '../../client/browser-storage.ts'
import { callEngine } from '../../client/engine.ts'
import { forgetLeagueJoins } from '../../client/league-joins.ts'
import { forgetPrivateOnServer, readPrivateOnServer } from '../../client/private-leagues.ts'
import { forgetWishes } from '../../client/push.ts'
import { forgetRecentLeague, readRecentLeagues } from '../../client/recent-leagues.ts'
import { forgetResponses, forgetResponsesOf, savedIds } from '../../client/saved-responses.ts'
import { cacheNames, deleteCaches } from '../../client/site-caches.ts'
import type { StoredLeague } from '../../contract/stored-leagues.ts'
import { type LeagueRef, nameLeague } from '../../domain/identity.ts'
import { forgetOpened } from '../../offline/forget-opened.ts'
import { forgetRedirect } from '../../parts/league/back-trap.ts'
import { forgetTeam } from '../../stores/my-team.ts'
import { forgetMoments } from '../../stores/use-moments.ts'

/** Removes a league from this device: its seasons, and everything that pages have saved of it. */
export async function forgetLeague({ host, leagueId, leagueIds }: StoredLeague): Promise<void> {
  const ids: LeagueRef[] = leagueIds.map((id) => ({ host, leagueId: id }))
  // First: once the league is gone, nothing says that it was on this device only.
  forgetLeagueJoins(ids)
  const joined = await callEngine((engine) => engine.remove({ host, leagueId }))
  forgetLeagueJoins(joined)
  const leagues = [...ids, ...joined]
  // Before its entries go: a page in another tab that finds them gone stores none of them again.
  noteRemoval()
  for (const one of leagues) {
    forgetRecentLeague(one)
    forgetTeam(one)
    forgetMoments(nameLeague(one))
  }
  forgetRedirect()
  await forgetWishes(leagues).catch(() => {})
  const seasonIds = (await Promise.all(leagues.map(savedIds))).flat()
  await Promise.all([forgetResponsesOf(leagues, seasonIds), forgetOpened(leagues)])
}

/** Removes what pages have saved of all leagues, and the pages; the reader's teams stay, but those in private leagues of the server. */
export async function forgetPages(): Promise<void> {
  for (const league of readRecentLeagues()) forgetRecentLeague(league)
  const hidden = readPrivateOnServer()
  for (const league of hidden) forgetTeam(league)
  forgetLeagueJoins(hidden)
  await forgetWishes(hidden).catch(() => {})
  forgetMoments()
  forgetPrivateOnServer()
  forgetRedirect()
  await forgetResponses()
  await deleteCaches([cacheNames.build, cacheNames.files])
}
