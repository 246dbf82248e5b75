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

/** Rejects what is no page. */
async function seasonOf(path: string, ask: AskService) {
  const page = await openServedPage(path, ask)
  if (page === null || page === 'missing') throw new Error(`There is no page of ${path}`)
  return page.season
}

/** The league, and what other calls of these names respond; the rest is not found. */
function serviceOfLeague(responses: Readonly<Record<string, object>>, shown: object = league): AskService {
  const missing = serviceWith({ detail: 'Not found.' }, 404)
  const all: Readonly<Record<string, object>> = { hostLeague: shown, ...responses }
  return (name, parameters) => {
    const response = all[name]
    return (response ? serviceWith(response) : missing).ask(name, parameters)
  }
}

describe('a page that a server renders', () => {
  it('shows the season of its path, by default the newest', async () => {
    const { ask, asked } = serviceWith(league)
    expect(await seasonOf('/leagues/espn/101/overview', ask)).toMatchObject({
      host: 'espn',
      hostLeagueId: '101',
      season: 2025,
      name: 'The League',
    })
    await openServedPage('/leagues/espn/101/seasons/2024/overview', ask)
    expect(asked).toEqual([
      ['hostLeague', { host: 'espn', leagueId: '101', season: undefined }],
      ['hostLeague', { host: 'espn', leagueId: '101', season: 2024 }],
    ])
  })

  it('is of the league that its picture is of', async () => {
    const { ask } = serviceWith(league)
    expect((await seasonOf('/og/recap/espn/101/2025.png', ask))?.name).toBe('The League')
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
    expect(await seasonOf(path, serviceOf(10125))).not.toBeNull()
    expect(await openServedPage(path, serviceOf(10325))).toBeNull()
  })

  it('is of the league and season of its team where its address names no league', async () => {
    const team = {
      id: 101240001,
      name: 'Ours',
      league: { id: 10124, host: 'espn', host_league_id: '101', season: 2024 },
    }
    const ofTeam = { ...league, id: 10124, season: 2024 }
    for (const path of ['/teams/101240001', '/teams/101240001/legacy', '/teams/101240001/roster/legacy']) {
      expect(await seasonOf(path, serviceOfLeague({ team }, ofTeam))).toMatchObject({
        hostLeagueId: '101',
        season: 2024,
      })
      expect(await openServedPage(path, serviceOfLeague({ team }, { ...ofTeam, is_private: true }))).toBeNull()
      expect(await openServedPage(path, serviceOfLeague({}))).toBe('missing')
    }
  })

  it('is of the season that its award or card is of', async () => {
    const { ask } = serviceWith(league)
    for (const path of ['/recap/espn/101/2025/awards/lucky', '/og/story/espn/101/2025/league/last-square.png'])
      expect((await seasonOf(path, ask))?.season).toBe(2025)
  })

  it.each([
    '/leagues/espn/101/matchups/18',
    '/leagues/espn/101/seasons/2025/matchups/first',
    '/weekly/espn/101/2025/18',
    '/og/weekly/espn/101/2025/0.png',
    '/leagues/espn/101/moves/x1',
    '/leagues/espn/101/managers/99',
    '/leagues/espn/101/history/nobody',
    '/leagues/espn/101/history/ada/nobody',
    '/leagues/espn/101/teams/99/roster/week/3',
    '/story/espn/101/2025/99',
    '/og/leagues/espn/101/moves/x1.png',
  ])('is missing where its league has no %s, and none where the league is its members’ only', async (path) => {
    const played = { ...league, final_week: 17 }
    expect(await openServedPage(path, serviceOfLeague({}, played))).toBe('missing')
    expect(await openServedPage(path, serviceOfLeague({}, { ...played, is_private: true }))).toBeNull()
  })

  it('is there for each week that the season has', async () => {
    const ask = serviceOfLeague({}, { ...league, final_week: 17 })
    for (const week of [1, 17]) expect(await seasonOf(`/leagues/espn/101/matchups/${week}`, ask)).not.toBeNull()
    // Of a season whose end is unknown, any may come.
    expect(await seasonOf('/leagues/espn/101/matchups/18', serviceOfLeague({}))).not.toBeNull()
  })

  it('is none of a team’s week that no season has: the shell leads to the first one', async () => {
    const team = { id: 7, name: 'Ours', league: { id: 10125, season: 2025 } }
    const ask = serviceOfLeague({ team })
    for (const week of ['0', '19', 'last'])
      expect(await openServedPage(`/leagues/espn/101/teams/7/roster/week/${week}`, ask)).toBeNull()
    expect(await seasonOf('/leagues/espn/101/teams/7/roster/week/18', ask)).not.toBeNull()
  })

  it.each([
    '/leagues/espn/101/seasons/02025/overview',
    '/leagues/espn/101/seasons/2025.0/overview',
    '/leagues/espn/101/seasons/0x7e9/history',
    '/recap/espn/101/02025',
    '/recap/espn/101/2025.0',
    '/story/espn/101/0x7e9',
    '/leagues/espn/101/matchups/03',
    '/leagues/espn/101/teams/007/performance',
    '/leagues/espn/101/teams/7/roster/week/3e0',
    '/weekly/espn/101/2025/05',
    '/recap/espn/101/%202025',
    '/og/story/espn/101/2025/07/last-square.png',
  ])(
    'is none of %s, which is another page: who writes its numbers in many ways gets one page of each',
    async (path) => {
      const { ask, asked } = serviceWith({ ...league, final_week: 17 })
      expect([await openServedPage(path, ask), asked]).toEqual([null, []])
    },
  )

  it('is none of a path without a league, and asks nothing', async () => {
    const { ask, asked } = serviceWith(league)
    for (const path of ['/leagues', '/leagues/espn/0/overview', '/leagues/elsewhere/101/overview'])
      expect(await openServedPage(path, ask)).toBeNull()
    expect(asked).toEqual([])
  })
})
