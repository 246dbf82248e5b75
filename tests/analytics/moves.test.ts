import { describe, expect, it } from 'vitest'
import { giveAwards } from '../../src/analytics/awards/index.ts'
import { listMoves } from '../../src/analytics/moves/list-moves.ts'
import { findReplacementLevels } from '../../src/analytics/moves/replacement-level.ts'
import { rankPickUps, summarizeMoves } from '../../src/analytics/moves/summarize-moves.ts'
import { rankTrades } from '../../src/analytics/trades/season-trades.ts'
import type { Season, Transaction } from '../../src/domain/season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { buildSeason, lineup, move, player, type SeasonSketch } from '../build-season.ts'

type Item = Transaction['items'][number]
const add = (number: number, toTeamId: number): Item => ({ player: number, action: 'add', fromTeamId: null, toTeamId })
const drop = (number: number, fromTeamId: number): Item => ({
  player: number,
  action: 'drop',
  fromTeamId,
  toTeamId: null,
})
const trade = (number: number, fromTeamId: number, toTeamId: number): Item => ({
  player: number,
  action: 'trade',
  fromTeamId,
  toTeamId,
})

function transaction(id: string, week: number, items: Item[], more: Partial<Transaction> = {}): Transaction {
  return move(id, { week, items, kind: 'add', status: 'executed', bidDollars: null, ...more })
}

const budget = { usesBudget: true, budgetDollars: 100, minimumBidDollars: 1 }

/** Three weeks: player 1 is bought by team 1, starts 14 and 6, sits with 20; benched runners score 8 on average. */
const bought = (sketch: SeasonSketch = {}) =>
  buildSeason({
    teams: 2,
    settings: { acquisition: budget },
    status: { scoredWeeks: [1, 2, 3] },
    players: [player(1, 'RB', [14, 6, 20]), player(2, 'RB', [0, 4, null]), player(3, 'QB', [9, 9, 9])],
    lineups: [
      lineup(1, 1, { RB: [1] }),
      lineup(2, 1, { RB: [1] }),
      lineup(3, 1, { BENCH: [1] }),
      lineup(1, 2, { BENCH: [2] }),
      lineup(2, 2, { BENCH: [2] }),
      lineup(3, 2, { BENCH: [2] }),
    ],
    transactions: [
      transaction('bid', 1, [add(1, 1)], { kind: 'waiver', bidDollars: 12 }),
      transaction('outbid', 1, [add(1, 2)], {
        kind: 'waiver',
        bidDollars: 7,
        status: 'failed',
        failureReason: 'outbid',
      }),
    ],
    ...sketch,
  })

const ask = (season: Season) =>
  handlers.moves(
    { season, context: { seasons: [], asOf: null } },
    { host: season.host, leagueId: season.leagueId, season: undefined },
  )

describe('a roster', () => {
  it('dropped in one week is one release and not a drop, however the host reports it', () => {
    const roster = [1, 2, 3, 4]
    const transactions = [
      ...roster.map((number) => transaction(`out ${number}`, 2, [drop(number, 1)], { kind: 'drop' as const })),
      transaction(
        'all',
        2,
        roster.map((number) => drop(number + 10, 2)),
        { kind: 'drop' },
      ),
      transaction('one', 3, [drop(5, 1)], { kind: 'drop' }),
    ]
    const players = [...roster, 5, ...roster.map((number) => number + 10)].map((number) => player(number, 'RB', [1]))
    const lineupSlots = [
      { slot: 'RB' as const, count: 8 },
      { slot: 'IR' as const, count: 4 },
    ]
    const season = bought({ players, transactions, settings: { acquisition: budget, lineupSlots } })
    const told = listMoves(season).map(({ id, isRelease, sides }) => [id, isRelease, sides[0]?.sent.length])
    expect(told).toEqual([
      ['all', true, 4],
      ['out 1', true, 4],
      ['one', false, 1],
    ])
    expect(summarizeMoves(season).map(({ drops }) => drops)).toEqual([1, 0])
  })
})

