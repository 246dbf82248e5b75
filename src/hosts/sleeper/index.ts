/** Sleeper's read API, or a folder of its saved responses, in; one league season out. */
export { readLeagueSeason } from './read-league-season.ts'
