/**
 * A year in the life of a league: before the draft, Thursdays, Sundays, Tuesdays, corrections, new names, a week without access, outages,
 * kickoffs that move, a final of two weeks, the next season. At each step whatever shows the league says what a reader sees who has never
 * been here. `YEAR_TABLE=1` prints how much was wrong for the first reader and once it was read.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openEspnYear } from './support/espn-year.ts'
import type { LeagueYear, YearStep } from './support/league-year.ts'
import { openPublisher } from './support/publisher.ts'
import { listDifferences, openBrowser, openServer, type Screens } from './support/readers.ts'
import { openSleeperYear } from './support/sleeper-year.ts'
import { year } from './support/steps.ts'

const second = 1000
const minute = 60 * second

/** A season that may change is not older than this while somebody looks, in milliseconds. */
const oldAfter = 5 * minute

/** Requests of one look: a whole season is read at most once. */
const mostRequests = 30

/** A step as readers saw it: what was wrong. */
interface Seen {
  title: string
  /** Of a page: what its first reader saw. Only for the table. */
  first: string[]
  /** A minute later. */
  server: string[]
  browser: string[]
  /** Of feed, calendar, assistant and embed: in their first response, and in the next one. */
  once: string[]
  onceAgain: string[]
  /** Of published pages, and posts that were repeated. */
  published: string[]
  posts: string[] | null
  /** Whether what the first of them got was old. */
  wasOld: boolean
  /** Of the page: as of when it is, and whether it says that its host fails. */
  age: string[]
  requests: { server: number; browser: number; once: number }
  champion: unknown
}

/** Both clocks move: that of the day, and the one that never steps. */
function moveClockTo(host: LeagueYear, time: number): void {
  vi.advanceTimersByTime(time - Date.now())
  host.moveTo(new Date())
}

/** The host for one reader, whose requests are counted. */
function countedFetch({ fetch }: LeagueYear) {
  let count = 0
  const counted: LeagueYear['fetch'] = (...request) => {
    count++
    return fetch(...request)
  }
  const take = () => {
    const taken = count
    count = 0
    return taken
  }
  return { fetch: counted, take }
}

const clock = {
  get now() {
    return new Date()
  },
}

/** Lives through the year, and looks at the league at each step. */
async function liveThrough(host: LeagueYear, steps: readonly YearStep[]): Promise<Seen[]> {
  const { league } = host
  const hostOf = { server: countedFetch(host), browser: countedFetch(host), once: countedFetch(host) }
  const server = openServer(league, hostOf.server.fetch)
  const browser = openBrowser(league, hostOf.browser.fetch, clock)
  const onceServer = openServer(league, hostOf.once.fetch)
  const publisher = openPublisher(league, host.fetch)
  let hasNext = false
  await onceServer.importNow()

  /** What a reader sees who has never been here. */
  async function readTruth(): Promise<{ pages: Screens; once: Screens }> {
    const fresh = openServer(league, host.withoutTrouble)
    // A league's response names its stored seasons.
    for (const season of hasNext ? [league.season, undefined] : [undefined]) await fresh.importNow(season)
    const truth = { pages: await fresh.read(), once: await fresh.readOnce() }
    await fresh.close()
    return truth
  }

  async function lookAt(step: YearStep, index: number): Promise<Seen> {
    const isTable = process.env.YEAR_TABLE !== undefined
    host.enter(step)
    moveClockTo(host, Date.parse(step.at))
    const first = await server.read()
    await browser.read()
    const firstTruth = isTable && !step.trouble ? await readTruth() : null
    await Promise.all([server.idle(), browser.idle()])
    // Open pages ask again: after the refresh, and each minute.
    for (const wait of [3 * second, minute, ...(step.lasts ? [minute] : [])]) {
      moveClockTo(host, Date.now() + wait)
      for (const reader of [server, browser]) {
        await reader.watch()
        await reader.idle()
      }
    }
    const pages = { server: await server.read(), browser: await browser.read() }
    const requests = { server: hostOf.server.take(), browser: hostOf.browser.take() }
    const hasTrouble = step.trouble !== undefined && step.lasts === undefined
    const truth = hasTrouble ? null : await readTruth()
    const wasOld = await onceServer.isOld(new Date())
    const once = await onceServer.readOnce(index)
    await onceServer.idle()
    const onceAgain = await onceServer.readOnce()
    const differences = (shown: Screens, of: Screens | undefined) =>
      // What was known before is still there during trouble.
      truth && of ? [...failuresIn(shown), ...listDifferences(shown, of)] : failuresIn(shown)
    return {
      title: step.title,
      first: firstTruth ? listDifferences(first, firstTruth.pages) : [],
      server: differences(pages.server, truth?.pages),
      browser: differences(pages.browser, truth?.pages),
      once: differences(once, truth?.once),
      onceAgain: differences(onceAgain, truth?.once),
      ...(await publish(step, truth?.pages)),
      wasOld,
      age: await describeAge(hasTrouble),
      requests: { ...requests, once: hostOf.once.take() },
      champion: readChampion(pages.server),
    }
  }

  async function publish({ isPublished }: YearStep, truth: Screens | undefined) {
    if (!isPublished || !truth) return { published: [], posts: null }
    await publisher.publish(new Date())
    const posts = publisher.takePosts()
    const shown = await publisher.publish(new Date())
    const twice = publisher.takePosts().map((post) => `posted twice: ${post}`)
    const pages = { standings: truth.standings, bracket: truth.bracket, schedule: truth.hostLeagueSchedule }
    return { published: [...twice, ...listDifferences(shown, pages)], posts }
  }

  async function describeAge(hasTrouble: boolean): Promise<string[]> {
    const { asOf, isFailing } = await server.age()
    const isOld = !hasTrouble && !(await server.isClosed()) && !(Date.now() - Date.parse(asOf ?? '') <= oldAfter)
    return [...(isOld ? [`read at ${asOf}`] : []), ...(isFailing === hasTrouble ? [] : [`failing: ${isFailing}`])]
  }

  const seen: Seen[] = []
  for (const [index, step] of steps.entries()) {
    hasNext ||= step.hasNextSeason === true
    seen.push(await lookAt(step, index))
  }
  await Promise.all([server.close(), browser.close(), onceServer.close(), publisher.close()])
  return seen
}

