/** Manager reports: parts that add up to the wins. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  bestAt,
  describeCounted,
  describeManager,
  describeManagers,
  describeWaterfall,
  reportedParts,
  toSteps,
} from '../../../src/parts/managers/manager-view.ts'
import { Report } from '../../../src/screens/managers/ManagerScreen.tsx'
import { Managers } from '../../../src/screens/managers/ManagersScreen.tsx'
import { completeResponse } from '../../support/complete-response.ts'
import { completed, completedLeague } from '../../support/completed.ts'
import { espnLeague } from '../../support/league-keys.ts'

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

const props = {
  response,
  parts,
  leagueRef: espnLeague(7),
  league: completedLeague(),
  standings: completed('standings', {}),
  draft: { status: 'loading', progress: null, reload: () => {} } as const,
  query: new URLSearchParams('season=2024'),
  teamHref: (id: number) => `/team/${id}`,
}

describe('manager reports', () => {
  it('lead to the final record, or to the record so far in a running season', () => {
    const report = { wins: 5, games: 10 } as Parameters<typeof describeWaterfall>[1]
    expect(describeWaterfall({ phase: 'complete' }, report)).toBe('From .500 to the final record')
    expect(describeWaterfall({ phase: 'in-season' }, report)).toBe('From .500 to 5-5 so far')
    expect(describeWaterfall({ phase: 'in-season' })).toBe('From .500 to each record so far')
  })

  it('say which games count, beside records that have results against the median as well', () => {
    expect(describeCounted({})).toBe('Wins in regular-season games')
    expect(describeCounted({ hasMedianGame: true })).toBe(
      'Wins in regular-season games, without those against the median',
    )
    const league = completedLeague({ hasMedianGame: true })
    const html = renderToStaticMarkup(<Managers {...props} parameters={{}} league={league} />)
    expect(html).toContain('without those against the median')
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

  it('are shown for the league and for one team, with a dash for unknown values', () => {
    const league = renderToStaticMarkup(<Managers {...props} parameters={{}} />)
    for (const part of ['Best draft', '+2.5', 'A. Smith', '/leagues/espn/7/seasons/2024/managers/2']) {
      expect(league).toContain(part)
    }
    const report = renderToStaticMarkup(<Report {...props} parameters={{ teamId: '1' }} />)
    expect(report).toContain('8 of 14 games won: +2.5 by the draft, −1.0 by luck')
    expect(report).toContain('90.0% of the points available; league average 88.0%')
    expect(renderToStaticMarkup(<Report {...props} parameters={{ teamId: '9' }} />)).toContain('No such team')
    expect(league + report).not.toMatch(/NaN|undefined/)
  })
})
