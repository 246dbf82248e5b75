/**
 * A dynasty of three seasons, worked out by hand. Four teams of backs play two weeks a season: a started back scores his number, a benched one
 * 5, so that replacement is 5 and a start is worth the number minus 5.
 */
import { describe, expect, it } from 'vitest'
import type { AssetPath } from '../../../src/analytics/trades/follow-asset.ts'
import { listTrades } from '../../../src/analytics/trades/list-trades.ts'
import { isOpen, rateTrade } from '../../../src/analytics/trades/rate-trade.ts'
import type { DraftPick, Transaction } from '../../../src/domain/host-season.ts'
import type { Season } from '../../../src/domain/season.ts'
import { buildSeason, lineup, move, pick, player, type SeasonSketch, slots } from '../../build-season.ts'

type Rosters = readonly (readonly [starter: number, ...bench: number[]])[]

/** Rosters of teams 1 to 4 in both weeks, the starter first. */
function season(year: number, weeks: readonly [Rosters, Rosters], more: SeasonSketch): Season {
  const numbers = [...new Set(weeks.flat(2))]
  const pointsOf = (number: number) =>
    weeks.map((teams) => (teams.some(([starter]) => starter === number) ? number : 5))
  return buildSeason({
    host: 'sleeper',
    leagueId: String(year),
    season: year,
    settings: { leagueType: 'dynasty', futureDraftRounds: 1, lineupSlots: slots({ RB: 1, BENCH: 6 }) },
    status: { phase: 'complete', currentWeek: 2, scoredWeeks: [1, 2], finalWeek: 2, regularSeasonFinalWeek: 2 },
    players: numbers.map((number) => player(number, 'RB', pointsOf(number), { hostPlayerId: number })),
    lineups: weeks.flatMap((teams, index) =>
      teams.map(([starter, ...bench], team) => lineup(index + 1, team + 1, { RB: [starter], BENCH: bench })),
    ),
    ...more,
  })
}

const gives = (number: number, fromTeamId: number, toTeamId: number): Transaction['items'][number] => ({
  player: number,
  action: 'trade',
  fromTeamId,
  toTeamId,
})

const pickOf = (year: number, originalTeamId: number, fromTeamId: number, toTeamId: number) => ({
  season: year,
  round: 1,
  overallPick: null,
  originalTeamId,
  fromTeamId,
  toTeamId,
})

let minute = 0
const trade = (id: string, items: Transaction['items'], more: Partial<Transaction> = {}) =>
  move(id, { week: 2, kind: 'trade', processedAt: `2023-09-20T12:${10 + minute++}:00.000Z`, items, ...more })

const made = (overall: number, original: number, team: number, number: number): DraftPick => ({
  ...pick(overall, 1, team, number),
  ...(original === team ? {} : { originalTeamId: original }),
})

const first = season(
  2023,
  [
    [
      [12, 21],
      [11, 22],
      [13, 23],
      [14, 24],
    ],
    [[13, 21], [12, 11, 22], [23], [14, 24]],
  ],
  {
    transactions: [
      trade('a', [gives(12, 1, 2)], { draftPicks: [pickOf(2024, 2, 2, 1), pickOf(2025, 2, 2, 1)] }),
      // A pick that was bought is sold.
      trade('b', [gives(13, 3, 1)], { draftPicks: [pickOf(2025, 2, 1, 3)] }),
    ],
  },
)

const second = season(
  2024,
  [
    [
      [18, 13, 15, 21],
      [12, 11, 22],
      [16, 23],
      [17, 14, 24],
    ],
    [
      [18, 12, 13, 21],
      [11, 15, 22],
      [17, 16, 23],
      [14, 24],
    ],
  ],
  {
    picks: [made(1, 2, 1, 18), made(2, 1, 1, 15), made(3, 3, 3, 16), made(4, 4, 4, 17)],
    transactions: [
      trade('c', [gives(17, 4, 3)], { draftPicks: [pickOf(2025, 2, 3, 4), pickOf(2025, 3, 3, 4)] }),
      // A player is traded back.
      trade('d', [gives(12, 2, 1), gives(15, 1, 2)], {
        budgetDollars: [{ dollars: 10, fromTeamId: 1, toTeamId: 2 }],
      }),
    ],
  },
)

const third = season(
  2025,
  [
    [
      [12, 18, 13, 21],
      [11, 15, 22],
      [17, 16, 23],
      [19, 20, 14, 24],
    ],
    [
      [12, 18, 16, 21],
      [11, 13, 22],
      [17, 15, 23],
      [19, 14, 24],
    ],
  ],
  {
    picks: [made(1, 2, 4, 19), made(2, 3, 4, 20), made(3, 1, 1, 31), made(4, 4, 4, 32)],
    transactions: [
      trade('undone', [gives(11, 2, 1), gives(12, 1, 2)], { week: 1 }),
      trade('back', [gives(11, 1, 2), gives(12, 2, 1)], { week: 1, isByCommissioner: true }),
      trade('picks', [], { draftPicks: [pickOf(2026, 4, 4, 2), pickOf(2027, 2, 2, 4)] }),
      trade('three', [gives(13, 1, 2), gives(15, 2, 3), gives(16, 3, 1)]),
      move('drop', {
        week: 2,
        kind: 'drop',
        processedAt: '2023-09-21T12:00:00.000Z',
        items: [{ player: 20, action: 'drop', fromTeamId: 4, toTeamId: null }],
      }),
    ],
  },
)

