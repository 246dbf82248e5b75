/** The seasons of a league on hosts where each season has its own id and names the previous one. */
import type { LeagueRef } from './identity.ts'

/** The ids of the seasons before and after, as far as the store knows them; null if unknown. */
export interface LeagueLinks {
  previousOf(league: LeagueRef): Promise<string | null>
  nextOf(league: LeagueRef): Promise<string | null>
}

/** No chain is longer: Sleeper started in 2017. */
const longestChain = 40

/** All known ids of the league: that of `league`, then earlier seasons backwards, then later ones. */
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
