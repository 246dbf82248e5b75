/** The pages for frames on other sites: their texts in each state. */
import { parseHTML } from 'linkedom'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Season } from '../../../src/domain/season.ts'
import { leagueCall } from '../../../src/parts/league/league-calls.ts'
import { weeksToShow } from '../../../src/screens/embed/describe-embed.ts'
import { EmbedStandingsScreen } from '../../../src/screens/embed/EmbedStandings.tsx'
import { EmbedWeekScreen } from '../../../src/screens/embed/EmbedWeek.tsx'
import { TakeAlong } from '../../../src/screens/overview/TakeAlong.tsx'
import { brokenText } from '../../support/broken-text.ts'
import { completedLeague } from '../../support/completed.ts'
import { espnLeague } from '../../support/league-keys.ts'
import {
  demoSeason,
  type Instead,
  loading,
  Refusal,
  readResponseFor,
  responseFor,
  showElement,
  showScreen,
} from '../../support/shown-screen.ts'

const finished = 101
const running = 103
const undrafted = 104
const seasons = new Map<number, Season>()
const seasonOf = (league: number) => seasons.get(league) as Season
beforeAll(async () => {
  for (const league of [finished, running, undrafted]) seasons.set(league, await demoSeason(league))
})

const standingsOf = (league: number, instead?: Instead) =>
  showScreen(EmbedStandingsScreen, `/embed/espn/${league}/standings`, seasonOf(league), instead)
const weekOf = (league: number, instead?: Instead) =>
  showScreen(EmbedWeekScreen, `/embed/espn/${league}/week`, seasonOf(league), instead)

describe('embedded standings', () => {
  it('have rank, team, record and points of every team, the champion first, and a link out of the frame', async () => {
    const { id, season, name } = responseFor(seasonOf(finished), 'hostLeague', espnLeague(finished))
    const { standings } = responseFor(seasonOf(finished), 'standings', { leagueId: id, season })
    const screen = await standingsOf(finished)
    expect(screen.texts('h1, header p')).toEqual([name, `Final standings · ${season} season`])
    expect(screen.all('tbody tr')).toHaveLength(standings.length)
    const [first] = screen.parts('tbody tr')
    const champion = standings.find((team) => team.isChampion)
    expect(first?.text).toContain(champion?.teamName.trim())
    expect(first?.text).toContain('Champion')
    const [link] = screen.all('a')
    expect([link?.getAttribute('href'), link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
      `/leagues/espn/${finished}/overview`,
      '_blank',
      'noopener',
    ])
    expect(screen.all('a')).toHaveLength(1)
    expect(screen.text).not.toMatch(brokenText)
  })

  it('explain why there are none', async () => {
    expect((await standingsOf(undrafted)).text).toMatch(/draft/)
    expect((await standingsOf(undrafted)).all('table')).toEqual([])
    expect((await standingsOf(finished, { hostLeague: loading })).text).toBe('Loading league...')
    expect((await standingsOf(finished, { standings: loading })).text).toContain('Loading standings...')
    const refused = await standingsOf(finished, { hostLeague: new Refusal(502, 'The host is away.') })
    expect(refused.text).toBe('This league can’t be shown.The host is away.')
    const without = await standingsOf(finished, { standings: new Refusal(500) })
    expect(without.text).toContain('Couldn’t load the standings.')
  })

  it('leave the record out without opponents', async () => {
    const screen = await standingsOf(finished, {
      hostLeague: (league) => ({ ...league, scoringFormat: 'total-points' }),
    })
    expect(screen.texts('thead th')).toEqual(['Rank', 'Team', 'Points'])
  })
})

describe('embedded scores', () => {
  it('are those of a finished season’s last week', async () => {
    const { finalWeek, season } = responseFor(seasonOf(finished), 'hostLeague', espnLeague(finished))
    const screen = await weekOf(finished)
    expect(screen.texts('header p')).toEqual([`Week ${finalWeek} · ${season} season`])
    expect(screen.all('.games li').length).toBeGreaterThan(0)
    expect(new Set(screen.texts('.games small'))).toEqual(new Set(['Playoffs', 'Consolation']))
    expect(screen.all('.winner').length).toBe(screen.all('.games li').length)
    expect(screen.all('a')[0]?.getAttribute('href')).toBe(`/leagues/espn/${finished}/matchups/${finalWeek}`)
    expect(screen.text).not.toMatch(brokenText)
  })

  it('are those of the running week, and of the last decided one until it begins', async () => {
    const { currentWeek } = responseFor(seasonOf(running), 'hostLeague', espnLeague(running))
    expect((await weekOf(running)).texts('header p')[0]).toMatch(`Week ${currentWeek} `)
    const toCome = await weekOf(running, {
      scoreboard: (board, { week }) =>
        week === currentWeek
          ? { ...board, matchups: board.matchups.map((game) => ({ ...game, status: 'scheduled' })) }
          : board,
    })
    expect(toCome.texts('header p')[0]).toMatch(`Week ${currentWeek - 1} `)
  })

  it('are a ranking in leagues without games, and a note before the season', async () => {
    const nothing = { projectedPoints: null, optimalPoints: null, missedPoints: null }
    const screen = await weekOf(finished, {
      scoreboard: (board) => ({
        ...board,
        matchups: [],
        ranking: [{ team: { id: 1, name: 'Alpha' }, rank: 1, points: 101.5, ...nothing, isOut: false }],
      }),
    })
    expect(screen.texts('.ranking li')).toEqual(['1Alpha101.5'])
    expect((await weekOf(undrafted)).text).toMatch(/draft/)
    expect((await weekOf(finished, { scoreboard: new Refusal(500) })).text).toContain('Couldn’t load the scores.')
  })

  it('find their week in leagues with little data', () => {
    const weeksOf = (fields: object) => weeksToShow(completedLeague(fields))
    // Without phase and weeks, the specification's.
    expect(weeksOf({})).toEqual([17])
    expect(weeksOf({ phase: 'in-season', currentWeek: 1, completedWeeks: [] })).toEqual([1])
    expect(weeksOf({ completedWeeks: [1, 2, 3] })).toEqual([3])
    expect(weeksOf({ phase: 'complete', finalWeek: 17, completedWeeks: [16, 17] })).toEqual([17])
    expect(weeksOf({ phase: 'pre-season', currentWeek: 0 })).toEqual([])
  })
})

it('is embedded by a frame whose title cannot end its attribute', async () => {
  const leagueRef = espnLeague(running)
  const query = new URLSearchParams()
  const league = { ...readResponseFor(seasonOf(running), 'hostLeague', leagueRef), name: 'A "B" & <C>', teamCount: 10 }
  const { texts } = await showElement(
    <TakeAlong leagueRef={leagueRef} league={league} query={query} />,
    { calls: (call) => call(...leagueCall(leagueRef, query)) },
    seasonOf(running),
  )
  // The parser leaves a field's text as it is written.
  const [standings, week] = texts('textarea').map(
    (text) => parseHTML(`<p>${text}</p>`).document.documentElement.textContent,
  )
  expect(standings).toBe(
    `<iframe src="/embed/espn/${running}/standings" title="Standings of A &quot;B&quot; &amp; &lt;C&gt;" width="100%" height="460" loading="lazy" style="border:0"></iframe>`,
  )
  expect(week).toContain(`/embed/espn/${running}/week"`)
})
