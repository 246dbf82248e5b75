import { describe, expect, it } from 'vitest'
import type { Season } from '../../src/domain/season.ts'
import { handleFuturePicks } from '../../src/handlers/future-picks.ts'
import { handleTrade, handleTrades } from '../../src/handlers/trades.ts'
import { describeEnd, describeOpen, tradeVerdict } from '../../src/parts/trades/describe-trade.ts'
import { pointsSinceSeries } from '../../src/screens/trades/points-since-series.ts'
import { buildSeason, lineup, move, player, type SeasonSketch, slots } from '../build-season.ts'

const swap = (number: number, fromTeamId: number, toTeamId: number) => ({
  player: number,
  action: 'trade' as const,
  fromTeamId,
  toTeamId,
})

/** Two weeks: team 1 gives its back 1 and a pick for back 2, who scores 10 more a week. */
const season = (more: SeasonSketch = {}): Season =>
  buildSeason({
    settings: { leagueType: 'dynasty', futureDraftRounds: 2, lineupSlots: slots({ RB: 1, BENCH: 3 }) },
    status: { phase: 'complete', currentWeek: 2, scoredWeeks: [1, 2], finalWeek: 2 },
    players: [player(1, 'RB', [8, 8]), player(2, 'RB', [18, 18]), player(3, 'RB', [5, 5]), player(4, 'RB', [5, 5])],
    lineups: [1, 2].flatMap((week) => [
      lineup(week, 1, { RB: [2], BENCH: [3] }),
      lineup(week, 2, { RB: [1], BENCH: [4] }),
    ]),
    transactions: [
      move('a', {
        kind: 'trade',
        items: [swap(1, 1, 2), swap(2, 2, 1)],
        draftPicks: [{ season: 2026, round: 1, overallPick: null, originalTeamId: 1, fromTeamId: 1, toTeamId: 2 }],
      }),
    ],
    ...more,
  })

const input = (...seasons: Season[]) => ({ seasons, aliases: {}, missing: [] })
const key = { host: 'espn', leagueId: '4242' } as const
const ask = (id: string, ...seasons: Season[]) =>
  handleTrade(input(...seasons), { ...key, trade: id, season: undefined })

describe('a trade', () => {
  it('is rated as far as it is known, and says what is open', () => {
    const trade = ask('a', season())
    expect(tradeVerdict(trade)).toBe('Team 1 is ahead: +20.0 points above replacement')
    expect(describeOpen(trade)).toBe('Still to be drafted: 2026 round 1 pick.')
    expect(trade.sides.map(({ value, pointsStarted }) => [value, pointsStarted])).toEqual([
      [-20, 16],
      [20, 36],
    ])
    expect(trade.sides[0]?.assets.map(describeEnd)).toEqual(['Still on the roster', 'Not drafted yet'])
    expect(pointsSinceSeries(trade)).toMatchObject({
      finding: 'Starters from it scored 36.0 for Team 1, 16.0 for Team 2',
      lines: [{ totals: [18, 36] }, { totals: [8, 16] }],
    })
  })

  it('is won once nothing of it counts any further', () => {
    const { settings } = season()
    const trade = ask(
      'a',
      season({
        settings: { ...settings, leagueType: 'redraft' },
        transactions: [move('a', { kind: 'trade', items: [swap(1, 1, 2), swap(2, 2, 1)] })],
      }),
    )
    expect(tradeVerdict(trade)).toBe('Team 1 won it: +20.0 points above replacement')
    expect(describeOpen(trade)).toBeNull()
  })

  it('that was undone has a page without a verdict, and is in no list', () => {
    const undone = season({
      transactions: [
        move('a', { kind: 'trade', items: [swap(1, 1, 2)] }),
        move('b', { kind: 'trade', isByCommissioner: true, items: [swap(1, 2, 1)] }),
      ],
    })
    const trade = ask('a', undone)
    expect(tradeVerdict(trade)).toBe('This trade was undone')
    expect(trade.sides.map(({ value, assets }) => [value, assets.length])).toEqual([
      [null, 1],
      [null, 0],
    ])
    expect(trade.flips).toEqual([])
    expect(handleTrades(input(undone)).trades).toEqual([])
    expect(() => ask('b', undone)).toThrow('No trade "b"')
  })

  it('tells of missing seasons that it may have counted in, and of no earlier ones', () => {
    const missing = [2023, 2026, 2027].map((year) => ({ season: year, reason: 'Not imported yet.' }))
    const notesOf = (some: typeof missing) =>
      handleTrade({ ...input(season()), missing: some }, { ...key, trade: 'a', season: undefined }).notes
    expect(notesOf(missing)).toEqual(['2026 and 2027 are missing, so nothing from those seasons counts.'])
    expect(notesOf(missing.slice(0, 2))).toEqual(['2026 is missing, so nothing from that season counts.'])
    expect(notesOf(missing.slice(0, 1))).toEqual([])
  })

  it('of three teams has a side for each', () => {
    const three = season({
      transactions: [move('a', { kind: 'trade', items: [swap(1, 3, 2), swap(2, 2, 1), swap(3, 1, 3)] })],
    })
    const { sides } = ask('a', three)
    expect(sides.map(({ value }) => value)).toHaveLength(3)
    expect(sides.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBeCloseTo(0, 6)
  })
})

describe('a league without trades', () => {
  it('has an empty list and no page, before its draft, too', () => {
    const preDraft = buildSeason({ status: { phase: 'pre-draft', currentWeek: 0, scoredWeeks: [] } })
    for (const one of [season({ transactions: [] }), preDraft]) {
      expect(handleTrades(input(one))).toMatchObject({ trades: [], managers: [], partners: [] })
      expect(() => ask('a', one)).toThrow('No trade')
    }
    expect(handleFuturePicks(input(preDraft))).toMatchObject({ drafts: [], unavailable: expect.any(String) })
    expect(handleTrades(input()).trades).toEqual([])
  })
})

describe('the picks to come', () => {
  it('name their owner and the trade, in the order as it would be by the standings', () => {
    const [next] = handleFuturePicks(input(season())).drafts
    const traded = next?.picks.filter(({ owner, originalTeam }) => owner.id !== originalTeam.id)
    expect(traded).toMatchObject([
      { round: 1, originalTeam: { name: 'Team 1' }, owner: { name: 'Team 2' }, path: [{ trade: { id: 'a' } }] },
    ])
  })

  it('are those of the draft ahead, in its order, before it is held', () => {
    const ahead = buildSeason({
      settings: { leagueType: 'redraft' },
      status: { phase: 'pre-draft', currentWeek: 0, scoredWeeks: [], isDrafted: false },
      tradedPicks: [{ season: 2025, round: 2, originalTeamId: 3, ownerTeamId: 1 }],
    })
    const { drafts } = handleFuturePicks(input(ahead))
    expect(drafts.map(({ season: year, rounds }) => [year, rounds])).toEqual([[2025, 2]])
    expect(
      drafts[0]?.picks.find(({ round, originalTeam }) => round === 2 && originalTeam.name === 'Team 3'),
    ).toMatchObject({
      owner: { name: 'Team 1' },
      path: [{ team: { name: 'Team 1' }, trade: null }],
    })
  })
})
