/** Of which leagues a server renders pages. */
import { describe, expect, it } from 'vitest'
import { type AskService, pageOfPicture, pictureOfPage } from '../../src/contract/page-renderer.ts'
import { openServedPage } from '../../src/pages/_lib/served-page.ts'

const league = {
  id: 10125,
  host: 'espn',
  host_league_id: '101',
  espn_league_id: 101,
  name: 'The League',
  season: 2025,
  phase: 'complete',
  as_of: '2026-01-10T00:00:00.000Z',
}

function serviceWith(response: object, status = 200) {
  const asked: unknown[] = []
  const ask: AskService = async (name, parameters) => {
    asked.push([name, parameters])
    const body = new TextEncoder().encode(JSON.stringify(response))
    return { status, headers: [['Content-Type', 'application/json']], body }
  }
  return { ask, asked }
}

describe('a page that a server renders', () => {
  it('shows the season of its path, by default the newest', async () => {
    const { ask, asked } = serviceWith(league)
    const page = await openServedPage('/leagues/espn/101/overview', ask)
    expect(page?.season).toMatchObject({ host: 'espn', hostLeagueId: '101', season: 2025, name: 'The League' })
    await openServedPage('/leagues/espn/101/seasons/2024/overview', ask)
    expect(asked).toEqual([
      ['hostLeague', { host: 'espn', leagueId: '101', season: undefined }],
      ['hostLeague', { host: 'espn', leagueId: '101', season: 2024 }],
    ])
  })

  it('is of the league that its picture is of', async () => {
    const { ask } = serviceWith(league)
    expect((await openServedPage('/og/recap/espn/101/2025.png', ask))?.season?.name).toBe('The League')
  })

  it.each([
    ['/recap/espn/101/2025', '/og/recap/espn/101/2025.png'],
    // Links to awards were posted with this picture.
    ['/recap/espn/101/2025/awards/lucky', '/og/recap/espn/101/2025/lucky.png'],
    ['/story/espn/101/2025/10125', '/og/story/espn/101/2025/10125.png'],
    ['/leagues/espn/101/history/awards', '/og/leagues/espn/101/history/awards.png'],
  ])('%s has the picture %s', (page, picture) => {
    expect([pictureOfPage(page), pageOfPicture(picture)]).toEqual([picture, page])
  })

  it.each([
    ['a league that its host shows to members only', { ...league, is_private: true }, 200],
    ['a league that is still being read', { ...league, is_partial: true }, 200],
    ['a league that is not here', { detail: 'Not found.' }, 404],
  ])('is none for %s', async (_, response, status) => {
    const { ask } = serviceWith(response, status)
    for (const path of ['/leagues/espn/101/overview', '/og/recap/espn/101/2025.png', '/story/espn/101/2025'])
      expect(await openServedPage(path, ask)).toBeNull()
  })

  it('is none of a team of another league, which may be its members’ only', async () => {
    const team = (id: number) => ({
      id: 7,
      name: 'Theirs',
      abbreviation: 'T',
      ownerNames: [],
      league: { id, season: 2025 },
    })
    const serviceOf = (id: number): AskService => {
      const [ofTeam, ofLeague] = [serviceWith(team(id)).ask, serviceWith(league).ask]
      return (name, parameters) => (name === 'team' ? ofTeam : ofLeague)(name, parameters)
    }
    const path = '/leagues/espn/101/teams/7/performance'
    expect(await openServedPage(path, serviceOf(10125))).not.toBeNull()
    expect(await openServedPage(path, serviceOf(10325))).toBeNull()
  })

  it('is of the season that its award or card is of', async () => {
    const { ask } = serviceWith(league)
    for (const path of ['/recap/espn/101/2025/awards/lucky', '/og/story/espn/101/2025/league/last-square.png'])
      expect((await openServedPage(path, ask))?.season?.season).toBe(2025)
  })

  it('is none of a path without a league, and asks nothing', async () => {
    const { ask, asked } = serviceWith(league)
    for (const path of ['/leagues', '/leagues/espn/0/overview', '/leagues/elsewhere/101/overview'])
      expect(await openServedPage(path, ask)).toBeNull()
    expect(asked).toEqual([])
  })
})