const failuresIn = (screens: Screens) =>
  Object.entries(screens).flatMap(([name, screen]) =>
    typeof screen === 'object' && screen ? [] : [`${name} ${screen}`],
  )

type Lists = 'server' | 'browser' | 'once' | 'onceAgain' | 'published' | 'age'

/** At most five of a step. */
const wrongIn = (seen: readonly Seen[], ...lists: Lists[]) =>
  seen.flatMap((step) => lists.flatMap((list) => step[list].slice(0, 5).map((one) => `${step.title}: ${list} ${one}`)))

function printTable(seen: readonly Seen[]): void {
  const lines = seen.map(({ title, requests, ...counts }) => {
    const columns = (['first', 'server', 'browser', 'once', 'onceAgain', 'published', 'age'] as const).map(
      (list) => counts[list].length,
    )
    return [title, ...columns, ...Object.values(requests)].join(' | ')
  })
  console.log(['title | first | server | browser | once | onceAgain | published | age | requests', ...lines].join('\n'))
}

describe.each([
  ['ESPN', openEspnYear],
  ['Sleeper', openSleeperYear],
] as const)('a league at %s', (name, openHost) => {
  let seen: Seen[] = []
  const championAt = (title: string) => seen.find((step) => step.title === title)?.champion

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse(year[0]?.at ?? '') - minute })
    seen = await liveThrough(openHost(), year)
    if (process.env.YEAR_TABLE) printTable(seen)
  }, 3_600_000)
  afterAll(() => vi.useRealTimers())

  it('is shown by a server and by a browser as it is now, a minute after somebody looked', () => {
    expect(wrongIn(seen, 'server', 'browser')).toEqual([])
  })

  it('costs few requests', () => {
    const tooMany = seen.filter(({ requests }) => Object.values(requests).some((count) => count > mostRequests))
    expect(tooMany).toEqual([])
  })

  it('is one year: somebody won it, and the correction made it somebody else', () => {
    expect(championAt('half time of the final')).toBe(null)
    const [before, after] = ['the season is over', 'a correction that turns the final'].map(championAt)
    expect([before, after].map((teamId) => typeof teamId)).toEqual(['number', 'number'])
    expect(after).not.toBe(before)
    expect(championAt('in February')).toBe(after)
  })

  it('says on a server how old it is, and that its host fails', () => {
    expect(wrongIn(seen, 'age')).toEqual([])
  })

  it('is in feed, calendar, embeds and an assistant’s answer as it is now: at once where what is stored is old', () => {
    expect(
      wrongIn(
        seen.filter(({ wasOld }) => wasOld),
        'once',
      ),
    ).toEqual([])
    expect(wrongIn(seen, 'onceAgain')).toEqual([])
    expect(seen.filter(({ wasOld }) => wasOld).length).toBeGreaterThan(30)
  })

  it('is published as it is now, and each of its news is posted once', () => {
    expect(wrongIn(seen, 'published')).toEqual([])
    const news = seen.flatMap(({ title, posts }) =>
      posts ? [[title, posts.map((text) => newsIn.exec(text)?.[0] ?? text)]] : [],
    )
    expect(news).toEqual([
      ['the week has turned', ['The Named League, Week 1']],
      // At ESPN the team won without them.
      ['a new name on a Friday', name === 'ESPN' ? [] : ['Correction to Week 1']],
      ['the edition of that Tuesday, two days late', ['The Renamed League, Week 3']],
      ['the playoffs begin', ['The Renamed League, Week 4']],
      ['half time of the final', ['Half time of the final']],
      ['the season is over', ['The Renamed League, Weeks 7 and 8']],
      ['the Sunday after', ['Correction to Weeks 7 and 8']],
      ['in February', []],
    ])
  })
})

/** What a post is about. */
const newsIn = /^(Correction to|Half time of|The .*League,) (the \w+|Weeks? \d( and \d)?)/

function readChampion({ standings }: Screens): unknown {
  const { summary } = (standings ?? {}) as { summary?: { champion?: { team_id: number } | null } }
  return summary?.champion?.team_id ?? null
}
