/** Only what is proven is 0% or 100%: on every screen with chances, in its labels, and in the files it saves. */
import fc from 'fast-check'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { endpoints } from '../../src/contract/endpoints.ts'
import { pathTo } from '../../src/contract/routes.ts'
import { listChance } from '../../src/domain/chance-text.ts'
import type { Season } from '../../src/domain/season.ts'
import { ForecastScreen } from '../../src/screens/forecast/ForecastScreen.tsx'
import { LiveScreen, MatchupsScreen } from '../../src/screens/matchups/MatchupsScreen.tsx'
import { OverviewScreen } from '../../src/screens/overview/OverviewScreen.tsx'
import { SeasonOverviewScreen } from '../../src/screens/season-overview/SeasonOverviewScreen.tsx'
import { WeekScreen } from '../../src/screens/week/WeekScreen.tsx'
import { type CsvTable, toCsv } from '../../src/ui/csv.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { editionText } from '../../src/weekly/plain-text.ts'
import { writeEdition } from '../../src/weekly/write-edition.ts'
import { runs } from '../support/runs.ts'
import {
  demoSeason,
  type Instead,
  Refusal,
  responseFor,
  type ShownScreen,
  showScreen,
} from '../support/shown-screen.ts'
import { withChances } from '../support/with-chances.ts'
import { anyOddSeason } from '../verdict/any-odd-season.ts'
import { loadEditions } from '../weekly/load-season.ts'

// What the button saves stands on the page.
vi.mock('../../src/ui/CsvButton.tsx', () => ({
  CsvButton: ({ table }: { table: () => CsvTable }) => createElement('pre', null, toCsv(table())),
}))

type ShownAs = Parameters<typeof showScreen>[0]

/** `hasHistory`: the odds of past weeks, too, which take long. */
async function showAll(
  season: Season,
  chance: 0 | 1,
  { isCertain = false, hasHistory = false } = {},
): Promise<ShownScreen[]> {
  const change = (response: unknown) => withChances(response, chance, isCertain)
  const instead = Object.fromEntries(Object.keys(endpoints).map((name) => [name, change])) as Instead
  if (!hasHistory) instead.forecastHistory = new Refusal(404)
  const league = { host: season.host, leagueId: season.leagueId }
  const { id } = responseFor(season, 'hostLeague', league)
  const [first] = responseFor(season, 'leagueTeams', { id })
  const teamId = first?.id ?? 0
  const week = Math.max(1, season.status.currentWeek ?? 1)
  const screens: [ShownAs, address: string][] = [
    [ForecastScreen, pathTo('forecast', league)],
    [ForecastScreen, `${pathTo('forecast', league)}?odds=title`],
    [LiveScreen, pathTo('live', league)],
    [MatchupsScreen, pathTo('matchupsWeek', { ...league, weekNum: week })],
    [OverviewScreen, pathTo('overview', league)],
    [SeasonOverviewScreen, pathTo('seasonOverview', { ...league, teamId })],
    [WeekScreen, pathTo('rosterWeek', { ...league, teamId, weekNum: week })],
  ]
  const shown: ShownScreen[] = []
  // One after the other, because the address is the page's.
  for (const [screen, address] of screens) shown.push(await showScreen(screen, address, season, instead))
  return shown
}

/** Its texts and labels with `0%` or `100%`; figures of the files are percent without a sign. */
function findCertain(screen: ShownScreen): string[] {
  const labels = screen
    .all('[aria-label], [title]')
    .map((element) => `${element.getAttribute('aria-label')} ${element.getAttribute('title')}`)
  const shown = [screen.text, ...labels].flatMap(
    (text) => text.match(/.{0,40}(?<![\d.–])(?:0|100)%(?!"|&quot;).{0,20}/) ?? [],
  )
  const saved = screen.all('pre').flatMap(({ textContent }) => textContent?.match(/.*(?<=,)100(?=[,\r]).*/) ?? [])
  return [...shown, ...saved]
}

it.each([103, 106])('is said of no chance of league %i that is not proven', async (league) => {
  const season = await demoSeason(league)
  for (const chance of [0, 1] as const)
    for (const screen of await showAll(season, chance)) expect(findCertain(screen)).toEqual([])
})

it('is written of no chance that is not proven in the weekly', { timeout: 120_000 }, async () => {
  const sources = loadEditions(await demoSeason(103))
  for (const chance of [0, 1] as const) {
    const texts = [...sources].flatMap(([week, ofWeek]) => {
      const edition = writeEdition(withChances(ofWeek, chance, false) as typeof ofWeek, week)
      return edition ? [`${editionText(edition, '')} ${JSON.stringify(edition)}`] : []
    })
    expect(texts.filter((text) => /(?:<1|>99)%/.test(text)).length).toBeGreaterThan(5)
    for (const text of texts) expect(text.match(/.{0,60}(?<![\d.–])(?:0|100)%.{0,20}/g) ?? []).toEqual([])
  }
})

it('is said of proven ones', async () => {
  const [forecast] = await showAll(await demoSeason(103), 1, { isCertain: true })
  expect(
    forecast
      ?.all('pre')
      .map(({ textContent }) => textContent)
      .join(),
  ).toMatch(/Team,Record.*\r\n[^\r]+,100,100,/)
  expect(forecast?.text).toContain('100%')
})

it('is said of no chance of an odd league that is not proven', async () => {
  await fc.assert(
    fc.asyncProperty(anyOddSeason, fc.constantFrom(0, 1), async (evidence, chance) => {
      const season = judgeSeason(evidence)
      for (const screen of await showAll(season, chance as 0 | 1, { hasHistory: true }))
        expect(findCertain(screen)).toEqual([])
    }),
    { numRuns: runs(3, 60) },
  )
})

it('is a bound in a spreadsheet, beside percents with two decimals', () => {
  expect([0, 0.00004, 0.0043, 0.5, 0.99999, 1].map((chance) => listChance(chance))).toEqual([
    '<1%',
    '<1%',
    0.43,
    50,
    '>99%',
    '>99%',
  ])
  expect([0, 1].map((chance) => listChance(chance, true))).toEqual([0, 100])
})