const chain = [first, second, third]

function rate(id: string, seasons: Season[] = chain) {
  const found = seasons.flatMap(listTrades).find((one) => one.move.id === id)
  if (!found) throw new Error(`no trade ${id}`)
  return rateTrade(seasons, found)
}

/** `1→2 player 12: 2023 7, 2024 7; traded 2024 by d = 14` */
function write({ asset, drafted, spells, end, value }: AssetPath): string {
  const what =
    asset.kind === 'player'
      ? `player ${asset.player}`
      : asset.kind === 'dollars'
        ? `$${asset.dollars}`
        : `pick of ${asset.pick.originalTeamId} in ${asset.pick.season}${drafted ? `, #${drafted.overallPick} player ${drafted.player}` : ''}`
  const years = spells.map((spell) => `${spell.season.season} ${spell.value}`).join(', ')
  const by = end.trade ? ` by ${end.trade.move.id}` : ''
  return `${asset.fromTeamId}→${asset.toTeamId} ${what}: ${years ? `${years}; ` : ''}${end.kind}${end.at ? ` ${end.at.season.season}` : ''}${by} = ${value}`
}

const treeOf = (id: string, seasons?: Season[]) => rate(id, seasons).paths.map(write)
const verdictOf = (id: string, seasons?: Season[]) => {
  const { state, sides, best, paths } = rate(id, seasons)
  return {
    state,
    best: best?.teamId,
    values: sides.map(({ teamId, value }) => [teamId, value]),
    open: paths.filter(isOpen).length,
  }
}

describe('three seasons of a dynasty, by hand', () => {
  it('has the tree of a player for two picks, of which one is sold', () => {
    expect(treeOf('a')).toEqual([
      '1→2 player 12: 2023 7, 2024 7; traded 2024 by d = 14',
      '2→1 pick of 2 in 2024, #1 player 18: 2024 26, 2025 0; held = 26',
      '2→1 pick of 2 in 2025: traded 2023 by b = 0',
    ])
    expect(verdictOf('a')).toMatchObject({ state: 'leading', best: 1, open: 0 })
    expect(new Map(rate('a').sides.map(({ teamId, value }) => [teamId, value]))).toEqual(
      new Map([
        [1, 12],
        [2, -12],
      ]),
    )
  })

  it('has the tree of a pick that is sold twice, and of the player drafted with it in the third season', () => {
    expect(treeOf('b')).toEqual([
      '3→1 player 13: 2023 8, 2024 0, 2025 0; traded 2025 by three = 8',
      '1→3 pick of 2 in 2025: traded 2024 by c = 0',
    ])
    expect(treeOf('c')).toEqual([
      '4→3 player 17: 2024 12, 2025 24; held = 36',
      '3→4 pick of 2 in 2025, #1 player 19: 2025 28; held = 28',
      '3→4 pick of 3 in 2025, #2 player 20: 2025 0; dropped 2025 = 0',
    ])
    expect(verdictOf('b')).toMatchObject({ state: 'decided', best: 1 })
    expect(verdictOf('c')).toMatchObject({ state: 'leading', best: 3 })
  })

  it('has the tree of a player who is traded back, with dollars', () => {
    expect(treeOf('d')).toEqual([
      '2→1 player 12: 2024 0, 2025 14; held = 14',
      '1→2 player 15: 2024 0, 2025 0; traded 2025 by three = 0',
      '1→2 $10: none = null',
    ])
    expect(verdictOf('d')).toMatchObject({ state: 'leading', best: 1 })
  })

  it('has the trees of three teams, and of picks alone, which are not rated', () => {
    expect(treeOf('three')).toEqual([
      '1→2 player 13: 2025 0; held = 0',
      '2→3 player 15: 2025 0; held = 0',
      '3→1 player 16: 2025 0; held = 0',
    ])
    expect(verdictOf('three')).toMatchObject({ state: 'leading', best: undefined })
    expect(treeOf('picks')).toEqual(['4→2 pick of 4 in 2026: pending = null', '2→4 pick of 2 in 2027: pending = null'])
    expect(verdictOf('picks')).toMatchObject({ state: 'open', best: undefined, open: 2 })
  })

  it('changes its mind with every season: what was known then is rated then', () => {
    expect(treeOf('a', [first])).toEqual([
      '1→2 player 12: 2023 7; held = 7',
      '2→1 pick of 2 in 2024: pending = null',
      '2→1 pick of 2 in 2025: traded 2023 by b = 0',
    ])
    expect(verdictOf('a', [first])).toMatchObject({ state: 'leading', best: 2, open: 1 })
    expect(verdictOf('a', [first, second])).toMatchObject({ state: 'leading', best: 1, open: 0 })
    expect(verdictOf('c', [first, second])).toMatchObject({ best: 3, open: 2 })
  })

  it('lists neither an undone trade nor the commissioner\u2019s', () => {
    expect(chain.flatMap(listTrades).map(({ move: { id } }) => id)).toEqual(['a', 'b', 'c', 'd', 'picks', 'three'])
  })
})
