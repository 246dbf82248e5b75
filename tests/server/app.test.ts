import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { demoLeagues } from '../../demo/index.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import { type SeasonNumber, toLeagueId, toPublicId } from '../../src/domain/identity.ts'
import { numberOf } from '../support/league-keys.ts'
import { demoServer, detailOf, emptyServer, type TestServer } from './support/demo-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await demoServer()
}, 60_000)
afterAll(() => server.remove())

const finished = demoLeagues[0]
const running = demoLeagues[2]
if (!finished || !running) throw new Error('The demo has less leagues than these tests need')
const [inFinished, inRunning] = [finished, running].map(numberOf) as [SeasonNumber, SeasonNumber]
const standings = `/api/v1/analytics/standings?league_id=${toLeagueId(inFinished)}`
const get = (url: string, headers: Record<string, string> = {}) => server.app.request(url, { headers })
const json = async (url: string) => (await get(url)).json()

describe('addresses', () => {
  it('respond with and without a trailing slash', async () => {
    for (const url of ['/api/v1/leagues', '/api/v1/players', `/api/v1/leagues/espn/${finished.leagueId}`]) {
      const bare = await get(url)
      const slashed = await get(`${url}/`)
      expect([bare.status, slashed.status]).toEqual([200, 200])
      expect(await slashed.text()).toBe(await bare.text())
    }
  })

  it('distinguish named calls from ids', async () => {
    const id = toLeagueId(inFinished)
    expect(await json(`/api/v1/players/search?query=a&limit=3&league_id=${id}`)).toHaveLength(3)
    expect(await json(`/api/v1/players/top-performers?limit=2&league_id=${id}`)).toHaveLength(2)
    expect(await detailOf(await get('/api/v1/players/somebody'))).toContain("'id'")
  })

  it('take D/ST encoded, as DEF, and with its slash', async () => {
    const league = `league_id=${toLeagueId(inFinished)}&limit=3`
    const [encoded, def, plain] = await Promise.all(
      ['D%2FST', 'DEF', 'D/ST'].map((position) => json(`/api/v1/players/by-position/${position}?${league}`)),
    )
    expect(encoded.map(({ position }: { position: string }) => position)).toEqual(['D/ST', 'D/ST', 'D/ST'])
    expect(def).toEqual(encoded)
    expect(plain).toEqual(encoded)
  })

  it('report an unknown call', async () => {
    const response = await get('/api/v1/nothing')
    expect(response.status).toBe(404)
    expect(await detailOf(response)).toContain('/openapi.json')
  })
})

describe('which season a call means', () => {
  it('is the newest of the league, or the one that is named', async () => {
    const { leagueId, season } = finished
    expect(await json(`/api/v1/leagues/espn/${leagueId}`)).toMatchObject({ espn_league_id: Number(leagueId), season })
    expect((await get(`/api/v1/leagues/espn/${leagueId}?season=${season}`)).status).toBe(200)
    const other = await get(`/api/v1/leagues/espn/${leagueId}?season=${season - 1}`)
    expect(other.status).toBe(404)
    expect(await detailOf(other)).toBe(`ESPN league ${leagueId} of season ${season - 1} not found.`)
  })

  it('is the first of the list if nothing names one', async () => {
    const [first] = (await json('/api/v1/leagues/')) as { id: number }[]
    expect(await json('/api/v1/players/')).toEqual(await json(`/api/v1/players/?league_id=${first?.id}`))
  })

  it('is reported for a team or a player as well', async () => {
    const team = toPublicId(inFinished, 1)
    expect(await json(`/api/v1/analytics/weekly-performance?team_id=${team}`)).toMatchObject({
      league_id: toLeagueId(inFinished),
    })
  })

  it('cannot be two', async () => {
    const url = `/api/v1/analytics/matchups?league_id=${toLeagueId(inRunning)}&team_id=${toPublicId(inFinished, 1)}`
    const response = await get(url)
    expect(response.status).toBe(422)
    expect(await detailOf(response)).toBe("'league_id' and 'team_id' belong to different league seasons.")
  })

  it('is none if the store is empty', async () => {
    const empty = emptyServer()
    expect(await (await empty.app.request('/api/v1/leagues/')).json()).toEqual([])
    const response = await empty.app.request('/api/v1/players/')
    expect([response.status, await detailOf(response)]).toEqual([404, expect.stringContaining('npm run import')])
    empty.remove()
  })
})

describe('the list of leagues', () => {
  it('has the most recent season first, and pages', async () => {
    const all = (await json('/api/v1/leagues/')) as { season: number; seasons: number[] }[]
    expect(all.map(({ season }) => season)).toEqual(demoLeagues.map(({ season }) => season).sort((a, b) => b - a))
    expect(await json('/api/v1/leagues/?limit=2&offset=1')).toEqual(all.slice(1, 3))
    expect(await json('/api/v1/leagues/?offset=99')).toEqual([])
  })
})

