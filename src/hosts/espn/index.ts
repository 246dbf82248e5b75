/** ESPN's read API, or a folder of its saved answers, in; one league season out. */
export type { EspnCookies } from './cookies.ts'
export { fetchLeagueSeason } from './fetch-league-season.ts'
export { createEspnHttp, type EspnHttp, type EspnHttpConfig, espnBaseUrl, type RequestCounts } from './http.ts'
export {
  importStateFile,
  leagueFile,
  playersFile,
  proScheduleFile,
  type RawFolder,
  readOnlyFolder,
  transactionsFile,
  weekFile,
} from './raw-folder.ts'
export { formatStep, type ImportOptions, type ImportStep, readLeagueSeason } from './read-league-season.ts'
