import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { giveAwards } from '../../../src/analytics/awards/index.ts'
import { listMoveValues } from '../../../src/analytics/history/move-values.ts'
import { listRecords } from '../../../src/analytics/history/records.ts'
import { teamRefOf } from '../../../src/analytics/public-ids.ts'
import { listFutureDrafts } from '../../../src/analytics/trades/future-picks.ts'
import { rateLeagueTrades } from '../../../src/analytics/trades/league-trades.ts'
import { listTradedAssets, listTrades } from '../../../src/analytics/trades/list-trades.ts'
import { type RatedTrade, rateTrade } from '../../../src/analytics/trades/rate-trade.ts'
import { rateSeasonTrades } from '../../../src/analytics/trades/season-trades.ts'
import type { DraftPick, HostDraft, Transaction } from '../../../src/domain/host-season.ts'
import type { Season } from '../../../src/domain/season.ts'
import { buildSeason, game, lineup, move, pick, player, type SeasonSketch, slots } from '../../build-season.ts'
import { historyOf } from '../history/build-history.ts'
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

describe('a team that left the league', () => {
  it('stays in its trades, by its number', () => {
    const season = dynasty(2024, [...usual(1), ...usual(2)], {
      teams: [{ id: 1 }, { id: 2 }],
      transactions: [
        traded('two', [swap(11, 3, 2), swap(12, 2, 3)]),
        traded('three', [swap(21, 1, 2), swap(23, 2, 9), swap(22, 9, 1)]),
      ],
    })
    expect(listTrades(season).map(({ move: { id, sides } }) => [id, sides.map(({ teamId }) => teamId).sort()])).toEqual(
      [
        ['three', [1, 2, 9]],
        ['two', [2, 3]],
      ],
    )
    expect(teamRefOf(season, 9).name).toBe('Team 9')
    const gone = rate([season], 'two').sides.find(({ teamId }) => teamId === 3)
    expect(gone?.wins).toBeNull()
  })
})

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
    const chosen = [11, 13, 14, 21, 22, 23, 24].map((number, index) => pick(index + 2, 1, 2, number))
    const second = dynasty(2025, [...usual(1), ...usual(2)], { ...redraft, picks: [keeper, ...chosen] })
    const { paths } = rate([first, second], 'a')
    // By its second draft it is a keeper league, whatever its host calls it.
    expect(paths.map(({ end, spells }) => [end.kind, spells.length])).toEqual([
      ['held', 2],
      ['season-over', 1],
    ])
    const third = dynasty(2025, [...usual(1), ...usual(2)], { ...redraft, picks: chosen })
    expect(rate([first, third], 'a').paths.map(({ end }) => end.kind)).toEqual(['season-over', 'season-over'])
  })

  it('goes by what a league’s drafts show where the host does not say that rosters carry over', () => {
    const unstated = { settings: { lineupSlots: slots({ RB: 1, BENCH: 3 }) } }
    const swapped = { transactions: [traded('a', [swap(12, 2, 1), swap(11, 1, 2)])] }
    const endsWith = (picks: DraftPick[]) =>
      rate([dynasty(2024, [...usual(1), ...usual(2)], { ...unstated, ...swapped, picks })], 'a').paths.map(
        ({ end }) => end.kind,
      )
    // Four of sixteen spots were drafted: the others stayed over the winter.
    expect(endsWith([13, 14, 23, 24].map((number, index) => pick(index + 1, 1, index + 1, number)))).toEqual([
      'held',
      'held',
    ])
    expect(endsWith([11, 12, 13, 14, 21, 22, 23, 24].map((number, index) => pick(index + 1, 1, 1, number)))).toEqual([
      'season-over',
      'season-over',
    ])
  })

  it('is not rated until a week of it begins: it was made after the lock of the first one', () => {
    const made = { transactions: [traded('a', [swap(12, 2, 1), swap(11, 1, 2)])] }
    const lockedIn = (week: number): [number, number, number, number[]][] => [
      [week, 1, 11, [21]],
      [week, 2, 12, [22]],
      [week, 3, 13, [23]],
      [week, 4, 14, [24]],
    ]
    const seasonOf = (weeks: number, scored = weeks) =>
      dynasty(2024, [...lockedIn(1), ...usual(2)], {
        ...made,
        status: {
          phase: 'in-season',
          currentWeek: 2,
          scoredWeeks: Array.from({ length: scored }, (_, index) => index + 1),
          finalWeek: 3,
          regularSeasonFinalWeek: 3,
        },
        players: [11, 12, 13, 14, 21, 22, 23, 24].map((number) =>
          player(
            number,
            'RB',
            Array.from({ length: weeks }, () => (number > 20 ? 5 : number)),
          ),
        ),
      })
    const open = seasonOf(1)
    expect(rate([open], 'a')).toMatchObject({ state: 'open', best: null })
    expect([...rateSeasonTrades(open).values()].flatMap(({ sides }) => sides.map(({ value }) => value))).toEqual([
      null,
      null,
    ])
    expect([
      listMoveValues(historyOf(open).seasons),
      giveAwards(open).filter(({ award }) => award.key.includes('trade')),
    ]).toEqual([[], []])
    // Their games of the second week are over, its others are not.
    expect(rate([seasonOf(2, 1)], 'a')).toMatchObject({ state: 'leading', best: { teamId: 1, value: 1 } })
  })

  it('is not rated until the next season begins where it was made after the season\u2019s last lock and rosters stay', () => {
    const made = { transactions: [traded('a', [swap(12, 2, 1), swap(11, 1, 2)], { week: 2 })] }
    const locked: [number, number, number, number[]][] = [
      [2, 1, 11, [21]],
      [2, 2, 12, [22]],
      [2, 3, 13, [23]],
      [2, 4, 14, [24]],
    ]
    const seasonOf = (more: SeasonSketch = {}) => dynasty(2024, [...usual(1), ...locked], { ...made, ...more })
    expect(rate([seasonOf()], 'a')).toMatchObject({
      state: 'open',
      best: null,
      sides: [{ value: null }, { value: null }],
    })
    const next = dynasty(2025, [...usual(1), ...usual(2)])
    expect(rate([seasonOf(), next], 'a')).toMatchObject({ state: 'leading', best: { teamId: 1, value: 2 } })
    const redraft = seasonOf({ settings: { leagueType: 'redraft', lineupSlots: slots({ RB: 1, BENCH: 3 }) } })
    expect(rate([redraft], 'a')).toMatchObject({ state: 'decided', best: null })
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
    expect(sides.map(({ wins }) => wins)).toEqual([1, -1])
  })

  it('flips no game by a player whom his new team left on the bench', () => {
    // 21 scores 20 on the bench of team 1, which wins by a tenth with the 12.
    const season = dynasty(2024, [...usual(1), ...usual(2)], {
      players: [
        ...[11, 12, 13, 14].map((number) => player(number, 'RB', [number, number], { hostPlayerId: number })),
        ...[21, 22, 23, 24].map((number) => player(number, 'RB', [20, 5], { hostPlayerId: number })),
      ],
      matchups: [game(1, [1, 12], [3, 11.9]), game(2, [1, 12], [4, 14])],
      transactions: [traded('a', [swap(21, 2, 1)])],
    })
    expect(rate([season], 'a').flips).toEqual([])
  })

  it('is unknown where lineups do not show what a side got', () => {
    const league = (items: Transaction['items'], isRebuilt: boolean) =>
      dynasty(2024, [...usual(1), ...usual(2)], { transactions: [traded('a', items, { isRebuilt, teamId: 2 })] })
    const half = rate([league([swap(12, 2, 1)], true)], 'a')
    expect([half.state, half.best, ...half.sides.map(({ value }) => value)]).toEqual(['open', null, null, null])
    // Both sides are known, or the host says that one got nothing.
    for (const one of [league([swap(12, 2, 1), swap(11, 1, 2)], true), league([swap(12, 2, 1)], false)])
      expect(rate([one], 'a').best?.teamId).toBe(1)
  })

  it('has a winner where points and games agree, and none where the side with more points lost a game by it', () => {
    // Team 1 gets 2 and 30 points for 11 and 11.
    const league = (scoreOfThird: number) =>
      dynasty(2024, [...usual(1), ...usual(2)], {
        players: [
          player(11, 'RB', [11, 11], { hostPlayerId: 11 }),
          player(12, 'RB', [2, 30], { hostPlayerId: 12 }),
          ...[13, 14].map((number) => player(number, 'RB', [number, number], { hostPlayerId: number })),
          ...[21, 22, 23, 24].map((number) => player(number, 'RB', [1, 1], { hostPlayerId: number })),
        ],
        matchups: [game(1, [1, 2], [3, scoreOfThird]), game(2, [1, 30], [3, 5])],
        transactions: [traded('a', [swap(12, 2, 1), swap(11, 1, 2)])],
      })
    const verdictOf = (season: Season) => {
      const { best, sides } = rate([season], 'a')
      return { best: best?.teamId ?? null, first: sides.find(({ teamId }) => teamId === 1) }
    }
    expect(verdictOf(league(1))).toMatchObject({ best: 1, first: { wins: 0 } })
    expect(verdictOf(league(5))).toMatchObject({ best: null, first: { value: 10, wins: -1 } })
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
          const { sides, paths, best } = rateTrade(seasons, trade)
          if (best) for (const { wins } of sides) expect(best.wins ?? 0).toBeGreaterThanOrEqual(Math.max(0, wins ?? 0))
          expect(paths).toHaveLength(listTradedAssets(trade).length)
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

  it('the record of the best trade is the one with most points among the trades’ pages', () => {
    fc.assert(
      fc.property(anyChain, ({ seasons }) => {
        const history = historyOf(...seasons)
        const best = Math.max(
          0,
          ...rateLeagueTrades(history).flatMap(({ sides }) => sides.map(({ value }) => value ?? 0)),
        )
        const record = listRecords(history).all.find(({ kind }) => kind === 'best-trade')
        expect(record?.value ?? 0).toBeCloseTo(best, 3)
      }),
    )
  })

  it('the award is the best of its season’s trades, picks or not, and a manager’s best trade is his best until today', () => {
    fc.assert(
      fc.property(anyChain, ({ seasons }) => {
        for (const season of seasons) {
          const values = rateLeagueTrades(historyOf(season)).flatMap(({ sides }) =>
            sides.map(({ value }) => value ?? 0),
          )
          const award = giveAwards(season).find(({ award: { key } }) => key === 'best-trade')
          expect(award?.winner.value ?? 0).toBeCloseTo(Math.max(0, ...values), 3)
        }
        const history = historyOf(...seasons)
        const record = listRecords(history).all.find(({ kind }) => kind === 'best-trade')
        const moves = listMoveValues(history.seasons).filter(({ kind }) => kind === 'trade')
        expect(record?.value ?? 0).toBeCloseTo(Math.max(0, ...moves.map(({ value }) => value)), 3)
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

  it('the picks that are traded are those of the rookies’ draft while the veterans draft, and an auction has none', () => {
    const open: HostDraft = { players: 'veterans', type: 'snake', state: 'running', date: null, order: [], picks: [] }
    const boardOf = (...drafts: Partial<HostDraft>[]) =>
      listFutureDrafts([
        buildSeason({
          settings: { leagueType: 'dynasty', futureDraftRounds: 3 },
          status: { phase: 'pre-draft', isDrafted: false, currentWeek: 0, scoredWeeks: [] },
          tradedPicks: [{ season: 2025, round: 1, originalTeamId: 1, ownerTeamId: 2 }],
          drafts: drafts.map((draft) => ({ ...open, ...draft })),
        }),
      ]).map(({ season, rounds, picks }) => [season, rounds, picks.length])
    const later = [
      [2026, 3, 12],
      [2027, 3, 12],
    ]
    expect(boardOf({ rounds: 20 }, { players: 'rookies', rounds: 2, state: 'to-come' })).toEqual([
      [2025, 2, 8],
      ...later,
    ])
    expect(boardOf({ type: 'auction', rounds: 20 }, { players: 'rookies', rounds: 2, state: 'to-come' })[0]).toEqual([
      2025, 2, 8,
    ])
    expect(boardOf({ type: 'auction', rounds: 20 })).toEqual([...later, [2028, 3, 12]])
  })
})