describe('a pick-up', () => {
  it('has his starter points above the league’s bench as value', () => {
    const season = bought()
    expect(findReplacementLevels(season).get('RB')).toBe(8)
    const [first] = listMoves(season)
    expect(first?.sides[0]?.received[0]?.stint).toEqual({
      weeksRostered: 3,
      weeksStarted: 2,
      pointsRostered: 40,
      pointsStarted: 20,
      value: 4,
    })
    expect(first).toMatchObject({ bid: 12, secondBid: 7, overbid: 5, otherBids: [{ teamId: 2, dollars: 7 }] })
  })

  it('has other teams’ best bids, without a team’s bids against itself', () => {
    const claim = (id: string, teamId: number, bidDollars: number) =>
      transaction(id, 1, [add(1, teamId)], { kind: 'waiver', bidDollars, status: 'failed', failureReason: 'outbid' })
    const won = transaction('won', 1, [add(1, 1)], { kind: 'waiver', bidDollars: 12 })
    const season = bought({
      teams: 3,
      transactions: [won, claim('own', 1, 11), claim('low', 2, 3), claim('high', 2, 9), claim('third', 3, 5)],
    })
    expect(listMoves(season)[0]).toMatchObject({
      otherBids: [
        { teamId: 2, dollars: 9 },
        { teamId: 3, dollars: 5 },
      ],
      overbid: 3,
    })
  })

  it('has the losing bids of its own run of waivers only', () => {
    const at = (day: number) => ({ kind: 'waiver' as const, processedAt: `2025-10-${day}T08:00:00.000Z` })
    const lost = { status: 'failed' as const, failureReason: 'outbid' as const, bidDollars: 2 }
    const season = bought({
      transactions: [
        transaction('wed', 1, [add(1, 1)], { ...at(15), bidDollars: 10 }),
        transaction('lost', 1, [add(1, 2)], { ...at(15), ...lost }),
        transaction('sat', 1, [add(1, 2)], { ...at(18), bidDollars: 3 }),
      ],
    })
    expect(listMoves(season).map(({ id, secondBid, overbid }) => [id, secondBid, overbid])).toEqual([
      ['wed', 2, 8],
      ['sat', null, 2],
    ])
  })

  it('of a pickup is not rated, nor "never started", before a week with him has begun', () => {
    const late = (weeks: number) =>
      bought({
        status: { scoredWeeks: Array.from({ length: weeks }, (_, index) => index + 1), currentWeek: 2 },
        players: [player(1, 'RB', [14, 6].slice(0, weeks)), player(2, 'RB', [1, 4].slice(0, weeks))],
        lineups: [lineup(1, 1, { RB: [2] }), lineup(2, 1, { RB: [2], BENCH: [1] })],
        transactions: [transaction('late', 1, [add(1, 1)], { kind: 'waiver', bidDollars: 12 })],
      })
    const totals = (season: Season) => {
      const [own] = summarizeMoves(season)
      return [own?.neverStarted, own?.unusedBids, own?.addValue]
    }
    expect(totals(late(1))).toEqual([null, 0, null])
    expect(totals(late(2))).toEqual([1, 12, 0])
  })

  it('is not judged by a lineup for a week that has not begun', () => {
    const season = bought({
      status: { phase: 'pre-season', currentWeek: 0, scoredWeeks: [] },
      players: [player(1, 'RB')],
    })
    expect(listMoves(season)[0]?.sides[0]?.received[0]?.stint).toBeNull()
    expect(summarizeMoves(season)[0]).toMatchObject({ neverStarted: null, neverRostered: null })
  })

  it('is not judged by a week in which he is yet to play', () => {
    const season = bought({
      status: { scoredWeeks: [1, 2] },
      players: [player(1, 'RB', [14, 6, 0])],
      transactions: [transaction('a', 1, [add(1, 1)]), transaction('b', 3, [add(1, 1)])],
    })
    const stints = listMoves(season).map(({ sides }) => sides[0]?.received[0]?.stint)
    expect(stints).toMatchObject([{ weeksRostered: 2, pointsStarted: 20 }, null])
  })

  it('is compared with benched players of completed weeks', () => {
    const players = [player(1, 'RB', [14, 6, 20]), player(2, 'RB', [4, 4, 40])]
    expect(findReplacementLevels(bought({ players, status: { scoredWeeks: [1, 2] } })).get('RB')).toBe(4)
  })

  it('of a position without bench players is valued above all its starters', () => {
    const players = [player(1, 'K', [10, 6]), player(2, 'K', [4, 8])]
    const lineups = [1, 2].flatMap((week) => [lineup(week, 1, { K: [1] }), lineup(week, 2, { K: [2] })])
    const season = bought({ players, lineups, transactions: [transaction('a', 1, [add(1, 1)])] })
    expect(findReplacementLevels(season).get('K')).toBe(7)
    expect(listMoves(season)[0]?.sides[0]?.value).toBe(2)
  })

  it('uses the minimum bid without other bids, and is wasted if he never started', () => {
    const season = bought({ transactions: [transaction('bid', 3, [add(1, 1)], { kind: 'waiver', bidDollars: 12 })] })
    expect(listMoves(season)[0]).toMatchObject({ bid: 12, secondBid: null, overbid: 11 })
    expect(listMoves(season)[0]).not.toHaveProperty('otherBids')
    expect(summarizeMoves(season)[0]).toMatchObject({ bids: 12, unusedBids: 12, neverStarted: 1, adds: 1 })
    expect(rankPickUps(season)).toEqual([])
  })

  it('may start after the week’s lineup, and ends when the player leaves', () => {
    const players = [player(1, 'RB', [10, 10, 10, 10])]
    const lineups = [lineup(1, 1, {}), lineup(2, 1, { RB: [1] }), lineup(3, 1, {}), lineup(4, 1, { RB: [1] })]
    const season = bought({ players, lineups, transactions: [transaction('a', 1, [add(1, 1)])] })
    expect(listMoves(season)[0]?.sides[0]?.received[0]?.stint).toMatchObject({ weeksRostered: 1, pointsStarted: 10 })
  })

  it('of a team without lineups is not judged', () => {
    const season = bought({ lineups: [] })
    expect(listMoves(season)[0]?.sides[0]?.value).toBeNull()
    expect(ask(season).notes).toEqual(['Without lineups, we can’t tell what a player did for a team.'])
  })
})

