/** Sleeper's read API, or a folder of its saved responses, in; one league season out. */
export { createSleeperHttp, type SleeperHttp, type SleeperHttpConfig, sleeperApiUrl } from './http.ts'
export { readLeagueSeason } from './read-league-season.ts'
export { createSleeperSource, type SleeperSourceOptions } from './source.ts'
