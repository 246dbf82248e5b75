/** The two cookies of a league member. They open private leagues and are sent in one request header only. */
import { DomainError } from '../../domain/errors.ts'

export interface EspnCookies {
  espnS2: string
  swid: string
}

/** The Cookie header, or null without cookies. Throws DomainError('bad-request'), without the value, for one that cannot be sent. */
export function formatCookieHeader(cookies: EspnCookies | undefined): string | null {
  if (!cookies) return null
  const espnS2 = check(cookies.espnS2, 'ESPN_S2')
  const swid = check(cookies.swid, 'SWID')
  return `espn_s2=${espnS2}; SWID=${swid.startsWith('{') ? swid : `{${swid}}`}`
}

/** A line break or semicolon comes from copying. `fetch` would reject it with a message that contains the whole value. */
function check(value: string, name: string): string {
  const trimmed = value.trim()
  if (/^[\x21\x23-\x3a\x3c-\x7e]+$/.test(trimmed)) return trimmed
  throw new DomainError(
    'bad-request',
    `${name} is ${trimmed ? 'no cookie value: it has blanks, quotes, or semicolons in it' : 'empty'}; copy it again from the browser.`,
  )
}
