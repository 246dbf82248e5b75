/**
 * A strict Yahoo: it answers members with its cookie from its own pages, its own paths only, and refuses after too many requests in a
 * quarter of an hour, until none came for ten minutes. By its own clock.
 */
import { leaguesPath, yahooApiUrl } from '../../../src/hosts/yahoo/requests.ts'
import { type Answers, game, key, number, planted, season } from './build-yahoo-league.ts'

export const yahooCookie = 'T=member'
const pages = 'https://football.fantasysports.yahoo.com'

export interface YahooResponse {
  status: number
  headers: Record<string, string>
  body: string
}

export interface FakeYahoo {
  respond(request: { url: string; headers: Readonly<Record<string, string>> }): YahooResponse
  /** Paths that were asked, refused ones, too. */
  asked: string[]
  /** Milliseconds. */
  now: number
  /** A page in place of answers. */
  isSignIn: boolean
}

/** `isReadable`: pages may read a refusal. */
export function fakeYahoo(answers: Answers, { most = Number.POSITIVE_INFINITY, isReadable = false } = {}): FakeYahoo {
  let times: number[] = []
  const yahoo: FakeYahoo = {
    asked: [],
    now: 0,
    isSignIn: false,
    respond({ url, headers }) {
      const { origin, pathname, search } = new URL(url)
      const path = decodeURIComponent(pathname.replace('/fantasy/v2/', ''))
      if (`${origin}/fantasy/v2` !== yahooApiUrl || search !== '?format=json_f') return page(404, 'Not found')
      yahoo.asked.push(path)
      const last = times.at(-1) ?? 0
      if (yahoo.now - last >= 600_000) times = []
      times = [...times.filter((time) => yahoo.now - time < 900_000), yahoo.now]
      const isOwnPage = headers.origin === pages
      const shared: Record<string, string> = isOwnPage
        ? { 'access-control-allow-origin': pages, 'access-control-allow-credentials': 'true' }
        : {}
      if (times.length > most) return { ...page(999, 'Request denied'), headers: isReadable ? shared : {} }
      const json = (status: number, content: unknown): YahooResponse => ({
        status,
        headers: { 'content-type': 'application/json', ...shared },
        body: JSON.stringify(content),
      })
      if (yahoo.isSignIn) return { ...page(200, 'Sign in'), headers: { ...shared, 'content-type': 'text/html' } }
      if (!path.startsWith('game/') && !(headers.cookie ?? '').includes(yahooCookie))
        return json(401, { error: { description: 'You must be logged in to view this league.' } })
      return path in answers ? json(200, answers[path]) : json(400, { error: { description: 'Invalid request' } })
    },
  }
  return yahoo
}

function page(status: number, title: string): YahooResponse {
  return { status, headers: { 'content-type': 'text/html' }, body: `<html><title>${title}</title></html>` }
}

/** The member's list: the small league, its season before, one that was never drafted, and one without weekly games. */
export function listOfLeagues(leagues: readonly object[] = memberLeagues): Answers {
  const games = leagues.map((league) => ({
    game: {
      game_key: game,
      is_game_over: 1,
      season,
      leagues: [{ league: { ...planted, ...league } }],
      'leagues:attributes': { count: 1 },
    },
  }))
  return { [leaguesPath]: { fantasy_content: { users: [{ user: { guid: 'GUIDPLANTED', games } }] } } }
}

const entry = { draft_status: 'postdraft', scoring_type: 'head', renew: null, renewed: null }
export const memberLeagues = [
  { ...entry, league_key: '414.l.4711', season: '2022', name: 'Another League', renewed: '423_77' },
  { ...entry, league_key: '423.l.815', season: 2023, name: 'The Old League', renewed: `${game}_${number}` },
  { ...entry, league_key: key, season: String(season), name: 'The Small League', renew: '423_815', renewed: '461_5' },
  {
    ...entry,
    league_key: '461.l.5',
    season: '2025',
    name: 'Never Drafted',
    draft_status: 'predraft',
    renew: `${game}_${number}`,
  },
  { ...entry, league_key: '461.l.6', season: '2025', name: 'Points Only', scoring_type: 'point' },
]
