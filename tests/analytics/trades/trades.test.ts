import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listFutureDrafts } from '../../../src/analytics/trades/future-picks.ts'
import { listAssets, listTrades } from '../../../src/analytics/trades/list-trades.ts'
import { type RatedTrade, rateTrade } from '../../../src/analytics/trades/rate-trade.ts'
import type { DraftPick, Transaction } from '../../../src/domain/host-season.ts'
import type { Season } from '../../../src/domain/season.ts'
import { buildSeason, game, lineup, move, pick, player, type SeasonSketch, slots } from '../../build-season.ts'
import { anyChain } from './any-chain.ts'

const swap = (number: number, fromTeamId: number, toTeamId: number): Transaction['items'][number] => ({
  player: number,
  action: 'trade',
  fromTeamId,
  toTeamId,
})

const pickOf = (season: number, round: number, team: number, to: number) => ({
  season,
  round,
  overallPick: null,
  originalTeamId: team,
  fromTeamId: team,
  toTeamId: to,
})

/** Two weeks of four teams in a dynasty: each team starts one back, and has another on the bench who scores 5. */
function dynasty(
  season: number,
  lineups: [week: number, team: number, starter: number, bench: number[]][],
  more: SeasonSketch = {},
): Season {
  const numbers = [...new Set(lineups.flatMap(([, , starter, bench]) => [starter, ...bench]))]
  return buildSeason({
    host: 'sleeper',
    leagueId: String(season),
    season,
    settings: { leagueType: 'dynasty', futureDraftRounds: 1, lineupSlots: slots({ RB: 1, BENCH: 3 }) },
    status: { phase: 'complete', currentWeek: 2, scoredWeeks: [1, 2], finalWeek: 2, regularSeasonFinalWeek: 2 },
    players: numbers.map((number) =>
      player(number, 'RB', number > 20 ? [5, 5] : [number, number], { hostPlayerId: number }),
    ),
    lineups: lineups.map(([week, team, starter, bench]) => lineup(week, team, { RB: [starter], BENCH: bench })),
    ...more,
  })
}

const rate = (seasons: Season[], id: string): RatedTrade => {
  const trade = seasons.flatMap(listTrades).find((one) => one.move.id === id)
  if (!trade) throw new Error(`no trade ${id}`)
  return rateTrade(seasons, trade)
}

const traded = (id: string, items: Transaction['items'], more: Partial<Transaction> = {}) =>
  move(id, { week: 1, kind: 'trade', items, ...more })

const usual = (week: number): [number, number, number, number[]][] => [
  [week, 1, 12, [21]],
  [week, 2, 11, [22]],
  [week, 3, 13, [23]],
  [week, 4, 14, [24]],
]