describe('a drop', () => {
  it('is regretted by his points for later teams', () => {
    const season = bought({
      lineups: [lineup(1, 1, { RB: [1] }), lineup(2, 1, {}), lineup(2, 2, { RB: [1] }), lineup(3, 2, { BENCH: [1] })],
      transactions: [transaction('d', 2, [drop(1, 1)], { kind: 'drop' })],
    })
    // Benched runners score 20 here.
    expect(listMoves(season)[0]?.sides[0]?.sent[0]?.elsewhere).toMatchObject({ weeksStarted: 1, value: 6 - 20 })
  })
})

describe('a trade', () => {
  const season = bought({
    lineups: [
      lineup(1, 1, { QB: [3] }),
      lineup(2, 1, { RB: [1] }),
      lineup(3, 1, { RB: [1] }),
      lineup(1, 2, { RB: [1], BENCH: [2] }),
      lineup(2, 2, { QB: [3], BENCH: [2] }),
      lineup(3, 2, { BENCH: [3, 2] }),
    ],
    transactions: [
      transaction('t', 2, [trade(1, 2, 1), trade(3, 1, 2)], { kind: 'trade', isRebuilt: true }),
      transaction('offer', 2, [trade(2, 2, 1)], { kind: 'trade', status: 'failed', failureReason: 'vetoed' }),
    ],
  })

  it('adds as much value to one side as it costs the other', () => {
    const [better, worse] = rankTrades(season)
    // 26 started by the runner above 2 · 2; 9 by the passer above 9.
    expect(better).toMatchObject({ side: { teamId: 1 }, value: 22 })
    expect(worse).toMatchObject({ side: { teamId: 2 }, value: -22 })
  })

  it('that came to nothing is never shown', () => {
    const { moves, notes } = ask(season)
    expect(moves.map(({ id }) => id)).toEqual(['t'])
    expect(notes).toEqual(['The players in one trade are inferred from lineups, because ESPN doesn’t list them.'])
  })
})

