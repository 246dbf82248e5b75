/** Sleeper as a source of leagues. */
import { isRecord } from '../../domain/is-record.ts'
import { recognizeSleeper } from '../../domain/recognize-league.ts'
import type { LeagueSource } from '../league-source.ts'
import { fetchSleeperLeagueSeason, type SleeperFetchOptions } from './fetch-league-season.ts'
import { findLeagues } from './find-leagues.ts'
import { listSleeperSeasons } from './find-season.ts'
import type { SleeperHttp } from './http.ts'
import { leagueFile } from './raw-files.ts'
import { readPreviousId, readSleeperSeason } from './read-league-season.ts'
import { readSleeperStatistics } from './read-statistics.ts'
import { sleeperUnknowns } from './unknowns.ts'

/** Of a league's response as it is. */
function previousIdOf(json: unknown): string | null {
  return isRecord(json) && typeof json.previous_league_id === 'string' ? json.previous_league_id : null
}

export type SleeperSourceOptions = Pick<SleeperFetchOptions, 'usesUnofficial' | 'fetchNflSchedule'>

export function createSleeperSource(http: SleeperHttp, options: SleeperSourceOptions): LeagueSource {
  return {
    host: 'sleeper',
    name: 'Sleeper',
    recognize: recognizeSleeper,
    findLeagues: (user, { now, signal }) => findLeagues(http, user, { thisYear: now().getFullYear(), signal }),
    listSeasons: (leagueId, { signal }) => listSleeperSeasons(http, leagueId, signal),
    fetchSeason: (leagueId, fetching) => fetchSleeperLeagueSeason(http, leagueId, { ...fetching, ...options }),
    readSeason: readSleeperSeason,
    readPreviousId: async (raw) => readPreviousId(previousIdOf(await raw.read(leagueFile))),
    readStatistics: readSleeperStatistics,
    toStored: (json) => json,
    unknowns: sleeperUnknowns,
    counts: http.counts,
  }
}
