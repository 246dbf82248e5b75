/** Leagues from files: of the member's script, a folder of responses, a zip. */
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import {
  type CollectedResponses,
  type CollectResponses,
  collectScript,
} from '../../src/build/export/collect-responses.ts'
import { planExport } from '../../src/build/export/export-plan.ts'
import { exportBookmarklet, exportScript } from '../../src/build/export/export-script.ts'
import { fansUrl, listOwnLeagues } from '../../src/build/export/own-leagues.ts'
import type { DroppedFile } from '../../src/contract/stored-leagues.ts'
import { leagueFileFormat, readLeagueFiles } from '../../src/service/league-files.ts'
import { engineAtHosts, fakeLeagues, finished, finishedLeague } from '../engine/support/engine-at-hosts.ts'
import { newest, sleeperFiles } from '../engine/support/sleeper-seasons.ts'
import { buildEspnLeague } from '../hosts/espn/build-espn-league.ts'
import { respondAsEspn } from '../hosts/espn/respond-as-espn.ts'
import { firstOf } from '../support/runs.ts'

const espnId = finished.leagueId
const files = buildEspnLeague({ espnLeagueId: 4711, season: 2025 })
const bytesOf = (json: unknown) => new Uint8Array(strToU8(JSON.stringify(json)))
const folder = (root: string): DroppedFile[] =>
  Object.entries(files).map(([name, json]) => ({ path: `${root}${name}`, bytes: bytesOf(json) }))

/** Runs the script from its text, where `fetch` is the fake ESPN's. */
async function runScript(search: string, leagues = fakeLeagues(), cookie = 'espn_s2=x') {
  const asked: Request[] = []
  const said: string[] = []
  const page = {
    search,
    year: 2026,
    show: (text: string) => said.push(text),
    get(url: string, headers: Record<string, string>) {
      const request = new Request(url, { headers: { ...headers, cookie } })
      asked.push(request)
      return respondAsEspn(request, leagues)
    },
  }
  const collect = new Function(`return (${collectScript()})(...arguments)`) as CollectResponses
  const collected = () => collect(planExport(400), page)
  return { collected, asked, said }
}

/** ESPN's list for a member, as seen in public projects. */
const fan = (entries: readonly object[]) => ({ preferences: entries.map((entry) => ({ metaData: { entry } })) })

async function listed(response: () => Response, cookie = 'a=b; SWID={AB-12}; espn_s2=x') {
  const asked: string[] = []
  const list = new Function(`return (${listOwnLeagues})(...arguments)`) as typeof listOwnLeagues
  const get = async (url: string) => {
    asked.push(url)
    return response()
  }
  return { leagues: await list(fansUrl, { cookie, get }), asked }
}

describe('a member’s own leagues', () => {
  it('are the football leagues that ESPN lists, each once in its newest season', async () => {
    const { leagues, asked } = await listed(() =>
      Response.json(
        fan([
          { abbrev: 'FFL', seasonId: 2025, groups: [{ groupId: 4711, groupName: 'Old name' }] },
          { abbrev: 'FFL', seasonId: 2026, groups: [{ groupId: -4711, groupName: 'The League' }, {}] },
          { abbrev: 'FLB', seasonId: 2026, groups: [{ groupId: 5, groupName: 'Baseball' }] },
          { abbrev: 'ffl', seasonId: 2026, groups: [{ groupId: 4712, groupName: 'Another' }] },
        ]),
      ),
    )
    expect(leagues).toEqual([
      { leagueId: 4711, name: 'The League', season: 2026 },
      { leagueId: 4712, name: 'Another', season: 2026 },
    ])
    expect(asked).toEqual([`${fansUrl}%7BAB-12%7D`])
  })

  it.each([
    ['refuses', () => new Response('', { status: 403 })],
    ['answers otherwise', () => Response.json({ preferences: [{}, { metaData: { entry: { abbrev: 7 } } }] })],
    ['answers with a page', () => new Response('<html>')],
  ])('are none if ESPN %s', async (_, response) => {
    expect((await listed(response)).leagues).toEqual([])
  })

  it('are not requested without a signed-in member', async () => {
    expect(await listed(() => Response.json({}), 'a=b')).toEqual({ leagues: [], asked: [] })
  })
})

const save = ({ responses, leagueId, season }: CollectedResponses): DroppedFile => ({
  path: `league-${leagueId}-${season}.json.gz`,
  bytes: new Uint8Array(
    gzipSync(bytesOf({ format: leagueFileFormat, version: 1, leagueId, season, answers: responses })),
  ),
})