describe('the moves of a season', () => {
  it('explain why there are none', () => {
    expect(ask(buildSeason({ status: { phase: 'pre-draft' } })).unavailable).toMatch(/once the season starts/)
    expect(ask(buildSeason()).unavailable).toMatch(/No moves yet/)
    expect(ask(buildSeason({ areMovesKnown: false })).unavailable).toMatch(/didn’t share them/)
  })
})

describe('a trade with draft picks', () => {
  const pick = { season: 2026, round: 1, overallPick: null, originalTeamId: 2, fromTeamId: 2, toTeamId: 1 }

  it('is rated without the picks to come, says so, and lists all exchanged assets', () => {
    const season = bought({
      transactions: [
        transaction('deal', 2, [trade(1, 1, 2)], {
          kind: 'trade',
          draftPicks: [pick],
          budgetDollars: [{ dollars: 9, fromTeamId: 2, toTeamId: 1 }],
        }),
      ],
    })
    expect(listMoves(season)[0]?.sides).toMatchObject([
      { teamId: 2, value: null, sentPicks: [pick], sentDollars: 9, receivedPicks: [] },
      { teamId: 1, value: null, receivedPicks: [pick], receivedDollars: 9, sentDollars: 0 },
    ])
    expect(rankTrades(season).map(({ value, openPicks }) => [value, openPicks])).toEqual([
      [0, 1],
      [0, 1],
    ])
    expect(ask(season).moves[0]).toMatchObject({ openPicks: 1 })
    expect(ask(season).moves[0]?.sides[1]).toMatchObject({
      value: 0,
      receivedPicks: [{ season: 2026, round: 1, originalTeam: { name: 'Team 2' } }],
      receivedDollars: 9,
    })
  })

  it('is the best trade of the season if it brought most, and the award names what it leaves out', () => {
    const season = bought({
      lineups: [
        lineup(1, 1, { RB: [1] }),
        lineup(2, 1, { BENCH: [2] }),
        lineup(3, 1, { BENCH: [2] }),
        lineup(1, 2, { BENCH: [2] }),
        lineup(2, 2, { RB: [1] }),
        lineup(3, 2, { RB: [1] }),
      ],
      transactions: [transaction('deal', 2, [trade(1, 1, 2)], { kind: 'trade', draftPicks: [pick] })],
    })
    const [best, worst] = giveAwards(season).filter(({ award }) => award.key.endsWith('-trade'))
    // 26 started above two weeks of benched runners, who scored 2 on average.
    expect(best?.winner).toMatchObject({ teamId: 2, value: 22 })
    expect(best?.winner.display).toBe('+22.0 starter points above replacement for RB 1, week 2; one pick isn’t counted')
    expect(worst?.winner).toMatchObject({ teamId: 1, value: -22 })
    expect(ask(season)).toMatchObject({ bestTrades: ['deal'], moves: [{ sides: [{ value: 22 }, { value: -22 }] }] })
  })

  it('exists even if no player changes teams', () => {
    const season = bought({ transactions: [transaction('picks', 2, [], { kind: 'trade', draftPicks: [pick] })] })
    expect(listMoves(season)[0]?.sides.map(({ teamId }) => teamId)).toEqual([1, 2])
  })
})

