/** Reads one league season from Sleeper's API, or from a folder of its saved responses. */
export { createSleeperHttp, type SleeperHttp, type SleeperHttpConfig, sleeperApiUrl } from './http.ts'
export { readSleeperSeason } from './read-league-season.ts'
export { createSleeperSource, type SleeperSourceOptions } from './source.ts'
