/** Any server response: every screen renders, and no part of it is broken or interpreted as markup. */
import { QueryClientProvider } from '@tanstack/react-query'
import fc from 'fast-check'
import type { ReactElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { everyCall } from '../../scripts/lib/every-call.ts'
import { type Call, handleCall } from '../../scripts/lib/handle-call.ts'
import { parseBook } from '../../src/book/parse-book.ts'
import { CallFailure } from '../../src/client/call-failure.ts'
import type { Calls, LoadResponse, MakeCall } from '../../src/client/calls.ts'
import { readResponse } from '../../src/client/read-response.ts'
import type { CallState } from '../../src/client/source.ts'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import { fillPath } from '../../src/contract/fill-path.ts'
import { currentAge } from '../../src/contract/response-headers.ts'
import { findResponseMisfit } from '../../src/contract/response-misfit.ts'
import { pathTo } from '../../src/contract/routes.ts'
import type { Season } from '../../src/domain/season.ts'
import { handleLeagueBook } from '../../src/handlers/league-book.ts'
import { LegacyLeagueScreen } from '../../src/pages/_older-pages/LegacyLeagueScreen.tsx'
import { LegacyTeamScreen } from '../../src/pages/_older-pages/LegacyTeamScreen.tsx'
import MatchupPanel from '../../src/parts/matchup/MatchupPanel.tsx'
import { OpenLeague } from '../../src/parts/navigation/OpenLeague.tsx'
import PlayerModal from '../../src/parts/player/PlayerModal.tsx'
import { loadRecapResponses } from '../../src/parts/recap/load-recap.ts'
import { RecapView } from '../../src/parts/recap/RecapView.tsx'
import { recapLinks } from '../../src/parts/recap/recap-links.ts'
import { composeSeasonRecap, recapSeasonOf } from '../../src/parts/recap/season-recap.ts'
import type { ScreenIsland } from '../../src/parts/screen/as-screen.tsx'
import { AwardsScreen } from '../../src/screens/awards/AwardsScreen.tsx'
import { BookScreen } from '../../src/screens/book/BookScreen.tsx'
import { BracketScreen } from '../../src/screens/bracket/BracketScreen.tsx'
import { DraftBoardScreen } from '../../src/screens/draftboard/DraftBoardScreen.tsx'
import { ForecastScreen } from '../../src/screens/forecast/ForecastScreen.tsx'
import { HistoryScreen } from '../../src/screens/history/HistoryScreen.tsx'
import { ManagerHistoryScreen } from '../../src/screens/history/ManagerHistoryScreen.tsx'
import { VersusScreen } from '../../src/screens/history/VersusScreen.tsx'
import { HomeTitle } from '../../src/screens/home/HomeTitle.tsx'
import { LeagueListScreen } from '../../src/screens/home/LeagueList.tsx'
import { ManagerScreen } from '../../src/screens/managers/ManagerScreen.tsx'
import { ManagersScreen } from '../../src/screens/managers/ManagersScreen.tsx'
import { MatchupsScreen } from '../../src/screens/matchups/MatchupsScreen.tsx'
import { MovesScreen } from '../../src/screens/moves/MovesScreen.tsx'
import { OverviewScreen } from '../../src/screens/overview/OverviewScreen.tsx'
import { PerformanceScreen } from '../../src/screens/performance/PerformanceScreen.tsx'
import { PowerScreen } from '../../src/screens/power/PowerScreen.tsx'
import { SeasonOverviewScreen } from '../../src/screens/season-overview/SeasonOverviewScreen.tsx'
import { composeLeagueStory } from '../../src/screens/story/league-story.ts'
import { loadTeamStory } from '../../src/screens/story/load-story.ts'
import { StoryView } from '../../src/screens/story/StoryView.tsx'
import { composeTeamStory } from '../../src/screens/story/team-story.ts'
import { WeekScreen } from '../../src/screens/week/WeekScreen.tsx'
import { WeeklyScreen } from '../../src/screens/weekly/WeeklyScreen.tsx'
import { openPageClient, queryClientFor } from '../../src/stores/snapshot-page.ts'
import type { EspnFiles } from '../hosts/espn/build-espn-league.ts'
import { judgeSketch } from '../hosts/espn/read-sketch.ts'
import '../support/completed.ts'
import { renderWhole } from '../support/render-whole.ts'
import { runs } from '../support/runs.ts'
import { anyHoles, anyMutations, damage, type Mutation } from './mutations.ts'
import { checkHostile } from './replay.ts'

interface Screen {
  name: string
  /** Under which its page's responses are. */
  address: string
  draw: () => Promise<string>
  /** URLs of the screen's responses. */
  urls: string[]
}

/** The parts that `HomePage.astro` puts together. */
const Home = ({ path }: { path: string }) => (
  <>
    <HomeTitle />
    <OpenLeague />
    <LeagueListScreen path={path} />
  </>
)

/** Responses of the season by URL, and the endpoint of each. */
const byUrl: EspnFiles = {}
const endpointOf = new Map<string, EndpointName>()
const screens: Screen[] = []

beforeAll(async () => {
  // Components log unusable data, which these tests ignore.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const season = await judgeSketch()
  for (const call of everyCall(season)) remember(call, handleCall(season, { seasons: [season], asOf: null }, call))
  const league = { host: season.host, leagueId: season.leagueId }
  const edition: Call = { name: 'weekly', parameters: { ...league, season: season.season, week: 1 } }
  remember(edition, handleCall(season, { seasons: [season], asOf: null }, edition))
  const teamId = Number(firstOf('team').id)
  const playerId = Number(firstOf('player').id)
  const team = { ...league, teamId }
  const [{ key = '', otherKey = '' } = {}] = firstOf('history').headToHead as Record<string, string>[]
  remember(
    { name: 'leagueBook', parameters: league },
    handleLeagueBook({ ...historyOf(season), book: bookOf(key, otherKey) }),
  )
  const pages = {
    overview: [OverviewScreen, pathTo('overview', league)],
    matchups: [MatchupsScreen, pathTo('matchupsWeek', { ...league, weekNum: 1 })],
    weekly: [WeeklyScreen, pathTo('weekly', { ...league, season: season.season, week: 1 })],
    bracket: [BracketScreen, pathTo('bracket', league)],
    forecast: [ForecastScreen, pathTo('forecast', league)],
    draftboard: [DraftBoardScreen, pathTo('draftboard', league)],
    power: [PowerScreen, pathTo('power', league)],
    moves: [MovesScreen, pathTo('moves', league)],
    managers: [ManagersScreen, pathTo('managers', league)],
    manager: [ManagerScreen, pathTo('manager', team)],
    awards: [AwardsScreen, pathTo('awards', league)],
    book: [BookScreen, pathTo('book', league)],
    history: [HistoryScreen, pathTo('history', league)],
    'manager history': [ManagerHistoryScreen, pathTo('historyManager', { ...league, key })],
    versus: [VersusScreen, pathTo('historyVersus', { ...league, key, otherKey })],
    week: [WeekScreen, pathTo('rosterWeek', { ...team, weekNum: 1 })],
    'season overview': [SeasonOverviewScreen, pathTo('seasonOverview', team)],
    performance: [PerformanceScreen, pathTo('performance', team)],
    'older league': [LegacyLeagueScreen, pathTo('leagueLegacy', league)],
    'older team': [LegacyTeamScreen, pathTo('teamLegacy', { teamId })],
  } satisfies Record<string, [ScreenIsland, string]>
  await learn('home', pathTo('home'), <Home path={pathTo('home')} />, (call) => call('leagues', {}))
  for (const [name, [Page, path]] of Object.entries(pages)) {
    const calls = Page.callsAt(path)
    if (!calls) throw new Error(`${name} requests nothing`)
    await learn(name, path, <Page path={path} />, calls)
  }
  const seasonKey = { ...league, season: season.season }
  const { id } = firstOf('hostLeague') as { id: number }
  const recapOf = async (load: LoadResponse) => {
    const responses = await loadRecapResponses({ ...seasonKey, id }, load)
    return composeSeasonRecap({ ...recapSeasonOf(seasonKey, responses), throughWeek: null }, responses)
  }
  await learnComposed('recap', async (load) => <RecapView recap={await recapOf(load)} links={recapLinks(seasonKey)} />)
  await learnComposed('story of the league', async (load) => (
    <StoryView story={composeLeagueStory(await recapOf(load))} site={null} />
  ))
  await learnComposed('story of a team', async (load) => {
    const responses = await loadTeamStory({ ...seasonKey, id, teamId }, load)
    const story = composeTeamStory({ ...seasonKey, name: 'N', throughWeek: null }, teamId, responses)
    return <>{story && <StoryView story={story} site={null} />}</>
  })
  const nothing = () => {}
  await learn('player', 'player', <PlayerModal playerId={playerId} onClose={nothing} />, (ask) =>
    ask('player', { id: playerId }),
  )
  await learn(
    'matchup',
    'matchup',
    <MatchupPanel teamId={teamId} week={1} weeks={[1, 2]} onWeek={nothing} onClose={nothing} />,
    async (ask) => {
      const own = await ask('weeklyRoster', { id: teamId, week: 1 })
      const opponent = own?.matchup?.opponentId
      if (opponent != null) await ask('weeklyRoster', { id: opponent, week: 1 })
    },
  )
})
afterAll(() => {
  vi.restoreAllMocks()
})

function remember({ name, parameters }: Call, response: unknown): void {
  const url = fillPath(endpoints[name].path, { ...parameters })
  byUrl[url] = response as EspnFiles[string]
  endpointOf.set(url, name)
  // An address without a season means the newest, and there is only one.
  const plain = url.replace(/\?season=\d+$/, '')
  byUrl[plain] = byUrl[url]
  endpointOf.set(plain, name)
}

const historyOf = (season: Season) => ({ seasons: [season], aliases: {}, missing: [] })

/** With every part of a book. */
function bookOf(key: string, otherKey: string) {
  const text = `
name: N
motto: M
rules: "# A\\n\\n1. b\\n   - [c](https://example.com)\\n\\n> d"
last_place: {task: T, until: U}
rivalries: [{managers: [${key}, ${otherKey}], name: R, trophy: P}]
trophies: {places: {1: G, 2: S, last: L}}
money: {public: true, currency: USD, buy_in: 10, payouts: {places: {1: 1, 2: 50%}, weekly_high: 1}, side_pots: [{name: Q, buy_in: 1, best: points}]}
`
  return { book: parseBook(text, 'espn-1.yml'), showsMoney: true }
}

function firstOf(name: EndpointName): Record<string, unknown> {
  const [url = ''] = [...endpointOf].find(([, endpoint]) => endpoint === name) ?? []
  return byUrl[url] as Record<string, unknown>
}

/** A screen with the calls that its page declares. */
async function learn(name: string, address: string, element: ReactElement, calls: Calls): Promise<void> {
  const urls: string[] = []
  const ask = async (endpoint: EndpointName, parameters: Readonly<Record<string, unknown>>) => {
    const url = fillPath(endpoints[endpoint].path, parameters)
    urls.push(url)
    return byUrl[url] === undefined ? undefined : readResponse(endpoint, byUrl[url])
  }
  await calls(ask as MakeCall)
  const draw = () => renderWhole(<QueryClientProvider client={queryClientFor(address)}>{element}</QueryClientProvider>)
  screens.push({ name, address, draw, urls: urls.filter((url) => url in byUrl) })
}

/** A page that is composed of many responses before it is rendered, as builds do. */
async function learnComposed(name: string, compose: (load: LoadResponse) => Promise<ReactElement>): Promise<void> {
  const urls = new Set<string>()
  const load = (async (endpoint: EndpointName, parameters: Readonly<Record<string, unknown>>) => {
    const url = fillPath(endpoints[endpoint].path, parameters)
    urls.add(url)
    const planted = queryClientFor(name).getQueryData<CallState<unknown>>([url])
    return planted?.status === 'ready' ? planted.data : null
  }) as LoadResponse
  // Some calls depend on the responses to others.
  plant(byUrl, { address: name, urls: Object.keys(byUrl) })
  await compose(load)
  const draw = async () => renderWhole(await compose(load))
  screens.push({ name, address: name, draw, urls: [...urls].filter((url) => url in byUrl) })
}

/**
 * Sets the screen's responses from these files. Returns whether it shows them: of our own endpoints, whose server and page have one version, all match their
 * schema.
 */
function plant(files: EspnFiles, { address, urls }: Pick<Screen, 'address' | 'urls'>): boolean {
  const client = openPageClient(address)
  for (const url of urls) {
    const name = endpointOf.get(url)
    if (name && files[url] !== undefined && findResponseMisfit(name, files[url]) !== null) return false
    const data = name && files[url] !== undefined ? readResponse(name, files[url]) : undefined
    const result: CallState<unknown> =
      data === undefined
        ? { status: 'failed', failure: new CallFailure(404, 'Not there') }
        : { status: 'ready', data, age: currentAge('server') }
    client.setQueryData([url], result)
  }
  return true
}

const broken = /\bNaN\b|\bundefined\b|\[object Object\]|Infinity/

describe('every screen', () => {
  it('shows a well-behaved server’s data', async () => {
    for (const screen of screens) {
      const { name, draw, urls } = screen
      plant(byUrl, screen)
      const html = await draw()
      expect(urls.length, name).toBeGreaterThan(0)
      // The older team page opens with a week that this short season does not have.
      if (name !== 'older team') expect(html, name).not.toMatch(/Loading/)
      expect(html.length, name).toBeGreaterThan(1500)
    }
  })

  it('renders any response of a server', async () => {
    const shown = Object.fromEntries(screens.flatMap(({ urls }) => urls).map((url) => [url, byUrl[url]]))
    const check = async (mutations: Mutation[]) => {
      const files = damage(shown as EspnFiles, mutations)
      const said = JSON.stringify(mutations)
      for (const screen of touchedBy(mutations)) {
        const { name, draw } = screen
        if (!plant(files, screen)) continue
        const html = await draw()
        if (!broken.test(said) && broken.test(html)) throw new Error(`${name} shows ${broken.exec(html)?.[0]}`)
        if (/<img src=x|<script>alert/.test(html)) throw new Error(`${name} takes a name for markup`)
      }
    }
    await checkHostile({ name: 'screens', share: 0.15, cases: anyMutations(shown as EspnFiles), check })
  }, 1_800_000)

  it('renders empty responses', async () => {
    for (const screen of screens) {
      const { name, draw, urls } = screen
      const empty = urls.map((url) => [url, (Array.isArray(byUrl[url]) ? [] : {}) as EspnFiles[string]])
      if (!plant(Object.fromEntries(empty), screen)) continue
      const html = await draw()
      expect(html, name).not.toMatch(broken)
      expect(html.length, name).toBeGreaterThan(100)
    }
  })

  it('renders responses with many fields missing, null or empty', async () => {
    const shown = Object.fromEntries(screens.flatMap(({ urls }) => urls).map((url) => [url, byUrl[url]]))
    const check = async (holes: Mutation[]) => {
      const files = damage(shown as EspnFiles, holes)
      for (const screen of screens) {
        const { name, draw } = screen
        if (!plant(files, screen)) continue
        const html = await draw()
        if (broken.test(html)) throw new Error(`${name} shows ${broken.exec(html)?.[0]}`)
        expect(html.length, name).toBeGreaterThan(100)
      }
    }
    await fc.assert(fc.asyncProperty(anyHoles(shown as EspnFiles), check), { numRuns: runs(8, 200) })
  })
})

/** Two of the screens that show a damaged response, chosen by the damage, so that a case is stable. */
function touchedBy(mutations: readonly Mutation[]): Screen[] {
  const files = new Set(mutations.map(({ file }) => file))
  const touched = screens.filter(({ urls }) => urls.some((url) => files.has(url)))
  const start = JSON.stringify(mutations).length % Math.max(touched.length, 1)
  return [...touched.slice(start), ...touched.slice(0, start)].slice(0, 2)
}
