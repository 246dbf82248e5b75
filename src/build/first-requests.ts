/**
 * The requests with which the engine begins to read a league that this browser has never had: the head of a shell sends them while the
 * engine's code is loading.
 */
import { hostAddresses } from '../contract/site-settings.ts'
import { hostFacts } from '../domain/host-facts.ts'
import { plain } from '../engine/browser-fetch.ts'
import type { FirstRequests } from '../engine/protocol.ts'
import { espnBaseUrl, espnUrl } from '../hosts/espn/http.ts'
import { addressesOf, requestEspnLeague } from '../hosts/espn/requests.ts'
import { requestOfJson } from '../hosts/shared/http-client.ts'
import { sleeperApiUrl } from '../hosts/sleeper/http.ts'
import { requestPart, requestSleeperLeague } from '../hosts/sleeper/requests.ts'

/** Stand for the league and for the present year, which the head fills in. */
const marks = { league: 910_003, year: 2099 }

export function firstRequests(settings: Readonly<Record<string, string | undefined>>): FirstRequests {
  const { espn = espnBaseUrl, sleeper = sleeperApiUrl } = hostAddresses(settings)
  const newest = addressesOf({ espnLeagueId: marks.league, season: marks.year }).map(requestEspnLeague)
  const id = String(marks.league)
  const teams = [requestSleeperLeague(id), requestPart(id, 'users'), requestPart(id, 'rosters')]
  return {
    init: { ...requestOfJson, ...plain },
    urls: {
      espn: newest.map((request) => withNames(espnUrl(espn, request))),
      sleeper: teams.map(({ path }) => withNames(sleeper + path)),
      yahoo: [],
    },
    except: [hostFacts.espn, hostFacts.sleeper].map(({ demoLeagues }) => demoLeagues.source).join('|'),
  }
}

const withNames = (url: string) => url.replace(String(marks.league), 'LEAGUE').replace(String(marks.year), 'YEAR')
