/** Names of a Yahoo season's files in its raw folder, and of the paths of the requests that they are the responses of. */
import { leagueFile } from '../shared/raw-files.ts'

export type { RawFolder } from '../league-source.ts'
export { leagueFile }

export const standingsFile = 'standings.json'
export const transactionsFile = 'transactions.json'
export const draftFile = 'draft-results.json'
export const gameWeeksFile = 'game-weeks.json'
export const scoreboardFile = (week: number) => `scoreboard-${twoDigits(week)}.json`
export const rostersFile = (week: number) => `rosters-${twoDigits(week)}.json`
/** Players are requested by their keys, in several requests. */
export const playersFile = (request: number) => `players-${twoDigits(request)}.json`
export const isPlayersFile = (name: string) => /^players-\d\d\.json$/.test(name)

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The file of the response to a request, by its path below `/fantasy/v2/`; null for a path that is not of a season. */
export function fileOfPath(path: string, countPlayers: () => number): string | null {
  const [, rest = ''] = /^league\/\d+\.l\.\d+\/(.+)$/.exec(path) ?? []
  const week = Number(/;week=(\d{1,2})\b/.exec(rest)?.[1] ?? 0)
  if (rest === 'settings') return leagueFile
  if (rest === 'standings') return standingsFile
  if (rest === 'draftresults') return draftFile
  if (/^transactions(;|$)/.test(rest)) return transactionsFile
  if (rest.startsWith('scoreboard;') && week > 0) return scoreboardFile(week)
  if (rest.startsWith('teams/roster;') && week > 0) return rostersFile(week)
  if (rest.startsWith('players;player_keys=')) return playersFile(countPlayers())
  return /^game\/\d+\/game_weeks$/.test(path) ? gameWeeksFile : null
}
