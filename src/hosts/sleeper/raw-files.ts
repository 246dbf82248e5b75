/** The names of the files in a league season's folder of Sleeper responses. */
export { leagueFile } from '../shared/raw-files.ts'

export const usersFile = 'users.json'
export const rostersFile = 'rosters.json'
export const winnersBracketFile = 'winners-bracket.json'
export const losersBracketFile = 'losers-bracket.json'
export const draftsFile = 'drafts.json'
export const tradedPicksFile = 'traded-picks.json'
/** The league's players out of Sleeper's list. */
export const playersFile = 'players.json'
/** The whole list, trimmed to the used fields; one file for all leagues. */
export const playerListFile = 'sleeper-players.json'

/** A draft alone, which may say more than the list of drafts. */
export function draftFile(draftId: string): string {
  return `draft-${draftId}.json`
}

export function draftPicksFile(draftId: string): string {
  return `draft-picks-${draftId}.json`
}

export function matchupsFile(week: number): string {
  return `matchups-${twoDigits(week)}.json`
}

export function transactionsFile(week: number): string {
  return `transactions-${twoDigits(week)}.json`
}

/** Statistics of all NFL players in a week; the same for all leagues of a season. */
export function statsFile(week: number): string {
  return `sleeper-stats-${twoDigits(week)}.json`
}

/** The same with projections. */
export function projectionsFile(week: number): string {
  return `sleeper-projections-${twoDigits(week)}.json`
}

function twoDigits(week: number): string {
  return String(week).padStart(2, '0')
}
