/** ESPN's read API, or a folder of its saved answers, in; one league season out. */

export type { RawFolder } from './raw-folder.ts'
export { type ImportOptions, type ImportStep, readLeagueSeason } from './read-league-season.ts'
