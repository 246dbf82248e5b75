/** The seasons of a league on hosts where each season has an id of its own and names that of the season before. */
import type { LeagueRef } from './identity.ts'

/** What a store knows of the ids around a season's. Null where it knows none. */
export interface LeagueLinks {
  previousOf(league: LeagueRef): Promise<string | null>
  nextOf(league: LeagueRef): Promise<string | null>
}

/** No league is older: Sleeper has leagues since 2017. */
const longestChain = 40

/** All ids of the league that are known, that of `league` among them: backwards as far as it is known, then forwards. */
export async function walkChain(league: LeagueRef, { previousOf, nextOf }: LeagueLinks): Promise<LeagueRef[]> {
  const chain = new Map([[league.leagueId, league]])
  for (const step of [previousOf, nextOf]) {
    for (let at = league; chain.size < longestChain; ) {
      const leagueId = await step(at)
      if (leagueId === null || chain.has(leagueId)) break
      at = { host: league.host, leagueId }
      chain.set(leagueId, at)
    }
  }
  return [...chain.values()]
}
