/** Reads one league season from ESPN's API, or from a folder of saved responses. */
export type { EspnCookies } from './cookies.ts'
export { fetchLeagueSeason } from './fetch-league-season.ts'
export { createEspnHttp, type EspnHttp, type EspnHttpConfig, espnBaseUrl, type RequestCounts } from './http.ts'
export {
  importStateFile,
  leagueFile,
  playersFile,
  proScheduleFile,
  type RawFolder,
  transactionsFile,
  weekFile,
} from './raw-folder.ts'
export { type ImportOptions, type ImportStep, readEspnSeason } from './read-league-season.ts'
