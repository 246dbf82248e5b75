/** The bookmark's reading on Yahoo's page, run from its text against a strict Yahoo. */
import { describe, expect, it } from 'vitest'
import { type YahooPage, type YahooSteps, yahooPlan, yahooStepsScript } from '../../src/build/export/collect-yahoo.ts'
import { yahooBookmarklet, yahooScript } from '../../src/build/export/yahoo-script.ts'
import { withPage, withPageInBookmark, yahooPagesUrl } from '../../src/contract/hand-over.ts'
import { toYahooManagerKey } from '../../src/hosts/yahoo/clean-response.ts'
import { leaguesPath, yahooApiUrl } from '../../src/hosts/yahoo/requests.ts'
import { leagueFileFormat, readLeagueFiles } from '../../src/service/league-files.ts'
import {
  buildYahooLeague,
  game,
  key,
  leagueId,
  plantSecrets,
  playerKey,
  season,
  secretWords,
} from '../hosts/yahoo/build-yahoo-league.ts'
import { type FakeYahoo, fakeYahoo, listOfLeagues, yahooCookie } from '../hosts/yahoo/respond-as-yahoo.ts'

const steps = new Function(`return ${yahooStepsScript()}`)() as YahooSteps
const league = { key, name: 'The Small League', season }

interface Reading {
  yahoo: FakeYahoo
  cookie?: string
  saved?: Map<string, unknown>
  /** The member stops once so many answers are saved. */
  stopAfter?: number
}

/** Time passes only while the script waits. */
function openPage({ yahoo, cookie = yahooCookie, saved = new Map(), stopAfter = Number.POSITIVE_INFINITY }: Reading) {
  const said: string[] = []
  const waits: number[] = []
  const page: YahooPage = {
    async get(path) {
      const { status, headers, body } = yahoo.respond({
        url: `${yahooApiUrl}/${path}?format=json_f`,
        headers: { origin: yahooPagesUrl, cookie },
      })
      // The browser gives no response to a page that the host does not allow.
      if (!headers['access-control-allow-origin']) throw new TypeError('Failed to fetch')
      return { status, ok: status === 200, json: async () => JSON.parse(body) } as Response
    },
    async wait(milliseconds) {
      if (saved.size >= stopAfter) throw new Error('Stopped.')
      waits.push(milliseconds)
      yahoo.now += milliseconds
    },
    progress: (text) => said.push(text),
    saved: {
      read: async (path) => saved.get(path),
      write: async (path, answer) => {
        saved.set(path, answer)
      },
    },
  }
  const read = steps.openReader(yahooPlan, page, steps)
  const collect = () => steps.collectSeason(league, { plan: yahooPlan, page, read }, steps)
  return { read, collect, said, waits, saved }
}

const fileOf = (answers: unknown) => ({
  path: 'league.json',
  bytes: new Uint8Array(
    new TextEncoder().encode(JSON.stringify({ format: leagueFileFormat, version: 1, host: 'yahoo', answers })),
  ),
})

