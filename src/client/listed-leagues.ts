/** Lists of leagues from several places. */
import { readDeviceLeagues } from './device-leagues.ts'
import { keepsFiles } from './engine.ts'
import { type ReadResponse, readResponse } from './read-response.ts'

type Leagues = ReadResponse<'leagues'>

export const leaguesOfDevice = (): Leagues => readResponse('leagues', keepsFiles ? readDeviceLeagues() : []) ?? []

/** A list and those of others that it lacks, newest season first. An unchanged list keeps the server's order. */
export function withLeagues(list: Leagues, others: Leagues): Leagues {
  const listed = [...list]
  for (const one of others) {
    if (!listed.some((other) => nameSeason(other) === nameSeason(one))) listed.push(one)
  }
  return listed.length === list.length ? listed : listed.sort((a, b) => (b.season ?? 0) - (a.season ?? 0))
}

/** Other servers send no host: their leagues are ESPN's. */
function nameSeason({ host, hostLeagueId, espnLeagueId, season }: Leagues[number]): string {
  return `${host ?? 'espn'} ${hostLeagueId ?? espnLeagueId} ${season}`
}
