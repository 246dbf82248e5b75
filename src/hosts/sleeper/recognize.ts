/** What a text that a reader pasted means at Sleeper. */
import type { RecognizedLeague, RecognizedUser } from '../league-source.ts'

/**
 * A league's id (17 digits or more: no ESPN id has as many), an address of a league (`sleeper.com/leagues/…`), `sleeper:` before an
 * id, or a user's name: `@name`, `sleeper:@name`, `sleeper.com/u/name`. Null for anything else; a bare word may be of any host.
 */
export function recognizeSleeper(text: string): RecognizedLeague | RecognizedUser | null {
  const trimmed = text.trim()
  const named = /^sleeper:\s*(.+)$/i.exec(trimmed)?.[1]?.trim()
  const id = named ?? trimmed
  if (/^\d+$/.test(id)) {
    return isLeagueId(id, named !== undefined) ? { kind: 'league', leagueId: id, season: null } : null
  }
  const user = /^@([\w.-]{1,40})$/.exec(id)?.[1] ?? (named !== undefined ? /^[\w.-]{1,40}$/.exec(id)?.[0] : undefined)
  if (user !== undefined) return { kind: 'user', user }
  return recognizeAddress(trimmed)
}

/** With or without its `https://`; the site, the older `.app`, and the API. */
function recognizeAddress(text: string): RecognizedLeague | RecognizedUser | null {
  const address = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (!address || !/(^|\.)sleeper\.(com|app)$/.test(address.hostname)) return null
  const leagueId = /\/leagues?\/(\d+)(\/|$)/.exec(address.pathname)?.[1]
  if (leagueId !== undefined && isLeagueId(leagueId, true)) return { kind: 'league', leagueId, season: null }
  const user = /^\/(?:u|user|v1\/user)\/@?([\w.-]{1,40})(\/|$)/.exec(address.pathname)?.[1]
  return user === undefined ? null : { kind: 'user', user }
}

function isLeagueId(digits: string, isNamed: boolean): boolean {
  return digits.length <= 20 && digits.length >= (isNamed ? 1 : 17) && !digits.startsWith('0')
}