describe('reading a season', () => {
  it('has every answer once, one second apart, and nothing that is secret; the file opens the season', async () => {
    const whole = plantSecrets(buildYahooLeague())
    const yahoo = fakeYahoo(whole)
    const { collect, waits, said, saved } = openPage({ yahoo })
    const answers = await collect()
    expect(Object.keys(answers).sort()).toEqual(Object.keys(whole).sort())
    expect([...yahoo.asked].sort()).toEqual([...Object.keys(whole), playersOf(whole)].flat().sort())
    expect(waits).toEqual(yahoo.asked.slice(1).map(() => yahooPlan.pace))
    expect(said).toContain(`${season}: 1 of 14`)
    for (const kept of [answers, [...saved]]) expect(JSON.stringify(kept)).not.toMatch(secretWords)
    expect(JSON.stringify(answers)).toContain(toYahooManagerKey('GUID00000000000000000001'))
    const [found] = await readLeagueFiles([fileOf(answers)])
    expect(found).toMatchObject({ host: 'yahoo', leagueId, season })
    expect([...(found?.responses.keys() ?? [])]).toHaveLength(Object.keys(whole).length)
  })

  it('requests the lineups of begun weeks only, and none before the draft', async () => {
    const running = fakeYahoo(buildYahooLeague({ week: 2 }))
    await openPage({ yahoo: running }).collect()
    const weeksOf = (asked: readonly string[]) => asked.flatMap((path) => /roster;week=(\d+)/.exec(path)?.[1] ?? [])
    expect(weeksOf(running.asked)).toEqual(['1', '2'])
    const before = fakeYahoo(buildYahooLeague({ week: 1, league: { draft_status: 'predraft' } }))
    await openPage({ yahoo: before }).collect()
    expect(weeksOf(before.asked)).toEqual([])
  })

  it('requests the names of drafted players whom nobody rostered', async () => {
    const whole = buildYahooLeague()
    const results = [{ draft_result: { pick: 1, round: 1, team_key: `${key}.t.1`, player_key: `${game}.p.99001` } }]
    const path = `league/${key}/draftresults`
    whole[path] = { fantasy_content: { league: { league_key: key, draft_results: results } } }
    const asked = `league/${key}/players;player_keys=${game}.p.99001`
    whole[asked] = {
      fantasy_content: { league: { players: [{ player: { player_key: `${game}.p.99001`, name: { full: 'Cut' } } }] } },
    }
    expect(Object.keys(await openPage({ yahoo: fakeYahoo(whole) }).collect())).toContain(asked)
  })

  it.each([
    [5, true, 'Yahoo takes no more requests for now. Waiting 5 minutes; leave this page open.'],
    [9, false, 'Yahoo isn’t answering. Trying again in 5 minutes; leave this page open.'],
  ])('waits where Yahoo refuses after %i requests, and goes on with that request', async (most, isReadable, words) => {
    const yahoo = fakeYahoo(buildYahooLeague(), { most, isReadable })
    const { collect, waits, said } = openPage({ yahoo })
    expect(Object.keys(await collect())).toHaveLength(Object.keys(buildYahooLeague()).length)
    expect(Math.max(...waits)).toBe(300_000)
    expect(said).toContain(words)
  })

  it('gives up with a sentence where Yahoo never answers', async () => {
    const { collect } = openPage({ yahoo: fakeYahoo({}, { most: 0 }) })
    await expect(collect()).rejects.toThrow('it goes on where it was')
  })

  it('goes on where it was stopped', async () => {
    const yahoo = fakeYahoo(buildYahooLeague())
    const saved = new Map<string, unknown>()
    await expect(openPage({ yahoo, saved, stopAfter: 6 }).collect()).rejects.toThrow('Stopped.')
    const before = yahoo.asked.length
    const answers = await openPage({ yahoo, saved }).collect()
    expect(yahoo.asked.slice(before)).not.toContain(yahoo.asked[0])
    const answered = yahoo.asked.filter((path) => Object.keys(answers).includes(path))
    expect(answered).toHaveLength(new Set(answered).size)
    expect(answers).toEqual(await openPage({ yahoo: fakeYahoo(buildYahooLeague()) }).collect())
  })

  it.each([
    ['a sign-in page', true, yahooCookie],
    ['a refusal of who is not signed in', false, ''],
  ])('says in words that %s is no answer, and saves none', async (_what, isSignIn, cookie) => {
    const yahoo = fakeYahoo(buildYahooLeague())
    yahoo.isSignIn = isSignIn
    const { collect, saved } = openPage({ yahoo, cookie })
    await expect(collect()).rejects.toThrow('Sign in to Yahoo, then click the bookmark again.')
    expect(saved.size).toBe(0)
  })

  it('leaves out what Yahoo refuses, and says where that is the league', async () => {
    const whole = buildYahooLeague()
    delete whole[`league/${key}/transactions`]
    expect(Object.keys(await openPage({ yahoo: fakeYahoo(whole) }).collect())).not.toContain(
      `league/${key}/transactions`,
    )
    expect(await openPage({ yahoo: fakeYahoo({}) }).collect()).toBe('Yahoo doesn’t show The Small League of 2024.')
  })
})

/** The request for players whom no answer of the season names. */
function playersOf(whole: object): string[] {
  const text = JSON.stringify(Object.entries(whole).filter(([path]) => !path.endsWith('draftresults')))
  const nameless = [1, 2, 3, 4, 5, 6].map((team) => playerKey(team, 1)).filter((one) => !text.includes(`"${one}"`))
  return nameless.length > 0 ? [`league/${key}/players;player_keys=${nameless.join(',')}`] : []
}

describe('a member’s list', () => {
  it('has each league once over its years, without those that were never drafted or have no games', async () => {
    const { read, saved } = openPage({ yahoo: fakeYahoo(listOfLeagues()) })
    const { leagues, others } = steps.listLeagues(await read(leaguesPath), steps)
    expect(leagues.map((years) => years.map((one) => [one.name, one.season]))).toEqual([
      [
        ['The Small League', 2024],
        ['The Old League', 2023],
      ],
      [['Another League', 2022]],
    ])
    expect(others).toBe(1)
    // Another member may sign in next.
    expect(saved.size).toBe(0)
  })

  it('joins seasons over one that the member was not in', () => {
    const years = [
      { league_key: '390.l.1', season: '2019', renewed: '399_2' },
      { league_key: '406.l.3', season: '2021', renew: '399_2' },
    ]
    const answer = Object.values(listOfLeagues(years))[0]
    expect(steps.listLeagues(answer, steps).leagues.map((one) => one.map((league) => league.season))).toEqual([
      [2021, 2019],
    ])
  })
})

describe('what was read', () => {
  it('stays without a browser’s cache, too, until its league is handed over; other leagues stay', async () => {
    const saved = steps.openSaved('test')
    await saved.write('league/449.l.1/settings', 1)
    await saved.write('league/461.l.1/settings', 2)
    await saved.forget(['league/449.l.1/settings'])
    expect(await saved.read('league/449.l.1/settings')).toBeUndefined()
    expect(await saved.read('league/461.l.1/settings')).toBe(2)
  })
})

describe('the script', () => {
  it('is text that learns its page, and short enough for a bookmark', () => {
    const page = 'https://league.example/a$&b/private'
    for (const text of [
      withPage(yahooScript(), page),
      decodeURIComponent(withPageInBookmark(yahooBookmarklet(), page).slice(11)),
    ]) {
      expect(() => new Function(text)).not.toThrow()
      expect(text).toContain(`"page":${JSON.stringify(page)}`)
    }
    expect(yahooBookmarklet().length).toBeLessThan(32_000)
  })
})
