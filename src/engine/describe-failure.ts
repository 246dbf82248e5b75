/** Describes a failure to somebody who looks at a league, not at a server. */
import { errorStatuses } from '../contract/error-statuses.ts'
import { DomainError } from '../domain/errors.ts'
import { type HostName, hostTitles } from '../domain/identity.ts'
import { HostFailure } from '../service/reading-from.ts'
import type { EngineFailure } from './protocol.ts'

export function describeFailure(error: unknown): EngineFailure {
  if (!(error instanceof DomainError)) {
    return { kind: 'crash', status: 500, detail: 'Something went wrong in this browser. Reload the page, please.' }
  }
  const { kind, message } = error
  const host = error instanceof HostFailure ? error.host : 'espn'
  return { kind, status: errorStatuses[kind], detail: wordsOf[kind]?.(message, host) ?? message }
}

const wordsOf: Partial<Record<DomainError['kind'], (message: string, host: HostName) => string>> = {
  'private-league': () =>
    'This league is private: ESPN shows it to its members only. A member can open it here with a file, without giving a password or a cookie to anybody.',
  'unreadable-answer': (message, host) =>
    `${hostTitles[host]} answers otherwise than this site expects; it may have changed its answers. ${message}${host === 'espn' ? viewOf(message) : ''}`,
}

/** ESPN's name for the part of its responses that a message is about, for whoever fixes it. */
function viewOf(message: string): string {
  const [, , view] = views.find(([file, path]) => message.includes(file) && message.includes(`: ${path}`)) ?? []
  return view ? ` (ESPN's view ${view})` : ''
}

const views: readonly [file: string, path: string, view: string][] = [
  ['league.json', 'settings', 'mSettings'],
  ['league.json', 'teams', 'mTeam, mRoster or mStandings'],
  ['league.json', 'members', 'mTeam'],
  ['league.json', 'schedule', 'mMatchup'],
  ['league.json', 'draftDetail', 'mDraftDetail'],
  ['scoring-period-', 'transactions', 'mTransactions2'],
  ['scoring-period-', '', 'mMatchupScore or mScoreboard'],
  ['transactions-', '', 'mTransactions2'],
  ['players.json', '', 'kona_player_info or kona_playercard'],
  ['pro-schedule.json', '', 'proTeamSchedules_wl'],
]
