/**
 * Sleeper's read API as a function from request to response, over raw folders of saved responses. Paths are exact; missing data is `null`
 * with status 200, or 404, as at Sleeper. It runs in Node and in browsers.
 */

/** A league season: JSON of a file of its raw folder, null if there is none. */
interface FakeLeague {
  read(name: string): Promise<unknown>
}

export interface FakeWorld {
  /** By league id. */
  leagues: ReadonlyMap<string, FakeLeague>
  /** By user id: users and their leagues. */
  users?: ReadonlyMap<string, { username: string; leagueIds: string[] }>
  players?: Record<string, unknown>
  season?: number
  /** Rows of `/stats` and `/projections` by `{season}/{week}`; none: these addresses are not there. */
  stats?: ReadonlyMap<string, unknown[]>
  projections?: ReadonlyMap<string, unknown[]>
  /** Response to unknown ids; default `null`. */
  unknown?: 404 | 200
}

type Route = readonly [path: RegExp, find: (world: FakeWorld, ...names: string[]) => Promise<unknown> | unknown]

const routes: readonly Route[] = [
  [/^\/v1\/league\/(\d+)$/, (world, id = '') => fileOf(world, id, 'league.json')],
  [
    /^\/v1\/league\/(\d+)\/(users|rosters|winners_bracket|losers_bracket|drafts|traded_picks)$/,
    (world, id = '', part = '') => fileOf(world, id, `${part.replace('_', '-')}.json`),
  ],
  [
    /^\/v1\/league\/(\d+)\/(matchups|transactions)\/([1-9]|1\d)$/,
    (world, id = '', part = '', week = '') => fileOf(world, id, `${part}-${week.padStart(2, '0')}.json`, []),
  ],
  [/^\/v1\/draft\/(\d+)\/picks$/, (world, id = '') => findOfDraft(world, `draft-picks-${id}.json`)],
  [/^\/v1\/draft\/(\d+)$/, (world, id = '') => findOfDraft(world, `draft-${id}.json`)],
  [/^\/v1\/players\/nfl$/, ({ players }) => players ?? null],
  [
    /^\/v1\/state\/nfl$/,
    ({ season = 2025 }) => ({
      season: String(season),
      league_season: String(season),
      week: 1,
      leg: 1,
      season_type: 'regular',
    }),
  ],
  [/^\/v1\/user\/([^/]+)$/, ({ users }, name = '') => findUser(users, decodeURIComponent(name))],
  [
    /^\/v1\/user\/(\d+)\/leagues\/nfl\/(20\d\d)$/,
    async (world, id = '', season = '') => {
      const known = world.users?.get(id)?.leagueIds ?? []
      const leagues = await Promise.all(known.map((league) => fileOf(world, league, 'league.json')))
      return leagues.filter((league) => Reflect.get(league as object, 'season') === season)
    },
  ],
  [
    /^\/(stats|projections)\/nfl\/(20\d\d)\/([1-9]|1\d)\?season_type=regular$/,
    (world, figures = '', season = '', week = '') =>
      world[figures as 'stats' | 'projections']?.get(`${season}/${week}`) ?? null,
  ],
]

export async function respondAsSleeper(incoming: Request, world: FakeWorld): Promise<Response> {
  const { pathname, search } = new URL(incoming.url)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' }
  if (incoming.method !== 'GET') return new Response('Method Not Allowed', { status: 405 })
  for (const [path, find] of routes) {
    const match = path.exec(`${pathname}${search}`)
    if (!match) continue
    const json = await find(world, ...match.slice(1))
    if (json === null && world.unknown === 404) return new Response('null', { status: 404, headers })
    return new Response(JSON.stringify(json), { status: 200, headers })
  }
  return new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } })
}

/** A known league's part without a file is `without`. */
async function fileOf({ leagues }: FakeWorld, id: string, name: string, without: unknown = null): Promise<unknown> {
  const league = leagues.get(id)
  return league ? ((await league.read(name)) ?? without) : null
}

async function findOfDraft({ leagues }: FakeWorld, file: string): Promise<unknown> {
  for (const league of leagues.values()) {
    const response = await league.read(file)
    if (response !== null) return response
  }
  return null
}

function findUser(users: FakeWorld['users'], name: string): unknown {
  for (const [user_id, { username }] of users ?? []) {
    if (user_id === name || username === name.toLowerCase()) return { user_id, username, display_name: username }
  }
  return null
}
