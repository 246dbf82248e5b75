/** Manager reports: parts that add up to the wins. */
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/contract/routes.ts'
import {
  bestAt,
  describeCounted,
  describeManager,
  describeManagers,
  describeWaterfall,
  reportedParts,
  toSteps,
} from '../../../src/parts/managers/manager-view.ts'
import { ManagerScreen } from '../../../src/screens/managers/ManagerScreen.tsx'
import { ManagersScreen } from '../../../src/screens/managers/ManagersScreen.tsx'
import { completeResponse } from '../../support/complete-response.ts'
import { espnLeague } from '../../support/league-keys.ts'
import { demoSeason, showScreen } from '../../support/shown-screen.ts'

const response = completeResponse('managers', {
  leagueEfficiency: 0.88,
  tellsDraftFromMoves: true,
  teams: [
    {
      team: { id: 1, name: 'Alpha' },
      ownerNames: ['A. Smith'],
      luckFreeRank: 1,
      recordRank: 2,
      games: 14,
      wins: 8,
      average: 7,
      parts: { draft: 2.5, moves: -0.75, lineup: 0.25, adjustment: 0 },
      luck: -1,
      expectedWins: 9,
      efficiency: 0.9,
      weeks: [{ week: 1, weeks: [1], score: 120.5, wins: { draft: 0.25 }, points: { draft: 110 } }],
    },
    {
      team: { id: 2, name: 'Beta' },
      luckFreeRank: 2,
      recordRank: 1,
      games: 14,
      wins: 9.5,
      average: 7,
      parts: { draft: -2.5, moves: 0.75, lineup: 0.25, adjustment: 0 },
      luck: 4,
      expectedWins: 5.5,
      weeks: [],
    },
  ],
})
const managers = response.teams
const parts = reportedParts(managers)
const [alpha, beta] = managers

const league = espnLeague(101)
const show = async (Screen: typeof ManagersScreen, route: Parameters<typeof pathTo>[0], teamId: number, fields = {}) =>
  showScreen(Screen, pathTo(route, { ...league, teamId }), await demoSeason(101), {
    managers: () => response,
    hostLeague: (ofHost) => ({ ...ofHost, ...fields }),
  })

describe('manager reports', () => {
  it('lead to the final record, or to the record so far in a running season', () => {
    const report = { wins: 5, games: 10 } as Parameters<typeof describeWaterfall>[1]
    expect(describeWaterfall({ phase: 'complete' }, report)).toBe('From .500 to the final record')
    expect(describeWaterfall({ phase: 'in-season' }, report)).toBe('From .500 to 5-5 so far')
    expect(describeWaterfall({ phase: 'in-season' })).toBe('From .500 to each record so far')
  })

  it('say which games count, beside records that have results against the median as well', async () => {
    expect(describeCounted({})).toBe('Wins in regular-season games')
    expect(describeCounted({ hasMedianGame: true })).toBe(
      'Wins in regular-season games, without those against the median',
    )
    const { text } = await show(ManagersScreen, 'managers', 1, { hasMedianGame: true })
    expect(text).toContain('without those against the median')
  })

  it('go from half of the games over every part to the wins; adjustments of nothing are no part', () => {
    expect(parts).toEqual(['draft', 'moves', 'lineup'])
    const steps = alpha ? toSteps(alpha, parts) : []
    expect(steps.map(({ label, to }) => [label, to])).toEqual([
      ['.500', 7],
      ['Draft', 9.5],
      ['Moves', 8.75],
      ['Lineups', 9],
      ['Luck', 8],
      ['Wins', 8],
    ])
  })

  it('name the best at each part, and the effect of luck', () => {
    expect(bestAt(managers, 'draft')).toBe(alpha)
    expect(bestAt(managers, 'roster')).toBeNull()
    expect(describeManagers(managers)).toBe('Take away luck, and Alpha leads instead of Beta')
    expect(beta && describeManager(beta, parts)).toBe('9.5 of 14 games won: +4.0 by luck, −2.5 by the draft')
  })

  it('are shown for the league and for one team, with a dash for unknown values', async () => {
    const ofLeague = await show(ManagersScreen, 'managers', 1)
    for (const part of ['Best draft', '+2.5', 'A. Smith']) expect(ofLeague.text).toContain(part)
    const links = ofLeague.all('a').map((link) => link.getAttribute('href'))
    expect(links).toContain(pathTo('manager', { ...league, teamId: 2 }))
    const report = await show(ManagerScreen, 'manager', 1)
    expect(report.text).toContain('8 of 14 games won: +2.5 by the draft, −1.0 by luck')
    expect(report.text).toContain('90.0% of the points available; league average 88.0%')
    expect((await show(ManagerScreen, 'manager', 9)).text).toContain('No such team')
    expect(ofLeague.text + report.text).not.toMatch(/NaN|undefined/)
  })
})
