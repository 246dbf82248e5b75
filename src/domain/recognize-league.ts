/** Parses pasted text: a league of a host, or a user whose leagues the reader can choose from. */
import { type HostName, hostNames, isLeagueId, seasonYearPattern } from './identity.ts'

export interface RecognizedLeague {
  kind: 'league'
  leagueId: string
  /** The season, if the URL contains one. */
  season: number | null
}

interface RecognizedUser {
  kind: 'user'
  /** Name or id. */
  user: string
}

export type Recognized = RecognizedLeague | RecognizedUser

const recognizers: Readonly<Record<HostName, (text: string) => Recognized | null>> = {
  espn: recognizeEspn,
  sleeper: recognizeSleeper,
  yahoo: recognizeYahoo,
}

/**
 * Null if the text matches no host; no text matches two. In a message, such as from an app's share button, the first URL of a league or
 * user counts.
 */
export function recognizeLeague(text: string): (Recognized & { host: HostName }) | null {
  for (const candidate of [text, ...addressesIn(text)]) {
    for (const host of hostNames) {
      const found = recognizers[host](candidate)
      if (found) return { ...found, host }
    }
  }
  return null
}

/** The host of a league that is named by its id alone: ESPN where it may be any. */
export const hostOfLeagueId = (leagueId: string): HostName => recognizeLeague(leagueId)?.host ?? 'espn'

