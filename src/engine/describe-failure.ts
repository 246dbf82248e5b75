/** Describes a failure to somebody who looks at a league, not at a server. */
import { errorStatuses } from '../contract/error-statuses.ts'
import { DomainError } from '../domain/errors.ts'
import type { EngineFailure } from './protocol.ts'

export function describeFailure(error: unknown): EngineFailure {
  if (!(error instanceof DomainError)) {
    return { status: 500, detail: 'Something went wrong. Reload the page to try again.' }
  }
  const { kind, readerMessage } = error
  return { status: errorStatuses[kind], detail: kind === 'private-league' ? forMembers : readerMessage }
}

/** What does not fit in a response, for the browser's console; null where the reader was told all there is. */
export function describeForLog(error: unknown): string | null {
  if (!(error instanceof DomainError) || error.message === error.readerMessage) return null
  return `${error.message}${error.message.includes('[ESPN-') ? viewOf(error.message) : ''}`
}

const forMembers =
  'This league is private. Any member can open it here with a file, without sharing a password or cookie.'

/** ESPN's name for the part of its responses that a message is about, for whoever fixes it. */
function viewOf(message: string): string {
  const [, , view] = views.find(([file, path]) => message.includes(file) && message.includes(`: ${path}`)) ?? []
  return view ? ` (ESPN's view ${view})` : ''
}

const views: readonly [file: string, path: string, view: string][] = [
  ['league.json', 'settings', 'mSettings'],
  ['league.json', 'teams', 'mTeam, mRoster, or mStandings'],
  ['league.json', 'members', 'mTeam'],
  ['league.json', 'schedule', 'mMatchup'],
  ['league.json', 'draftDetail', 'mDraftDetail'],
  ['scoring-period-', 'transactions', 'mTransactions2'],
  ['scoring-period-', '', 'mMatchupScore or mScoreboard'],
  ['transactions-', '', 'mTransactions2'],
  ['players.json', '', 'kona_player_info or kona_playercard'],
  ['pro-schedule.json', '', 'proTeamSchedules_wl'],
]
