/** Moves: one entry per move in a manager's view. */

import { describe, expect, it } from 'vitest'
import { handlers } from '../../../src/handlers/index.ts'
import { listAssets } from '../../../src/parts/moves/move-labels.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { buildEspnLeague, setAt } from './build-espn-league.ts'
import { entriesPath, findPlayer, read } from './read-sketch.ts'

describe('transactions', () => {
  const base = { scoringPeriodId: 2, teamId: 1, bidAmount: 0, proposedDate: Date.UTC(2025, 8, 9, 12) }
  const item = (playerId: number, type: string, fromTeamId: number, toTeamId: number) => ({
    playerId,
    type,
    fromTeamId,
    toTeamId,
  })
  const withMoves = async (transactions: unknown[]) => {
    const files = buildEspnLeague()
    setAt(files['transactions-02.json'], 'transactions', transactions)
    const season = await read(files)
    return { season, moves: season.transactions.filter(({ week }) => week === 2) }
  }

  it('reads adds, drops and claims, with their outcome', async () => {
    const { moves } = await withMoves([
      {
        ...base,
        id: 'a',
        type: 'FREEAGENT',
        status: 'EXECUTED',
        items: [item(105, 'ADD', 0, 1), item(103, 'DROP', 1, 0)],
      },
      {
        ...base,
        id: 'b',
        type: 'ROSTER',
        status: 'EXECUTED',
        items: [item(104, 'DROP', 1, 0), item(101, 'LINEUP', 0, 0)],
      },
      { ...base, id: 'c', type: 'WAIVER', status: 'FAILED_ROSTERLIMIT', items: [item(205, 'ADD', 0, 1)] },
      { ...base, id: 'd', type: 'WAIVER', status: 'PENDING', bidAmount: 7, items: [item(305, 'ADD', 0, 1)] },
    ])
    expect(moves.map(({ id, kind, status, bidDollars }) => [id, kind, status, bidDollars])).toEqual([
      ['a', 'add', 'executed', null],
      ['b', 'drop', 'executed', null],
      ['c', 'waiver', 'failed', null],
      ['d', 'waiver', 'pending', 7],
    ])
    expect(moves[0]).toMatchObject({ teamId: 1, proposedAt: '2025-09-09T12:00:00.000Z', processedAt: null })
    expect(moves[0]?.items.map(({ action, fromTeamId, toTeamId }) => [action, fromTeamId, toTeamId])).toEqual([
      ['add', null, 1],
      ['drop', 1, null],
    ])
    expect(moves[1]?.items).toHaveLength(1)
  })

  it('leaves out lineup moves and offers', async () => {
    const { moves } = await withMoves([
      { ...base, id: 'a', type: 'FUTURE_ROSTER', status: 'EXECUTED', items: [item(101, 'LINEUP', 0, 0)] },
      { ...base, id: 'b', type: 'TRADE_PROPOSAL', status: 'PENDING', items: [item(101, 'TRADE', 1, 2)] },
      {
        ...base,
        id: 'c',
        type: 'TRADE_DECLINE',
        status: 'EXECUTED',
        relatedTransactionId: 'b',
        items: [{ playerId: 101, type: null }],
      },
    ])
    expect(moves).toEqual([])
  })

  it('distinguishes the commissioner’s moves from trades that he let take place and claims that he processed', async () => {
    const manager = { ...base, status: 'EXECUTED', isLeagueManager: true }
    const items = [item(101, 'TRADE', 1, 2)]
    const { moves } = await withMoves([
      { ...base, id: 'offer', type: 'TRADE_PROPOSAL', status: 'PENDING', items },
      { ...manager, id: 'allowed', type: 'TRADE_ACCEPT', relatedTransactionId: 'offer', items },
      { ...manager, id: 'own', type: 'TRADE_ACCEPT', items: [item(102, 'TRADE', 1, 2)] },
      { ...manager, id: 'claim', type: 'WAIVER', items: [item(205, 'ADD', 0, 1)] },
      { ...manager, id: 'given', type: 'FREEAGENT', items: [item(305, 'ADD', 0, 1)] },
    ])
    const found = new Map(moves.map(({ id, isByCommissioner = false }) => [id, isByCommissioner]))
    expect(found).toEqual(
      new Map([
        ['allowed', false],
        ['own', true],
        ['claim', false],
        ['given', true],
      ]),
    )
  })

  it('makes one trade of its acceptance, vote and execution', async () => {
    const trade = [item(101, 'TRADE', 1, 2), item(201, 'TRADE', 2, 1)]
    const { moves } = await withMoves([
      { ...base, id: 'offer', type: 'TRADE_PROPOSAL', status: 'PENDING', items: trade },
      { ...base, id: 'yes', type: 'TRADE_ACCEPT', relatedTransactionId: 'offer', items: [] },
      { ...base, id: 'vote', type: 'TRADE_UPHOLD', status: 'EXECUTED', relatedTransactionId: 'offer' },
      { ...base, id: 'done', type: 'TRADE_ACCEPT', status: 'EXECUTED', relatedTransactionId: 'offer', items: trade },
    ])
    expect(moves.map(({ id, kind, status }) => [id, kind, status])).toEqual([['done', 'trade', 'executed']])
    expect(moves[0]?.items.map(({ action, fromTeamId, toTeamId }) => [action, fromTeamId, toTeamId])).toEqual([
      ['trade', 1, 2],
      ['trade', 2, 1],
    ])
  })

  it('keeps a trade without players, and a vetoed one as failed', async () => {
    const { moves, season } = await withMoves([
      { ...base, id: 'yes', type: 'TRADE_ACCEPT', relatedTransactionId: 'x', items: [] },
      { ...base, id: 'vote', type: 'TRADE_UPHOLD', status: 'EXECUTED', relatedTransactionId: 'x' },
      { ...base, id: 'yes2', type: 'TRADE_ACCEPT', relatedTransactionId: 'y', items: [] },
      { ...base, id: 'veto', type: 'TRADE_VETO', status: 'EXECUTED', relatedTransactionId: 'y', isLeagueManager: true },
    ])
    expect(moves.map(({ id, status, items }) => [id, status, items.length])).toEqual([
      ['yes', 'executed', 0],
      ['yes2', 'failed', 0],
    ])
    expect(season.warnings.map(({ source }) => source)).toEqual(['transactions'])
  })

  it('takes the outcome of a trade from ESPN’s status, not from votes', async () => {
    const trade = [item(101, 'TRADE', 1, 2), item(201, 'TRADE', 2, 1)]
    const accepted = { ...base, type: 'TRADE_ACCEPT', items: trade }
    const vote = { ...base, type: 'TRADE_VETO', status: 'EXECUTED', isLeagueManager: false }
    const { moves } = await withMoves([
      { ...accepted, id: 'done', status: 'EXECUTED', relatedTransactionId: 'x' },
      { ...vote, id: 'against', relatedTransactionId: 'x' },
      { ...accepted, id: 'open', relatedTransactionId: 'y' },
      { ...vote, id: 'against too', relatedTransactionId: 'y' },
    ])
    expect(moves.map(({ id, status }) => [id, status])).toEqual([
      ['done', 'executed'],
      ['open', 'unknown'],
    ])
  })

  describe('items of a trade that are no players', () => {
    const pick = { playerId: 0, type: 'DRAFT_TRADE', overallPickNumber: 23, fromTeamId: 2, toTeamId: 1 }
    const dollars = { type: 'ACQUISITION_BUDGET_TRADE', acquisitionBudget: 15, fromTeamId: 1, toTeamId: 2 }
    const tradeOf = async (items: unknown[]) => {
      const deal = {
        ...base,
        id: 'deal',
        type: 'TRADE_ACCEPT',
        status: 'EXECUTED',
        relatedTransactionId: 'offer',
        items,
      }
      const { moves, season } = await withMoves([deal])
      return { trade: moves[0], season }
    }

    it('are draft picks and dollars', async () => {
      const players = [item(101, 'TRADE', 1, 2), item(201, 'TRADE', 2, 1)]
      const { trade, season } = await tradeOf([...players, pick, { ...dollars, playerId: 0, overallPickNumber: 0 }])
      expect(trade).toMatchObject({
        kind: 'trade',
        items: [{ action: 'trade' }, { action: 'trade' }],
        draftPicks: [{ season: null, round: null, overallPick: 23, originalTeamId: null, fromTeamId: 2, toTeamId: 1 }],
        budgetDollars: [{ dollars: 15, fromTeamId: 1, toTeamId: 2 }],
      })
      expect(findPlayer(season, 0)).toBeUndefined()
      const input = { season: judgeSeason(season), context: { seasons: [], asOf: null } }
      const { moves } = handlers.moves(input, { host: season.host, leagueId: season.leagueId, season: undefined })
      expect(moves.at(-1)?.sides.map((side) => listAssets(side, { sides: [] }))).toEqual([
        ['$15 in FAAB'],
        ['Pick 23 overall'],
      ])
    })

    it('need no player id, and are not odd', async () => {
      const { trade, season } = await tradeOf([item(101, 'TRADE', 1, 2), dollars])
      expect(trade).toMatchObject({ items: [{ action: 'trade' }], budgetDollars: [{ dollars: 15 }] })
      expect(season.warnings).toEqual([])
    })

    it('can be all that is traded', async () => {
      const { trade, season } = await tradeOf([pick, { ...pick, overallPickNumber: 41, fromTeamId: 1, toTeamId: 2 }])
      expect(trade?.draftPicks?.map(({ overallPick }) => overallPick)).toEqual([23, 41])
      expect(season.warnings).toEqual([])
    })

    it('are left out if they are odd, but the trade is not', async () => {
      const { trade, season } = await tradeOf([item(101, 'TRADE', 1, 2), { playerId: 'x', type: 'TRADE' }])
      expect(trade?.items).toHaveLength(1)
      expect(season.warnings).toMatchObject([
        {
          message: expect.stringMatching(/^One value of the transactions of week 2 couldn’t be read and was left out/),
          detail: 'transactions[0].items[1].playerId: expected number, found "x".',
        },
      ])
    })

    it('are no trade of a team with itself', async () => {
      const { trade } = await tradeOf([item(101, 'TRADE', 1, 1)])
      expect(trade?.kind).toBe('other')
    })
  })

  it('meets players who were never on a lineup only when they really moved', async () => {
    const { season } = await withMoves([
      { ...base, id: 'a', type: 'FREEAGENT', status: 'EXECUTED', items: [item(901, 'ADD', 0, 1)] },
      { ...base, id: 'b', type: 'WAIVER', status: 'FAILED_ROSTERLIMIT', items: [item(902, 'ADD', 0, 1)] },
    ])
    expect([findPlayer(season, 901)?.number, findPlayer(season, 902)]).toEqual([25, undefined])
  })
})

