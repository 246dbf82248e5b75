import { expect, it } from 'vitest'
import { pathTo, type RouteName } from '../../src/contract/routes.ts'
import { earlyCalls } from '../../src/layouts/early-calls.ts'
import type { ScreenIsland } from '../../src/parts/screen/as-screen.tsx'
import { DraftBoardScreen } from '../../src/screens/draftboard/DraftBoardScreen.tsx'
import { EmbedWeekScreen } from '../../src/screens/embed/EmbedWeek.tsx'
import { HistoryScreen } from '../../src/screens/history/HistoryScreen.tsx'
import { LabScreen } from '../../src/screens/lab/LabScreen.tsx'
import { MatchupsScreen } from '../../src/screens/matchups/MatchupsScreen.tsx'
import { PowerScreen } from '../../src/screens/power/PowerScreen.tsx'
import { WeekScreen } from '../../src/screens/week/WeekScreen.tsx'
import { espnLeague, espnSeason } from '../support/league-keys.ts'

const league = '/api/v1/leagues/__host__/__leagueId__?season=__named__'
const standings = '/api/v1/analytics/standings?league_id=__id__&season=__season__'

it.each([
  [
    'power',
    PowerScreen,
    [
      league,
      standings,
      '/api/v1/leagues/__host__/__leagueId__/power?season=__season__',
      '/api/v1/leagues/__host__/__leagueId__/luck?season=__season__',
    ],
  ],
  [
    'draftboard',
    DraftBoardScreen,
    [league, standings, '/api/v1/leagues/__host__/__leagueId__/draft-complete?season=__named__'],
  ],
  // A snapshot page is built without the lab's season, which its shell requests first.
  ['lab', LabScreen, [league, standings, '/api/v1/leagues/__host__/__leagueId__/lab/findings?season=__season__']],
  [
    'matchups',
    MatchupsScreen,
    [league, standings, '/api/v1/leagues/__host__/__leagueId__/scoreboard/__shownWeek__?season=__season__'],
  ],
  // Its week is in the league's response.
  ['team', WeekScreen, ['/api/v1/teams/__teamId__', league, standings]],
  [
    'rosterWeek',
    WeekScreen,
    [
      '/api/v1/teams/__teamId__',
      league,
      '/api/v1/teams/__teamId__/roster/weekly/__weekNum__',
      '/api/v1/teams/__teamId__/start-sit-analysis/__weekNum__',
      standings,
    ],
  ],
] as [RouteName, ScreenIsland, string[]][])('requests what the screen requests: %s', async (name, screen, expected) => {
  const { calls, league: first } = await earlyCalls(name, screen)
  expect(calls).toEqual(expected)
  expect(first).toBe(league)
})

it('names the calls that have a response while the season is read', async () => {
  const of = async (...screen: Parameters<typeof earlyCalls>) => (await earlyCalls(...screen)).early
  expect(await of('history', HistoryScreen)).toEqual(['hostLeague', 'standings', 'history'])
  expect(await of('draftboard', DraftBoardScreen)).toEqual(['hostLeague', 'standings'])
})

it('records the calls of a screen that reads all of the league', async () => {
  const { calls } = await earlyCalls('embedWeek', EmbedWeekScreen)
  expect(calls).toEqual([
    '/api/v1/leagues/__host__/__leagueId__',
    '/api/v1/leagues/__host__/__leagueId__/scoreboard/__shownWeek__?season=__season__',
  ])
})

it('matches the URLs of its screen, with and without a season, and their parameters', async () => {
  const { patterns } = await earlyCalls('matchupsWeek', MatchupsScreen)
  const namesIn = (path: string) => patterns.map((one) => new RegExp(one).exec(path)?.groups).find(Boolean)
  const place = { ...espnLeague(101), weekNum: '3' }
  expect(namesIn(pathTo('matchupsWeek', { ...espnLeague(101), weekNum: 3 }))).toEqual(place)
  expect(namesIn(`${pathTo('matchupsWeek', { ...espnSeason(101, 2024), weekNum: 3 })}/`)).toEqual({
    ...place,
    season: '2024',
  })
  expect(namesIn(pathTo('matchups', { ...espnLeague(101) }))).toEqual(espnLeague(101))
  for (const other of ['_/_/matchups/3', 'espn/101/power', 'espn/0101/matchups/3', 'espn/101/seasons/1999/matchups/3'])
    expect([other, namesIn(`/leagues/${other}`)]).toEqual([other, undefined])
})