describe('a file of several seasons', () => {
  it('opens all of them', async () => {
    const seasons = [2024, 2025].map((season) => ({
      answers: buildEspnLeague({ espnLeagueId: 4711, season }),
    }))
    const bytes = bytesOf({ format: leagueFileFormat, version: 2, seasons })
    const found = await readLeagueFiles([{ path: 'a.json', bytes }])
    expect(found.map(({ leagueId, season }) => [leagueId, season])).toEqual([
      ['4711', 2024],
      ['4711', 2025],
    ])
  })
})

describe('a league file without its ending', () => {
  it.each(['league-4711', 'league.json.txt', 'download'])('opens by its content: %s', async (path) => {
    const file = {
      format: leagueFileFormat,
      version: 1,
      answers: buildEspnLeague({ espnLeagueId: 4711, season: 2025 }),
    }
    for (const bytes of [bytesOf(file), new Uint8Array(gzipSync(bytesOf(file)))]) {
      expect(await readLeagueFiles([{ path, bytes }])).toMatchObject([{ leagueId: '4711', season: 2025 }])
    }
  })
})

describe('the export script', () => {
  it('sends only the importer’s requests, and its file opens the same league', async () => {
    const leagues = fakeLeagues()
    const { collected, asked, said } = await runScript(`?leagueId=${espnId}&seasonId=2025`, leagues)
    const file = save(await collected())
    const online = engineAtHosts({ leagues })
    const expected = await online.engine.call('wholeSeason', { ...finishedLeague, season: '2025' })
    const withoutCards = asked.map(({ url }) => url).filter((url) => !url.includes('kona_playercard'))
    expect(withoutCards.sort()).toEqual(online.takeRequests().sort())
    expect(said).toContain('Week 2 of 3')

    const { engine, takeRequests } = engineAtHosts()
    expect(await engine.open([file])).toEqual([finished])
    const opened = await engine.call('wholeSeason', finishedLeague)
    expect(opened.json).toBe(expected.json)
    expect(opened.origin?.source).toBe('folder')
    expect(takeRequests()).toEqual([])
  })

  it('finds the newest season if the page names none', async () => {
    const { collected } = await runScript(`?leagueId=${espnId}`)
    expect(await collected()).toMatchObject({ leagueId: 4711, season: 2025 })
  })

  it('reports errors in words', async () => {
    const leagues = fakeLeagues()
    for (const league of leagues.values()) league.isPrivate = true
    const isPrivate = await runScript(`?leagueId=${espnId}&seasonId=2025`, leagues, '')
    await expect(isPrivate.collected()).rejects.toThrow('Sign in to ESPN as one of its members')
    const unknown = await runScript('?leagueId=5')
    await expect(unknown.collected()).rejects.toThrow('ESPN has no league 5 in 2026, 2025, 2024, 2023.')
    const elsewhere = await runScript('')
    await expect(elsewhere.collected()).rejects.toThrow('Open your league’s page on ESPN first')
  })

  it('is one script for every league, and short enough for a bookmark', () => {
    expect(() => new Function(exportScript())).not.toThrow()
    expect(exportScript()).not.toMatch(/77000/)
    expect(exportBookmarklet()).toMatch(/^javascript:void%20/)
    expect(exportBookmarklet().length).toBeLessThan(32_000)
  })
})