describe('trades that ESPN does not itemise', () => {
  const bare = (id: string, teamId: number) => ({
    id,
    type: 'TRADE_ACCEPT',
    status: 'EXECUTED',
    scoringPeriodId: 2,
    teamId,
    proposedDate: Date.UTC(2025, 8, 9),
    relatedTransactionId: `offer-${id}`,
    items: [],
  })
  const place = (week: number, index: number, side: 'home' | 'away', player: number) =>
    [`scoring-period-0${week}.json`, `${entriesPath(index, side)}[${player}].playerId`] as const

  /** From week 2 on team 1 has 203, and team 2 has 103: the players of their fourth places changed teams. */
  function buildTraded(transactions: unknown[]) {
    const files = buildEspnLeague()
    for (const [[file, path], playerId] of [
      [place(2, 0, 'home', 3), 203],
      [place(2, 1, 'home', 3), 103],
      [place(3, 0, 'home', 3), 203],
      [place(3, 0, 'away', 3), 103],
    ] as const)
      setAt(files[file], path, playerId)
    setAt(files['transactions-02.json'], 'transactions', transactions)
    return files
  }
  const tradesOf = async (transactions: unknown[]) => {
    const season = await read(buildTraded(transactions))
    const name = new Map(season.players.map(({ number, hostPlayerId }) => [number, hostPlayerId]))
    const trades = season.transactions.filter(({ kind }) => kind === 'trade')
    return {
      season,
      trades: trades.map(({ id, week, isRebuilt, items }) => [
        ...[id, week, isRebuilt],
        items.map(({ player, fromTeamId, toTeamId }) => [name.get(player), fromTeamId, toTeamId]),
      ]),
    }
  }
  const swap = [
    [203, 2, 1],
    [103, 1, 2],
  ]

  it('have the players whose team changed without an add', async () => {
    const { trades, season } = await tradesOf([bare('yes', 2)])
    expect(trades).toEqual([['yes', 2, true, swap]])
    expect(season.warnings).toEqual([])
  })

  it('are listed once, even if ESPN does not list them', async () => {
    expect((await tradesOf([])).trades).toEqual([[expect.stringMatching(/^rebuilt-\d{4}-2-1-2$/), 2, true, swap]])
  })

  it('keep the players whom their managers dropped to make room', async () => {
    const drops = [{ playerId: 102, type: 'DROP', fromTeamId: 1, toTeamId: 0 }]
    const { season } = await tradesOf([{ ...bare('yes', 2), items: drops }])
    const [found, ...others] = season.transactions.filter(({ kind }) => kind === 'trade')
    expect(others).toEqual([])
    expect(found).toMatchObject({ id: 'yes', isRebuilt: true })
    expect(found?.items.map(({ action, fromTeamId, toTeamId }) => [action, fromTeamId, toTeamId])).toEqual([
      ['trade', 2, 1],
      ['trade', 1, 2],
      ['drop', 1, null],
    ])
  })

  it('leave dropped players a move of their own where lineups do not show the trade', async () => {
    const drops = [{ playerId: 102, type: 'DROP', fromTeamId: 1, toTeamId: 0 }]
    const { season } = await tradesOf([bare('yes', 2), { ...bare('other', 4), items: drops }])
    const ofOther = season.transactions.filter(({ id }) => id.startsWith('other'))
    expect(ofOther.map(({ id, kind, items }) => [id, kind, items.map(({ action }) => action)])).toEqual([
      ['other', 'trade', []],
      ['other-drops', 'drop', ['drop']],
    ])
  })

  it('are not made of adds, drops, or trades that are itemised', async () => {
    const item = (playerId: number, type: string, fromTeamId: number, toTeamId: number) => ({
      playerId,
      type,
      fromTeamId,
      toTeamId,
    })
    const itemised = { ...bare('done', 1), items: [item(203, 'TRADE', 2, 1), item(103, 'TRADE', 1, 2)] }
    expect((await tradesOf([itemised])).trades).toEqual([['done', 2, false, swap]])
    const moves = [item(203, 'DROP', 2, 0), item(203, 'ADD', 0, 1), item(103, 'DROP', 1, 0), item(103, 'ADD', 0, 2)]
    expect((await tradesOf([{ ...bare('moves', 1), type: 'WAIVER', items: moves }])).trades).toEqual([])
  })

  it('keep their note if lineups do not show them', async () => {
    const { season, trades } = await tradesOf([bare('yes', 2), bare('other', 4)])
    expect(trades).toHaveLength(2)
    expect(season.warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^ESPN no longer lists the players in one trade, so it’s listed without players/),
    ])
  })
})

it('does not call a season without moves that in which ESPN shows none', async () => {
  const files = buildEspnLeague()
  setAt(files['transactions-01.json'], 'transactions', [])
  expect((await read(files)).areMovesKnown).toBe(true)
  setAt(files['league.json'], 'teams[0].transactionCounter', { acquisitions: 12, trades: 2 })
  const season = await read(files)
  expect([season.areMovesKnown, season.transactions]).toEqual([false, []])
  expect(season.warnings.map(({ message }) => message)).toEqual([
    'ESPN counts 14 adds and trades but didn’t share them. It may hide them from visitors who aren’t signed in.',
  ])
})
