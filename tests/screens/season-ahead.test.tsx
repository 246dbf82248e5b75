/** The front page before a season: what its later part shows of a league's earlier seasons and its book. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { SeasonAheadResponse } from '../../src/contract/responses/season-ahead.ts'
import type { Season } from '../../src/domain/season.ts'
import type { LeagueTabProps } from '../../src/parts/league/league-view.ts'
import { SeasonAhead } from '../../src/screens/overview/SeasonAhead.tsx'
import { brokenText } from '../support/broken-text.ts'
import { completeResponse, type PartOf } from '../support/complete-response.ts'
import { demoSeason, readResponseFor, showElement } from '../support/shown-screen.ts'

let season: Season
beforeAll(async () => {
  season = await demoSeason(101)
})

const leagueRef = { host: 'espn', leagueId: '101' } as const
const alpha = { id: 1, name: 'Alpha' }
const beta = { id: 2, name: 'Beta' }

function show(ahead: PartOf<SeasonAheadResponse>) {
  const full = readResponseFor(season, 'hostLeague', leagueRef)
  const year = full.season ?? 0
  const league = { ...full, seasons: [year - 1, year] }
  const standings = readResponseFor(season, 'standings', { leagueId: full.id ?? 0 })
  const place = {
    leagueRef,
    league,
    standings,
    parameters: {},
    query: new URLSearchParams(),
    teamHref: (id: number) => `/teams/${id}`,
  }
  return showElement(
    <SeasonAhead {...(place as unknown as LeagueTabProps)} />,
    {
      calls: async (ask) => {
        await ask('seasonAhead', leagueRef)
        await ask('draftTendencies', leagueRef)
      },
    },
    season,
    {
      seasonAhead: () => completeResponse('seasonAhead', { season: year, before: year - 1, ...ahead }),
      draftTendencies: () => completeResponse('draftTendencies', {}),
    },
  )
}

describe('the front page before a season', () => {
  it('lists keepers with their cost and last result, schedules, and what is new', async () => {
    const page = await show({
      keepers: [
        {
          team: alpha,
          player: { id: 1, name: 'Fast', position: 'RB' },
          round: 3,
          price: null,
          lastPoints: 201.5,
          lastRank: 7,
        },
        {
          team: beta,
          player: { id: 2, name: 'New', position: 'WR' },
          round: 1,
          price: null,
          lastPoints: null,
          lastRank: null,
        },
      ],
      schedule: [
        { team: beta, key: 'b', managerName: 'Bob', games: 14, rated: 12, strength: 0.55 },
        { team: alpha, key: 'a', managerName: 'Ann', games: 14, rated: 4, strength: null },
      ],
      changes: [{ setting: 'Playoff teams', before: '4', now: '6' }],
      ruleChanges: [{ season: 2025, text: 'Two keepers' }],
    })
    expect(page.texts('h2').slice(0, 2)).toEqual(['Keepers', 'Beta has the hardest schedule'])
    expect(page.named('Keepers').text).toContain('Round 3')
    expect(page.named('Keepers').text).toContain('RB7')
    // A schedule that cannot be rated is not listed.
    expect(page.named('Schedules').texts('tbody tr')).toHaveLength(1)
    expect(page.text).toContain('Playoff teams: 6 (before: 4)')
    expect(page.text).toContain('Two keepers')
    expect(page.text).not.toMatch(brokenText)
  })

  it('names no hardest schedule where two are equal as shown', async () => {
    const equal = [
      { team: beta, key: 'b', managerName: 'Bob', games: 14, rated: 14, strength: 0.50004 },
      { team: alpha, key: 'a', managerName: 'Ann', games: 14, rated: 14, strength: 0.5 },
    ]
    expect((await show({ schedule: equal })).texts('h2')).toEqual(['Schedules'])
  })

  it('has no column of a cost that is unknown of all, and lists who could be kept', async () => {
    const kept = { team: alpha, player: { id: 1, name: 'Fast', position: 'RB' }, round: null, price: null }
    const entered = await show({ keepers: [{ ...kept, lastPoints: 201.5, lastRank: 7 }] })
    expect(entered.named('Keepers').texts('thead th')).not.toContain('Cost')
    const possible = await show({ candidates: [{ ...kept, price: 12, lastPoints: 201.5, lastRank: 7 }] })
    expect(possible.texts('h2')).toEqual(['Who could be kept'])
    expect(possible.named('Who could be kept').text).toContain('$12')
    expect(possible.text).not.toMatch(brokenText)
  })

  it('is empty where nothing is known, and of another season', async () => {
    expect((await show({})).texts('h2')).toEqual([])
    expect((await show({ season: 1999, changes: [{ setting: 'Teams', before: '8', now: '10' }] })).texts('h2')).toEqual(
      [],
    )
  })
})