/** The URLs in a message, without surrounding punctuation. */
export function addressesIn(text: string): string[] {
  const words = text.split(/\s+/).map((word) => word.replace(/^[("'<[]+|[)"'>\].,;:!?]+$/g, ''))
  return words.length > 1 ? words.filter((word) => /^(https?:\/\/)?[\w-]+(\.[\w-]+)+\//i.test(word)) : []
}

/** ESPN's other fantasy sports, by the first segment of their URLs. Their league ids are separate. */
const otherEspnGames: Readonly<Record<string, string>> = {
  basketball: 'basketball',
  'womens-basketball': 'basketball',
  wbasketball: 'basketball',
  baseball: 'baseball',
  hockey: 'hockey',
  fba: 'basketball',
  wfba: 'basketball',
  flb: 'baseball',
  fhl: 'hockey',
}

/** The sport of an ESPN URL, such as 'hockey', if it is not football; null otherwise. */
export function otherEspnSport({ hostname, pathname }: URL): string | null {
  const game = pathname.split('/')[1]?.toLowerCase() ?? ''
  const isEspn = /(^|\.)espn\.com$/i.test(hostname)
  return isEspn && Object.hasOwn(otherEspnGames, game) ? (otherEspnGames[game] ?? null) : null
}

/** ESPN: a league's number, a URL with `leagueId=123456`, or `espn:123456`. */
export function recognizeEspn(text: string): RecognizedLeague | null {
  const trimmed = text
    .trim()
    .replace(/^espn:\s*/i, '')
    .replace(/^#/, '')
  if (/^\d+$/.test(trimmed)) return toEspnLeague(trimmed, null)
  const address = readAddress(trimmed)
  if (!address || !/(^|\.)espn\.com$/.test(address.hostname) || otherEspnSport(address)) return null
  // ESPN's older URLs have the query after a #.
  const query = new URLSearchParams(`${address.search}&${address.hash.split('?')[1] ?? ''}`)
  const named = (name: string) => [...query].find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1] ?? null
  return toEspnLeague((named('leagueId') ?? '').trim(), named('seasonId'))
}

function toEspnLeague(id: string, season: string | null): RecognizedLeague | null {
  const leagueId = /^\d{1,10}$/.test(id) ? String(Number(id)) : ''
  if (!isLeagueId({ host: 'espn', leagueId })) return null
  return { kind: 'league', leagueId, season: seasonYearPattern.test(season ?? '') ? Number(season) : null }
}

/**
 * Sleeper: a league's id (17 digits or more, longer than any ESPN id), a league's URL (`sleeper.com/leagues/…`), `sleeper:` before an id,
 * or a user name: `@name`, `sleeper:@name`, `sleeper.com/u/name`. Null for anything else, because a bare word could belong to any host.
 */
export function recognizeSleeper(text: string): Recognized | null {
  const trimmed = text.trim()
  const named = /^sleeper:\s*(.+)$/i.exec(trimmed)?.[1]?.trim()
  const id = named ?? trimmed
  if (/^\d+$/.test(id)) {
    return isSleeperId(id, named !== undefined) ? { kind: 'league', leagueId: id, season: null } : null
  }
  const user = /^@([\w.-]{1,40})$/.exec(id)?.[1] ?? (named !== undefined ? /^[\w.-]{1,40}$/.exec(id)?.[0] : undefined)
  if (user !== undefined) return { kind: 'user', user }
  const address = readAddress(trimmed)
  return address && /(^|\.)sleeper\.(com|app)$/.test(address.hostname) ? recognizeSleeperPath(address.pathname) : null
}

/** The site, the older `.app` domain, and the API. */
function recognizeSleeperPath(path: string): Recognized | null {
  const leagueId = /\/leagues?\/(\d+)(\/|$)/.exec(path)?.[1]
  if (leagueId !== undefined && isSleeperId(leagueId, true)) return { kind: 'league', leagueId, season: null }
  const user = /^\/(?:u|user|v1\/user)\/@?([\w.-]{1,40})(\/|$)/.exec(path)?.[1]
  return user === undefined ? null : { kind: 'user', user }
}

function isSleeperId(leagueId: string, isNamed: boolean): boolean {
  return isLeagueId({ host: 'sleeper', leagueId }) && leagueId.length >= (isNamed ? 1 : 17)
}

/** Digits of a Yahoo league's own number in its id. */
const yahooNumberDigits = 9

/**
 * The id of a Yahoo league: the number of the season's game, then the league's own number in nine digits. Yahoo's number of a league is
 * another league's in another season. Null for what is no game or number.
 */
export function toYahooLeagueId(game: string, number: string): string | null {
  if (!/^[1-9]\d{1,3}$/.test(game) || !/^\d{1,9}$/.test(number) || Number(number) === 0) return null
  return `${game}${String(Number(number)).padStart(yahooNumberDigits, '0')}`
}

/** Game and number of such an id. */
export function fromYahooLeagueId(leagueId: string): { game: string; number: string } {
  return {
    game: leagueId.slice(0, -yahooNumberDigits),
    number: String(Number(leagueId.slice(-yahooNumberDigits))),
  }
}

/** The number of a season's game at Yahoo, which its URLs of past seasons do not have. */
const yahooGames: Readonly<Record<number, string>> = {
  2014: '331',
  2015: '348',
  2016: '359',
  2017: '371',
  2018: '380',
  2019: '390',
  2020: '399',
  2021: '406',
  2022: '414',
  2023: '423',
  2024: '449',
  2025: '461',
  2026: '470',
}

/**
 * Yahoo: a league's key, `449.l.123456`; our id, `yahoo:` before either; or the URL of a league of a past season, which has its year. The URL
 * of a running season does not say which one it is. An id of a game with two digits, as until 2003, is recognized by its key alone: eleven
 * digits are an ESPN id with one too many.
 */
export function recognizeYahoo(text: string): RecognizedLeague | null {
  const trimmed = text.trim().replace(/^yahoo:\s*/i, '')
  const key = /^(\d+)\.l\.(\d+)$/.exec(trimmed) ?? /^([1-9]\d{2,3})(\d{9})$/.exec(trimmed)
  if (key) return toYahooLeague(toYahooLeagueId(key[1] ?? '', key[2] ?? ''), null)
  const address = readAddress(trimmed)
  if (address?.hostname !== 'football.fantasysports.yahoo.com') return null
  const [, year = '', number = ''] = /^\/(20\d\d)\/f1\/(\d+)(\/|$)/.exec(address.pathname) ?? []
  return toYahooLeague(toYahooLeagueId(yahooGames[Number(year)] ?? '', number), null)
}

function toYahooLeague(leagueId: string | null, season: number | null): RecognizedLeague | null {
  return leagueId === null ? null : { kind: 'league', leagueId, season }
}

/** With or without `https://`. */
function readAddress(text: string): URL | null {
  return URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
}