describe('league files', () => {
  const key = { host: 'espn', leagueId: '4711', season: 2025 }
  const zip = (entries: readonly DroppedFile[]): DroppedFile => ({
    path: 'league.zip',
    bytes: new Uint8Array(zipSync(Object.fromEntries(entries.map(({ path, bytes }) => [path, bytes])))),
  })

  it.each([
    ['a folder', folder('responses/2025/4711/')],
    ['loose files', folder('')],
    [
      'packed files',
      folder('2025/4711/').map(({ path, bytes }) => ({ path: `${path}.gz`, bytes: new Uint8Array(gzipSync(bytes)) })),
    ],
    ['a zip', [zip(folder('responses/2025/4711/'))]],
    [
      'a zip with the NFL schedule beside the leagues',
      [
        zip(
          folder('2025/4711/').map((file) => ({
            ...file,
            path: file.path.replace('4711/pro-schedule', 'pro-schedule'),
          })),
        ),
      ],
    ],
  ])('are read from %s', async (_what, dropped) => {
    const [league, ...others] = await readLeagueFiles([...dropped, { path: 'notes.txt', bytes: bytesOf(1) }])
    expect(league).toMatchObject(key)
    expect([...(league?.responses.keys() ?? [])].sort()).toEqual(Object.keys(files).sort())
    expect(others).toEqual([])
  })

  it('are read from a folder of Sleeper’s responses, and open the league', async () => {
    const files = sleeperFiles(newest)
    const folder = Object.entries({ ...files, 'traded-picks.json': [] }).map(([name, json]) => ({
      path: `leagues/2025/${newest.leagueId}/${name}`,
      bytes: bytesOf(json),
    }))
    const shared = { path: 'leagues/2025/pro-schedule.json', bytes: bytesOf(buildEspnLeague()['pro-schedule.json']) }
    const allPlayers = { path: 'leagues/sleeper-players.json', bytes: bytesOf({}) }
    const { engine, takeRequests } = engineAtHosts()
    expect(await engine.open([zip([...folder, shared, allPlayers])])).toEqual([newest])
    const { json, origin } = await engine.call('hostLeague', { host: 'sleeper', leagueId: newest.leagueId })
    expect(JSON.parse(json)).toMatchObject({ name: 'The Small League', season: 2025, isPartial: false })
    expect(json).not.toContain('NFL schedule is missing')
    expect(origin?.source).toBe('folder')
    expect(takeRequests()).toEqual([])
  })

  it.each([
    ['nothing', [], 'No file was chosen.'],
    [
      'an empty file',
      [{ path: 'a.bin', bytes: new Uint8Array() }],
      'a.bin is empty. Choose the file again, or ask for a new copy.',
    ],
    [
      'a picture',
      [{ path: 'cat.png', bytes: bytesOf(1) }],
      'cat.png has no league in it. Choose the file that your commissioner sent or the bookmark saved',
    ],
    ['another JSON', [{ path: 'a.json', bytes: bytesOf({}) }], 'a.json wasn’t made by this site’s export script'],
    ['half a file', [{ path: 'a.json', bytes: bytesOf({}).slice(0, 1) }], 'a.json is incomplete or not valid JSON'],
    ['half a zip', [{ path: 'a.zip', bytes: zip(folder('')).bytes.slice(0, 900) }], 'a.zip is a damaged zip'],
    [
      'half a gzip',
      [{ path: 'a.json.gz', bytes: new Uint8Array(gzipSync(bytesOf({}))).slice(0, 20) }],
      'a.json.gz is incomplete',
    ],
    [
      'another answer',
      [{ path: 'league.json', bytes: bytesOf({ teams: [] }) }],
      'league.json doesn’t say which league',
    ],
  ])('report what is wrong with %s', async (_what, dropped, message) => {
    await expect(readLeagueFiles(dropped)).rejects.toThrow(message)
  })

  it.each(
    firstOf<[string, (packed: DroppedFile[]) => DroppedFile[]]>(1, [
      ['a zip', (packed) => [zip(packed)]],
      ['loose files', (packed) => packed],
    ]),
  )(
    'have one limit for all of them together, packed in %s',
    async (_what, dropped) => {
      const bytes = new Uint8Array(gzipSync(`{}${' '.repeat(90 * 2 ** 20)}`))
      const packed = [1, 2, 3, 4].map((week) => ({ path: `2025/4711/scoring-period-0${week}.json.gz`, bytes }))
      await expect(readLeagueFiles(dropped(packed))).rejects.toThrow('more than 256 MB')
    },
    60_000,
  )

  it('have a limit of seasons', async () => {
    const season = { answers: { 'league.json': { id: 4711, seasonId: 2025 } } }
    const text = JSON.stringify({ format: leagueFileFormat, version: 2, seasons: [season] })
    const many = text.replace(/\[(.*)\]/, (_, one: string) => `[${Array.from({ length: 200_000 }, () => one).join()}]`)
    await expect(readLeagueFiles([{ path: 'a.json', bytes: new Uint8Array(strToU8(many)) }])).rejects.toThrow(
      'more than 500 seasons',
    )
  })

  it.each([
    [-5, 2025],
    [0, 2025],
    [99_999_999_999, 2025],
    [4711, 1999],
    [4711, 3024],
  ])('are refused if no address could open them: league %d, season %d', async (id, seasonId) => {
    const dropped = [{ path: 'league.json', bytes: bytesOf({ ...(files['league.json'] as object), id, seasonId }) }]
    await expect(readLeagueFiles(dropped)).rejects.toThrow('There is no such league or season')
  })

  it('leave a league unchanged if they are unreadable', async () => {
    const { engine } = engineAtHosts()
    await engine.open(folder(''))
    const before = (await engine.call('draftComplete', finishedLeague)).json
    const broken = folder('').map((file) =>
      file.path === 'scoring-period-02.json' ? { ...file, bytes: bytesOf({}) } : file,
    )
    await expect(engine.open(broken)).rejects.toMatchObject({ kind: 'unreadable-answer' })
    expect((await engine.call('draftComplete', finishedLeague)).json).toBe(before)
  })
})