describe('what became of a trade', () => {
  it('is a player\u2019s started points above replacement, over the seasons until he is dropped', () => {
    const first = dynasty(2024, [...usual(1), ...usual(2)], {
      transactions: [traded('a', [swap(12, 2, 1), swap(11, 1, 2)])],
    })
    const second = dynasty(2025, [...usual(1), [2, 1, 21, []], [2, 2, 11, [22]]], {
      transactions: [
        move('x', { week: 2, kind: 'drop', items: [{ player: 12, action: 'drop', fromTeamId: 1, toTeamId: null }] }),
      ],
    })
    const { sides, paths, state } = rate([first, second], 'a')
    // Replacement is 5: 12 − 5 a week for team 1 in three weeks, 11 − 5 for team 2 in four.
    expect(sides.map(({ teamId, value }) => [teamId, value])).toEqual([
      [1, 3 * 7 - 4 * 6],
      [2, 4 * 6 - 3 * 7],
    ])
    expect(paths.map(({ end, spells }) => [end.kind, spells.map(({ season }) => season.season)])).toEqual([
      ['dropped', [2024, 2025]],
      ['held', [2024, 2025]],
    ])
    expect(state).toBe('leading')
  })

  it('ends with the season where rosters do not carry over, unless the next draft lists a keeper', () => {
    const redraft = { settings: { leagueType: 'redraft' as const, lineupSlots: slots({ RB: 1, BENCH: 3 }) } }
    const first = dynasty(2024, [...usual(1), ...usual(2)], {
      ...redraft,
      transactions: [traded('a', [swap(12, 2, 1), swap(11, 1, 2)])],
    })
    const keeper: DraftPick = { ...pick(1, 1, 1, 12), isKeeper: true }
    const second = dynasty(2025, [...usual(1), ...usual(2)], { ...redraft, picks: [keeper, pick(2, 1, 2, 11)] })
    const { paths } = rate([first, second], 'a')
    expect(paths.map(({ end, spells }) => [end.kind, spells.length])).toEqual([
      ['season-over', 2],
      ['season-over', 1],
    ])
  })

  it('is pending for a pick until it is drafted, and then the player\u2019s', () => {
    const first = dynasty(2024, [...usual(1), ...usual(2)], {
      transactions: [traded('a', [swap(12, 2, 1)], { draftPicks: [pickOf(2025, 1, 1, 2)] })],
    })
    const pending = rate([first], 'a')
    expect(pending.paths.map(({ end, value }) => [end.kind, value])).toEqual([
      ['held', 14],
      ['pending', null],
    ])
    expect(pending).toMatchObject({ state: 'leading', best: { teamId: 1, value: 14 } })
    const made: DraftPick = { ...pick(1, 1, 2, 15), originalTeamId: 1 }
    const second = dynasty(
      2025,
      [
        [1, 1, 12, []],
        [1, 2, 15, [11]],
        [2, 1, 12, []],
        [2, 2, 15, [11]],
      ],
      {
        picks: [made],
      },
    )
    const [player, drafted] = rate([first, second], 'a').paths
    expect(player?.spells).toHaveLength(2)
    expect(drafted).toMatchObject({ drafted: { player: 15, overallPick: 1 }, end: { kind: 'held' } })
    expect(drafted?.spells).toMatchObject([{ pointsStarted: 30, weeksStarted: 2 }])
  })

  it('is nothing for a pick that is traded on: the other trade rates it', () => {
    const season = dynasty(2024, [...usual(1), ...usual(2)], {
      transactions: [
        traded('a', [swap(12, 2, 1)], { draftPicks: [pickOf(2025, 1, 1, 2)] }),
        traded('b', [swap(13, 2, 3)], { week: 2, draftPicks: [{ ...pickOf(2025, 1, 1, 3), fromTeamId: 2 }] }),
      ],
    })
    const [, sold] = rate([season], 'a').paths
    expect(sold).toMatchObject({ value: 0, end: { kind: 'traded', trade: { move: { id: 'b' } } } })
  })

  it('stays with its team when a trade lists a pick as going from a team to itself', () => {
    const season = dynasty(2024, [...usual(1), ...usual(2)], {
      transactions: [
        traded('a', [swap(12, 2, 1)], { draftPicks: [pickOf(2025, 1, 1, 2)] }),
        traded('b', [swap(13, 3, 2), swap(11, 2, 3)], {
          week: 2,
          draftPicks: [{ ...pickOf(2025, 1, 1, 2), fromTeamId: 2 }],
        }),
      ],
    })
    expect(rate([season], 'a').paths.map(({ end }) => end.kind)).toEqual(['held', 'pending'])
    const [draft] = listFutureDrafts([season])
    const path = draft?.picks.find(({ originalTeamId }) => originalTeamId === 1)?.path ?? []
    expect(path.map(({ teamId, trade }) => [teamId, trade?.move.id])).toEqual([[2, 'a']])
  })

  it('ends with a drop for a player whom a later trade drops to make room', () => {
    const season = dynasty(2024, [...usual(1), [2, 1, 13, [21]], ...usual(2).slice(1)], {
      transactions: [
        traded('a', [swap(12, 2, 1), swap(11, 1, 2)]),
        traded('b', [swap(13, 3, 1), swap(21, 1, 3), { player: 12, action: 'drop', fromTeamId: 1, toTeamId: null }], {
          week: 2,
        }),
      ],
    })
    const [dropped] = rate([season], 'a').paths
    expect(dropped?.end).toMatchObject({ kind: 'dropped', at: { week: 2 }, trade: null })
  })

  it('is unknown past a missing season', () => {
    const first = dynasty(2022, [...usual(1), ...usual(2)], {
      transactions: [traded('a', [swap(12, 2, 1)], { draftPicks: [pickOf(2023, 1, 1, 2)] })],
    })
    const later = dynasty(2024, [...usual(1), ...usual(2)])
    expect(rate([first, later], 'a').paths.map(({ end }) => end.kind)).toEqual(['unknown', 'unknown'])
  })

  it('is unknown where the league moved to another host, whose ids mean others', () => {
    const first = dynasty(2024, [...usual(1), ...usual(2)], { transactions: [traded('a', [swap(12, 2, 1)])] })
    const moved = dynasty(2025, [...usual(1), ...usual(2)], { host: 'espn' })
    const [path] = rate([first, moved], 'a').paths
    expect([path?.end.kind, path?.spells.length]).toEqual(['unknown', 1])
  })

  it('leaves out undone trades, and what they moved has not left', () => {
    const season = dynasty(2024, [...usual(1), ...usual(2)], {
      transactions: [
        traded('a', [swap(12, 2, 1), swap(11, 1, 2)]),
        traded('b', [swap(12, 1, 3)], { week: 2 }),
        traded('c', [swap(12, 3, 1)], { week: 2, isByCommissioner: true }),
      ],
    })
    expect(listTrades(season).map(({ move: { id } }) => id)).toEqual(['a'])
    expect(rate([season], 'a').paths.map(({ end }) => end.kind)).toEqual(['held', 'held'])
  })

  it('flips the games that the sides would have lost without it', () => {
    const season = dynasty(2024, [...usual(1), ...usual(2)], {
      // Without the trade team 1 starts its 11, so it loses to 11.5; team 2 wins with the 12.
      matchups: [
        game(1, [1, 12], [3, 11.5]),
        game(1, [2, 11], [4, 14]),
        game(2, [1, 12], [4, 14]),
        game(2, [2, 11], [3, 11.4]),
      ],
      transactions: [traded('a', [swap(12, 2, 1), swap(11, 1, 2)])],
    })
    const { flips, sides } = rate([season], 'a')
    expect(flips.map(({ matchup: { weeks }, home, away }) => [weeks, home, away])).toEqual([
      [[1], { teamId: 1, points: 12, without: 11 }, { teamId: 3, points: 11.5, without: 11.5 }],
      [[2], { teamId: 2, points: 11, without: 12 }, { teamId: 3, points: 11.4, without: 11.4 }],
    ])
    const [first, second] = sides.map(({ wins }) => wins ?? 0)
    expect(first).toBeGreaterThan(0)
    expect(second).toBeLessThan(0)
  })

  it('knows no wins without games of two teams', () => {
    const season = dynasty(2024, [...usual(1), ...usual(2)], {
      settings: { scoringFormat: 'total-points', leagueType: 'dynasty', lineupSlots: slots({ RB: 1, BENCH: 3 }) },
      transactions: [traded('a', [swap(12, 2, 1)])],
    })
    expect(rate([season], 'a')).toMatchObject({ flips: [], sides: [{ wins: null }, { wins: null }] })
  })
})

