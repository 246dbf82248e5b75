/** What previews of links show of a league's page. */
import { expect, it } from 'vitest'
import { describePage } from '../../src/build/describe-page.ts'
import { pageOfPicture } from '../../src/contract/page-renderer.ts'
import { matchLink } from '../../src/contract/routes.ts'

const season = {
  host: 'espn',
  hostLeagueId: '101',
  season: 2025,
  leagueId: 10125,
  name: 'The League',
  takenAt: '2026-01-10T00:00:00.000Z',
  throughWeek: null,
} as const

it.each(['', '/seasons/2024'])('a page of all seasons has one picture and one canonical path%s', (named) => {
  for (const page of ['history/ada', 'history/ada/bert']) {
    const { picture, canonicalPath } = describePage(`/leagues/espn/101${named}/${page}`, season)
    expect([picture.path, canonicalPath]).toEqual([`/og/leagues/espn/101/${page}.png`, `/leagues/espn/101/${page}`])
  }
})

it('a trade, which may be of any season, is described without one', () => {
  const { description } = describePage('/leagues/espn/101/moves/x1', season)
  expect(description).toMatch(/^Who won a trade in The League, what became/)
})

it.each([
  '/leagues/espn/101/overview',
  '/leagues/espn/101/seasons/2025/matchups/3',
  '/leagues/espn/101/moves/x1',
  '/leagues/espn/101/teams/7/performance',
  '/embed/espn/101/week',
])('the picture of %s is that of a page', (path) => {
  const page = pageOfPicture(describePage(path, season).picture.path)
  expect(['recap', 'trade']).toContain(matchLink(page)?.name)
})