describe('a move of the commissioner', () => {
  const deal = transaction('deal', 2, [trade(1, 1, 2), trade(2, 2, 1)], {
    kind: 'trade',
    processedAt: '2025-09-10T08:00:00.000Z',
  })
  const back = transaction('back', 2, [trade(1, 2, 1), trade(2, 1, 2)], {
    kind: 'trade',
    processedAt: '2025-09-10T11:00:00.000Z',
    isByCommissioner: true,
  })
  const kindsOf = (transactions: Transaction[]) => listMoves(bought({ transactions })).map(({ id, kind }) => [id, kind])

  it('between two teams is his move, which has no value and counts nowhere', () => {
    const season = bought({ transactions: [back] })
    expect(listMoves(season)[0]).toMatchObject({ kind: 'commissioner', sides: [{ value: null }, { value: null }] })
    expect(rankTrades(season)).toEqual([])
    expect(
      summarizeMoves(season).map(({ trades, adds, drops, tradeValue }) => [trades, adds, drops, tradeValue]),
    ).toEqual([
      [0, 0, 0, null],
      [0, 0, 0, null],
    ])
  })

  it('undoes a trade, which counts as little as if it had never been made', () => {
    const season = bought({ transactions: [deal, back] })
    expect(kindsOf([deal, back])).toEqual([
      ['deal', 'undone'],
      ['back', 'commissioner'],
    ])
    expect([rankTrades(season), summarizeMoves(season)]).toEqual([[], summarizeMoves(bought({ transactions: [] }))])
  })

  it('undoes a trade in several steps, and over free agency', () => {
    const step = (id: string, hour: number, items: Item[]) =>
      transaction(id, 2, items, { processedAt: `2025-09-10T${hour}:00:00.000Z`, isByCommissioner: true })
    const steps = [step('out', 10, [drop(1, 2)]), step('in', 11, [add(1, 1)]), step('other', 12, [trade(2, 1, 2)])]
    expect(kindsOf([deal, ...steps]).map(([, kind]) => kind)).toEqual([
      'undone',
      'commissioner',
      'commissioner',
      'commissioner',
    ])
  })

  it('leaves a trade alone of which only a part was returned, or after a team moved a player on', () => {
    expect(kindsOf([deal, { ...back, items: [trade(1, 2, 1)] }])[0]).toEqual(['deal', 'trade'])
    const dropped = transaction('dropped', 2, [drop(1, 2)], { kind: 'drop', processedAt: '2025-09-10T09:00:00.000Z' })
    const given = { ...back, items: [add(1, 1), trade(2, 1, 2)] }
    expect(kindsOf([deal, dropped, given])).toEqual([
      ['deal', 'trade'],
      ['dropped', 'drop'],
      ['back', 'commissioner'],
    ])
  })

  it('returns a player dropped by mistake, who is then no pickup', () => {
    const mistake = transaction('mistake', 1, [drop(1, 1)], { kind: 'drop', processedAt: '2025-09-04T20:00:00.000Z' })
    const given = (day: number) =>
      transaction('given', 1, [add(1, 1)], {
        kind: 'add',
        processedAt: `2025-09-0${day}T19:00:00.000Z`,
        isByCommissioner: true as const,
      })
    expect(kindsOf([mistake, given(5)])).toEqual([
      ['mistake', 'undone'],
      ['given', 'commissioner'],
    ])
    expect(rankPickUps(bought({ transactions: [mistake, given(5)] }))).toEqual([])
    expect(kindsOf([mistake, given(6)]).map(([, kind]) => kind)).toEqual(['drop', 'add'])
  })
})

describe('two trades that cancel each other out', () => {
  const deal = (id: string, from: number, to: number, processedAt: string) =>
    transaction(id, 2, [trade(1, from, to), trade(2, to, from)], { kind: 'trade', processedAt })

  it('within a day are both undone, later they are trades', () => {
    const first = deal('a', 1, 2, '2025-09-10T08:00:00.000Z')
    const kinds = (processedAt: string) =>
      listMoves(bought({ transactions: [first, deal('b', 2, 1, processedAt)] })).map(({ kind }) => kind)
    expect(kinds('2025-09-10T20:00:00.000Z')).toEqual(['undone', 'undone'])
    expect(kinds('2025-09-12T08:00:00.000Z')).toEqual(['trade', 'trade'])
  })
})