describe('errors', () => {
  it('report an invalid parameter', async () => {
    for (const url of [
      `/api/v1/teams/${toPublicId(inFinished, 1)}/roster/weekly/0`,
      '/api/v1/analytics/superlatives',
      '/api/v1/leagues/-1',
      '/api/v1/leagues/99999999999999999999',
      '/api/v1/leagues/?limit=0',
      '/api/v1/players/top-performers?metric=beauty',
    ]) {
      const response = await get(url)
      expect([url, response.status]).toEqual([url, 422])
      expect(await detailOf(response)).toMatch(/^The (path|query) parameter '\w+' must be .+; found .+\.$/)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  it('report what is missing', async () => {
    for (const url of [
      '/api/v1/leagues/0',
      '/api/v1/leagues/5',
      '/api/v1/leagues/77777724',
      '/api/v1/leagues/espn/0',
      '/api/v1/leagues/espn/777777',
      '/api/v1/leagues/espn/9007199254740991',
      '/api/v1/teams/0',
      `/api/v1/teams/${toPublicId(inFinished, 9999)}`,
      `/api/v1/players/${toPublicId({ leagueNumber: 777_777, season: 2024 }, 1)}`,
      `/api/v1/analytics/superlatives?league_id=77777724`,
    ]) {
      const response = await get(url)
      expect([url, response.status]).toEqual([url, 404])
      expect(await detailOf(response)).not.toBe('')
    }
  })

  it('report a week without a roster in the wording that the site recognizes', async () => {
    const team = toPublicId(inFinished, 1)
    const response = await get(`/api/v1/teams/${team}/roster/weekly/18`)
    expect([response.status, await detailOf(response)]).toEqual([
      404,
      `No roster data found for team ${team} in week 18`,
    ])
  })

  it('never show a stack or a path, and go to the log', async () => {
    const broken = server.build({
      store: { ...server.store, list: () => Promise.reject(new TypeError('oops in /srv/app/secret.ts')) },
    })
    const response = await broken.request('/api/v1/leagues/')
    expect([response.status, await detailOf(response)]).toEqual([
      500,
      'Something went wrong on the server. Try again later.',
    ])
    expect(server.logged.splice(0)).toEqual(['GET /api/v1/leagues failed'])
  })

  it('refuse everything but questions', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await server.app.request('/api/v1/leagues/', { method })
      expect([method, response.status]).toEqual([method, 405])
      expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
    }
  })
})

describe('caching', () => {
  it('caches finished seasons long, running ones and the newest briefly, the list not at all', async () => {
    const cachingOf = async (url: string) => (await get(url)).headers.get('Cache-Control')
    const long = 'public, max-age=86400, stale-while-revalidate=604800'
    const short = 'public, max-age=60'
    const espn = `/api/v1/leagues/espn/${finished.leagueId}`
    expect(await cachingOf(standings)).toBe(long)
    expect(await cachingOf(`${espn}/power?season=${finished.season}`)).toBe(long)
    expect(await cachingOf(`${espn}/power`)).toBe(short)
    expect(await cachingOf(`/api/v1/analytics/standings?league_id=${toLeagueId(inRunning)}`)).toBe(short)
    expect(await cachingOf('/api/v1/leagues/')).toBe('no-cache')
  })

  it('caches responses with other seasons, which the next import changes, for a minute', async () => {
    const espn = `/api/v1/leagues/espn/${finished.leagueId}`
    const whole = await get(`${espn}/whole-season?season=${finished.season}`)
    const paths = [espn, `${espn}?season=${finished.season}`, `/api/v1/leagues/${toLeagueId(inFinished)}`]
    const responses = [whole, ...(await Promise.all(paths.map((path) => get(path))))]
    expect(responses.map(({ status, headers }) => [status, headers.get('Cache-Control')])).toEqual(
      Array(4).fill([200, 'public, max-age=60']),
    )
  })

  it('names every endpoint whose response has other seasons in it', async () => {
    const naming = Object.entries(responseSchemas).flatMap(([name, schema]) => {
      const text = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))
      return text.includes('"seasonLeagueIds"') && name !== 'leagues' ? [name] : []
    })
    const marked = Object.entries(endpoints).flatMap(([name, endpoint]) =>
      'namesOtherSeasons' in endpoint ? [name] : [],
    )
    expect(naming.sort()).toEqual(marked.sort())
  })

  it('says when results were read from their host, also with 304', async () => {
    const { as_of: asOf } = (await json(`/api/v1/leagues/${toLeagueId(inFinished)}`)) as { as_of: string }
    const response = await get(standings)
    const known = await get(standings, { 'If-None-Match': response.headers.get('ETag') ?? '' })
    for (const { headers } of [response, known]) {
      expect(Math.floor(Date.parse(asOf) / 1000)).toBe(Date.parse(headers.get('Last-Modified') ?? '') / 1000)
    }
    expect((await get('/api/v1/leagues/')).headers.get('Last-Modified')).toBeNull()
  })

  it('responds 304 to a client with the current response, in any encoding', async () => {
    const etag = (await get(standings, { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const response = await get(standings, { 'If-None-Match': known })
      expect([known, response.status, await response.text()]).toEqual([known, 304, ''])
      expect(response.headers.get('ETag')).toBe(etag)
    }
    expect((await get(standings, { 'If-None-Match': 'W/"something-else"' })).status).toBe(200)
  })

  it('recomputes the response after the season has changed', async () => {
    const changing = emptyServer()
    const season = await server.store.read(running)
    if (!season) throw new Error('The demo league is not there')
    const url = `/api/v1/leagues/${toLeagueId(inRunning)}`
    const nameOf = async () => (await (await changing.app.request(url)).json()).name
    await changing.store.write(season, { asOf: null, source: 'demo' })
    expect(await nameOf()).toBe(season.name)
    await changing.store.write({ ...season, name: 'Renamed' }, { asOf: null, source: 'demo' })
    expect(await nameOf()).toBe('Renamed')
    changing.remove()
  })
})

describe('compression', () => {
  it('responds in the client’s best encoding', async () => {
    const plain = await (await get(standings)).text()
    const encoded = async (accept: string) => {
      const response = await get(standings, { 'Accept-Encoding': accept })
      expect(response.headers.get('Vary')).toContain('Accept-Encoding')
      return [response.headers.get('Content-Encoding'), Buffer.from(await response.arrayBuffer())] as const
    }
    const [br, brBytes] = await encoded('gzip, deflate, br')
    expect([br, brotliDecompressSync(brBytes).toString()]).toEqual(['br', plain])
    const [gzip, gzipBytes] = await encoded('gzip;q=0.5, br;q=0')
    expect([gzip, gunzipSync(gzipBytes).toString()]).toEqual(['gzip', plain])
    expect(brBytes.byteLength).toBeLessThan(plain.length / 3)
    for (const accept of ['', 'identity', 'deflate', 'br;q=0, *;q=0']) expect((await encoded(accept))[0]).toBeNull()
  })

  it('responds to HEAD with the same headers and no body', async () => {
    const [head, whole] = await Promise.all(
      ['HEAD', 'GET'].map((method) =>
        server.app.request(standings, {
          method,
          headers: { 'Accept-Encoding': 'gzip', 'X-Request-Id': 'the-same-for-both' },
        }),
      ),
    )
    expect([head?.status, await head?.text()]).toEqual([200, ''])
    expect([...(head?.headers ?? [])]).toEqual([...(whole?.headers ?? [])])
  })
})

describe('about the server', () => {
  it('reports its health, and the number of leagues', async () => {
    expect(await json('/healthz')).toEqual({ status: 'ok', leagues: demoLeagues.length })
  })
})

describe('a league’s calendar', () => {
  const path = `/leagues/espn/${finished.leagueId}/calendar.ics`

  it('lists stored leagues, and is not sent again unchanged', async () => {
    const response = await get(path)
    const text = await response.text()
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(text.match(/SUMMARY:(Week \d+|.*\(week \d+\)) /g)).toHaveLength(17)
    expect(text).toContain('SUMMARY:Trade deadline')
    expect((await get(path, { 'If-None-Match': response.headers.get('ETag') ?? '' })).status).toBe(304)
  })

  it('fails while the league is still being read: programs would drop its games', async () => {
    const season = await server.store.read({ host: 'espn', leagueId: finished.leagueId, season: inFinished.season })
    if (!season) throw new Error('The demo has no season')
    const partly = emptyServer()
    await partly.store.write(season, { asOf: null, source: 'host', known: 'league' })
    const response = await partly.app.request(path)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, expect.any(String)])
    partly.remove()
  })

  it('is left to the site’s files if the league is not stored, and requires the token like the API', async () => {
    expect((await get('/leagues/espn/999999/calendar.ics')).status).toBe(404)
    expect((await get('/leagues/nowhere/1/calendar.ics')).status).toBe(404)
    expect((await server.build({ apiToken: 'a-token' }).request(path)).status).toBe(401)
  })
})

describe('the feeds of a league’s weekly', () => {
  const path = `/weekly/espn/${finished.leagueId}`

  it('have the newest editions with their addresses, and are not sent again unchanged', async () => {
    const response = await get(`${path}/feed.json`)
    const { items } = await response.json()
    expect(response.headers.get('Content-Type')).toBe('application/feed+json; charset=utf-8')
    expect(items).toHaveLength(17)
    expect(items[0]).toMatchObject({ url: `http://localhost${path}/${inFinished.season}/17` })
    expect((await get(`${path}/feed.json`, { 'If-None-Match': response.headers.get('ETag') ?? '' })).status).toBe(304)
    expect(await (await get(`${path}/feed.xml`)).text()).toContain(`<title>The weekly of `)
  })

  it('are left to the site’s files if the league is not stored, and require the token like the API', async () => {
    expect((await get('/weekly/espn/999999/feed.xml')).status).toBe(404)
    expect((await server.build({ apiToken: 'a-token' }).request(`${path}/feed.xml`)).status).toBe(401)
  })
})
