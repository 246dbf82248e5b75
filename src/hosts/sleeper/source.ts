/** Sleeper as a source of leagues. */
import { recognizeSleeper } from '../../domain/recognize-league.ts'
import type { LeagueSource } from '../league-source.ts'
import { fetchSleeperLeagueSeason, type SleeperFetchOptions } from './fetch-league-season.ts'
import { findLeagues } from './find-leagues.ts'
import { listSleeperSeasons } from './find-season.ts'
import type { SleeperHttp } from './http.ts'
import { readSleeperSeason } from './read-league-season.ts'
import { readSleeperStatistics } from './read-statistics.ts'
import { sleeperUnknowns } from './unknowns.ts'

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
    readStatistics: readSleeperStatistics,
    unknowns: sleeperUnknowns,
    counts: http.counts,
  }
}
