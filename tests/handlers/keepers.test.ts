import { describe, expect, it } from 'vitest'
import { wasKept } from '../../src/analytics/kept-players.ts'
import { parseBook } from '../../src/book/parse-book.ts'
import type { DraftPick } from '../../src/domain/host-season.ts'
import type { Season } from '../../src/domain/season.ts'
import { handleKeepers } from '../../src/handlers/keepers.ts'
import { buildSeason, lineup, pick, player, type SeasonSketch, slots } from '../build-season.ts'

const keeper = (one: DraftPick): DraftPick => ({ ...one, isKeeper: true })

/** Team 1 has players 1 (round 3), 2 (round 1), and 3, whom nobody drafted. */
const season = (year: number, more: SeasonSketch = {}): Season =>
  buildSeason({
    season: year,
    teams: 2,
    settings: { lineupSlots: slots({ RB: 3, BENCH: 2 }) },
    status: { phase: 'complete', currentWeek: 1, scoredWeeks: [1], finalWeek: 1 },
    players: [1, 2, 3, 4].map((number) => player(number, 'RB', [10 * number], { hostPlayerId: number })),
    lineups: [lineup(1, 1, { RB: [1, 2, 3] }), lineup(1, 2, { RB: [4] })],
    picks: [pick(1, 1, 1, 2), keeper(pick(5, 3, 1, 1)), pick(6, 3, 2, 4)],
    ...more,
  })

const book = (keepers: string) => ({ book: parseBook(`keepers: ${keepers}`, 'espn-4242.yml'), showsMoney: false })
const ask = (keepers: string | null, ...seasons: Season[]) =>
  handleKeepers({ seasons, aliases: {}, missing: [], book: keepers === null ? null : book(keepers) })
const costs = (keepers: string, ...seasons: Season[]) =>
  ask(keepers, ...seasons)
    .candidates.filter(({ team }) => team.name === 'Team 1')
    .map(({ player: { name }, cost, refusal }) => [name, cost, refusal])

describe('keepers', () => {
  it('cost a round earlier than they were drafted, never earlier than round 1', () => {
    expect(costs('{cost: round, change: 1, undrafted: 10}', season(2025))).toEqual([
      ['RB 3', 10, null],
      ['RB 1', 2, null],
      ['RB 2', 1, null],
    ])
  })

  it('cost what they were drafted for, and nobody keeps an undrafted one without a rule', () => {
    expect(costs('{cost: as-drafted}', season(2025))).toEqual([
      ['RB 1', 3, null],
      ['RB 2', 1, null],
      ['RB 3', null, 'undrafted'],
    ])
  })

  it('cost a few dollars more in an auction, the cheapest first', () => {
    const bought = season(2025, {
      settings: { draftType: 'auction', lineupSlots: slots({ RB: 3, BENCH: 2 }) },
      picks: [
        { ...pick(1, 1, 1, 2), round: null, bidDollars: 40 },
        { ...pick(2, 1, 1, 1), round: null, bidDollars: 7 },
      ],
    })
    expect(costs('{cost: price, change: 5, undrafted: 5}', bought)).toEqual([
      ['RB 3', 5, null],
      ['RB 1', 12, null],
      ['RB 2', 45, null],
    ])
    // Who cannot be kept comes last.
    expect(costs('{cost: price, change: 5}', bought)).toEqual([
      ['RB 1', 12, null],
      ['RB 2', 45, null],
      ['RB 3', null, 'undrafted'],
    ])
  })

  it('are kept only as many years in a row as the rule allows', () => {
    const two = [season(2024), season(2025)]
    const first = (years: number) => ask(`{cost: round, years: ${years}}`, ...two).candidates[0]
    expect(first(3)).toMatchObject({ player: { name: 'RB 1' }, timesKept: 2, cost: 3, refusal: null })
    expect(costs('{cost: round, years: 2}', ...two)).toContainEqual(['RB 1', null, 'years'])
    // A missing season ends the row.
    expect(costs('{cost: round, years: 2}', season(2023), season(2025))).toContainEqual(['RB 1', 3, null])
  })

  it('are of the last season with rosters before the next draft', () => {
    const ahead = buildSeason({ season: 2026, status: { phase: 'pre-draft', currentWeek: 0, scoredWeeks: [] } })
    expect(ask('{cost: round}', season(2025), ahead)).toMatchObject({ from: 2025, candidates: { length: 4 } })
    expect(ask('{cost: round}', ahead)).toMatchObject({ from: null, candidates: [] })
  })

  it('are on today’s rosters, whoever started them in the last week', () => {
    const rosters = [
      { teamId: 1, players: [4, 2] },
      { teamId: 2, players: [1] },
    ]
    const candidates = (one: Season) =>
      ask('{cost: round, undrafted: 8}', one).candidates.map(({ team, player: { name } }) => [team.name, name])
    expect(candidates(season(2025, { rosters })).toSorted()).toEqual([
      ['Team 1', 'RB 2'],
      ['Team 1', 'RB 4'],
      ['Team 2', 'RB 1'],
    ])
  })

  it('are kept without a pick where the next season starts with them on the same team, and not on another', () => {
    const settings = { leagueType: 'keeper', lineupSlots: slots({ RB: 3, BENCH: 2 }) } as const
    const next = (lineups: SeasonSketch['lineups']) => season(2025, { lineups, settings, picks: [pick(1, 1, 1, 2)] })
    expect(wasKept(next([lineup(1, 1, { RB: [1, 2] }), lineup(1, 2, { RB: [4] })]), 1, 1)).toBe(true)
    expect(wasKept(next([lineup(1, 1, { RB: [2] }), lineup(1, 2, { RB: [1, 4] })]), 1, 1)).toBe(false)
  })

  it('are worth their points beyond their position at that cost', () => {
    expect(ask('{cost: round}', season(2025)).kept).toMatchObject([
      { season: 2025, player: { name: 'RB 1' }, drafted: { round: 3, isKeeper: true }, worth: -15 },
    ])
  })

  it('are not listed without a rule', () => {
    expect(ask(null, season(2025))).toMatchObject({ rule: null, from: null, candidates: [], kept: [] })
  })

  it('have a rule that is checked', () => {
    expect(() => book('{cost: rounds}')).toThrow(/keepers\.cost.*round/)
    expect(() => book('{cost: round, years: often}')).toThrow(/a number of years such as 2/)
  })
})
