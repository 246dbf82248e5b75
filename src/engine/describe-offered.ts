/** The league of a sealed file in few words, for a reader who decides whether it replaces one that is here. */
import type { HostSeason } from '../domain/host-season.ts'
import { compareSeasons, isSameLeague } from '../domain/identity.ts'
import type { SealedLeague } from '../sealed/sealed-league.ts'
import { judgeSeason } from '../verdict/judge-season.ts'
import type { NamedLeague, OfferedLeague } from './protocol.ts'

export function describeOffered({ seasons, joined, sealedAt }: SealedLeague): OfferedLeague {
  const [newest, ...earlier] = seasons.map(({ season }) => season).sort(compareSeasons)
  if (!newest) throw new Error('A sealed file has at least one season')
  return {
    ...nameChain([newest, ...earlier]),
    sealedAt,
    throughWeek: judgeSeason(newest).status.finalWeeks.at(-1) ?? 0,
    joined: chainSeasons(joined.map(({ season }) => season)).map(nameChain),
  }
}

type Chain = readonly [HostSeason, ...HostSeason[]]

/** The seasons of each league, the newest first: those of one id, or those that name each other as the season before. */
function chainSeasons(seasons: readonly HostSeason[]): Chain[] {
  const chains: [HostSeason, ...HostSeason[]][] = []
  for (const season of seasons.toSorted(compareSeasons)) {
    const chain = chains.find((one) => one.some((later) => isSameLeague(later, season) || continues(later, season)))
    if (chain) chain.push(season)
    else chains.push([season])
  }
  return chains
}

const continues = ({ host, previousLeagueId }: HostSeason, earlier: HostSeason) =>
  host === earlier.host && previousLeagueId === earlier.leagueId

function nameChain([newest, ...earlier]: Chain): NamedLeague {
  const { host, leagueId, name } = newest
  return { host, leagueId, name, seasons: [newest, ...earlier].map(({ season }) => season) }
}