describe('in any league', () => {
  const sumOf = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

  it('what one side gave the others got, and a tree\u2019s leaves add up to the verdict', () => {
    fc.assert(
      fc.property(anyChain, ({ seasons, undone }) => {
        for (const trade of seasons.flatMap(listTrades)) {
          expect(undone.has(trade.move.id)).toBe(false)
          const { sides, paths } = rateTrade(seasons, trade)
          expect(paths).toHaveLength(listAssets(trade).length)
          expect(sides.flatMap(({ received }) => received)).toHaveLength(paths.length)
          expect(new Set(sides.flatMap(({ sent }) => sent))).toEqual(new Set(sides.flatMap(({ received }) => received)))
          if (paths.every(({ value }) => value === null)) continue
          expect(sumOf(sides.map(({ value }) => value))).toBeCloseTo(0, 6)
          const leaves = (own: typeof paths) => sumOf(own.flatMap(({ spells }) => spells.map(({ value }) => value)))
          for (const { value, received, sent } of sides) expect(value).toBeCloseTo(leaves(received) - leaves(sent), 6)
        }
      }),
    )
  })

  it('every asset has one owner at a time', () => {
    fc.assert(
      fc.property(anyChain, ({ seasons, ownerOf }) => {
        for (const trade of seasons.flatMap(listTrades)) {
          for (const { spells, asset } of rateTrade(seasons, trade).paths) {
            for (const { season, player, weeks } of spells) {
              for (const { week } of weeks) expect(ownerOf(season.season, week, player)).toBe(asset.toTeamId)
            }
          }
        }
      }),
    )
  })

  it('every week of a traded player from the trade on is credited to the team that has him, and none before it', () => {
    fc.assert(
      fc.property(anyChain, ({ seasons, ownerOf }) => {
        const rated = seasons.flatMap(listTrades).map((trade) => rateTrade(seasons, trade))
        const credited = new Set<string>()
        for (const { trade, paths } of rated)
          for (const { spells } of paths)
            for (const { season, player, weeks } of spells)
              for (const { week } of weeks) {
                expect(season !== trade.season || week >= trade.move.week).toBe(true)
                credited.add(`${season.season}/${week}/${player}`)
              }
        for (const { trade, paths } of rated) {
          const players = paths.flatMap(({ asset }) => (asset.kind === 'player' ? [asset.player] : []))
          for (const season of seasons.slice(seasons.indexOf(trade.season)))
            for (const week of season.status.finalWeeks) {
              if (season === trade.season && week < trade.move.week) continue
              for (const player of players)
                if (ownerOf(season.season, week, player) !== undefined)
                  expect(credited).toContain(`${season.season}/${week}/${player}`)
            }
        }
      }),
    )
  })

  it('every pick to come is on the board once, with its owner and the way there', () => {
    fc.assert(
      fc.property(anyChain, ({ seasons, picks }) => {
        const drafts = listFutureDrafts(seasons)
        const next = (seasons.at(-1)?.season ?? 0) + 1
        expect(drafts.map(({ season }) => season)).toEqual([next, next + 1, next + 2])
        for (const draft of drafts) {
          expect(draft.picks).toHaveLength(4 * draft.rounds)
          for (const { round, originalTeamId, ownerTeamId, path } of draft.picks) {
            const own = picks.find(
              (one) => one.season === draft.season && one.round === round && one.originalTeamId === originalTeamId,
            )
            expect(ownerTeamId).toBe(own?.ownerTeamId ?? originalTeamId)
            expect(path.at(-1)?.teamId ?? originalTeamId).toBe(ownerTeamId)
            expect(path.every(({ trade }) => trade !== null)).toBe(true)
          }
        }
      }),
    )
  })
})
