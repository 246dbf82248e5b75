import { describe, expect, it } from 'vitest'
import { parseBook } from '../../src/book/parse-book.ts'
import type { DraftPick } from '../../src/domain/host-season.ts'
import type { Season } from '../../src/domain/season.ts'
import { unknownSettings } from '../../src/domain/unknown-season.ts'
import { handleSeasonAhead } from '../../src/handlers/season-ahead.ts'
import { listThisWeek } from '../../src/screens/overview/SeasonAhead.tsx'
import { finishedSeason, teamOf } from '../analytics/history/build-history.ts'
import { buildSeason, game, holdDraft, lineup, pick, player, type SeasonSketch, slots } from '../build-season.ts'

const respond = (seasons: readonly Season[], text: string | null = null) => {
  const book = text === null ? null : { book: parseBook(text, 'espn-4242.yml'), showsMoney: false }
  return handleSeasonAhead({ seasons, aliases: {}, missing: [], book })
}

/** In one week: Ann outscored all others, Bob two, Cem one, Dia none. */
const last = (more: SeasonSketch = {}) =>
  finishedSeason(2024, ['ann', 'bob', 'cem', 'dia'], [game(1, [1, 100], [2, 90]), game(1, [3, 80], [4, 70])], more)

const toCome = (week: number, home: number, away: number) => game(week, [home, 0], [away, 0], { status: 'scheduled' })

/** Not begun: each meets two of the others. */
const next = (owners: readonly string[], more: SeasonSketch = {}) =>
  buildSeason({
    season: 2025,
    teams: owners.map((owner) => teamOf(owner)),
    matchups: [toCome(1, 1, 2), toCome(1, 3, 4), toCome(2, 1, 3), toCome(2, 2, 4)],
    ...more,
    status: { phase: 'pre-draft', currentWeek: 0, isDrafted: false, scoredWeeks: [], ...more.status },
  })

describe('the schedule ahead', () => {
  const strengths = (seasons: readonly Season[]) =>
    respond(seasons).schedule.map(({ managerName, strength, rated, games }) => [managerName, strength, rated, games])

  it('is the mean of what the managers outscored whom a team meets, the hardest first', () => {
    expect(strengths([last(), next(['ann', 'bob', 'cem', 'dia'])])).toEqual([
      // Ann and Dia meet Bob with 2/3 and Cem with 1/3, these meet Ann with 1 and Dia with 0.
      ['Ann', 0.5, 2, 2],
      ['Bob', 0.5, 2, 2],
      ['Cem', 0.5, 2, 2],
      ['Dia', 0.5, 2, 2],
    ])
  })

  it('follows managers, not teams, and leaves out who did not play last season', () => {
    // Ann has another slot, and Eve is new.
    expect(strengths([last(), next(['eve', 'ann', 'bob', 'cem'])])).toEqual([
      // Bob meets Eve, whom nobody can rate, and Cem with 1/3.
      ['Eve', 0.8333, 2, 2],
      ['Cem', 0.8333, 2, 2],
      ['Ann', 0.3333, 1, 2],
      ['Bob', 0.3333, 1, 2],
    ])
    // Fay and Gil meet Ann and Eve, who is new: one of two games is enough.
    expect(strengths([last(), next(['eve', 'fay', 'gil', 'ann'])])).toEqual([
      ['Fay', 1, 1, 2],
      ['Gil', 1, 1, 2],
      ['Eve', null, 0, 2],
      ['Ann', null, 0, 2],
    ])
  })

  it('is silent without a schedule, and in a first season', () => {
    expect(strengths([last(), next(['ann', 'bob', 'cem', 'dia'], { matchups: [] })])).toEqual([])
    expect(strengths([next(['ann', 'bob', 'cem', 'dia'])])).toEqual([])
    expect(respond([])).toMatchObject({ season: null, before: null, schedule: [], keepers: [], changes: [] })
  })
})

describe('before a season', () => {
  it('lists entered keepers with their cost and last season’s result', () => {
    const before = last({
      players: [1, 2, 3].map((number) => player(number, 'RB', [10 * number], { hostPlayerId: number })),
    })
    const draft = {
      ...holdDraft([
        { ...pick(5, 3, 1, 7), isKeeper: true },
        { ...pick(1, 1, 2, 9), isKeeper: true },
      ]),
      state: 'to-come' as const,
    }
    const ahead = (host: 'espn' | 'sleeper') =>
      next(['ann', 'bob', 'cem', 'dia'], {
        host,
        players: [
          player(7, 'RB', [], { hostPlayerId: 2, name: 'Old Back' }),
          player(9, 'RB', [], { hostPlayerId: 99, name: 'New Back' }),
        ],
        drafts: [draft],
      })
    // ESPN lists keepers in the first rounds, whatever they cost.
    expect(respond([before, ahead('espn')]).keepers.map(({ round }) => round)).toEqual([null, null])
    expect(respond([before, ahead('sleeper')]).keepers).toMatchObject([
      { team: { name: 'Team 1' }, player: { name: 'Old Back' }, round: 3, lastPoints: 20, lastRank: 2 },
      { team: { name: 'Team 2' }, player: { name: 'New Back' }, round: 1, lastPoints: null, lastRank: null },
    ])
  })

  describe('in a league with a rule for keepers', () => {
    const players = [1, 2, 3, 4, 5].map((number) => player(number, 'RB', [10 * number], { hostPlayerId: number }))
    const drafted = (more: SeasonSketch = {}) =>
      last({
        players,
        lineups: [lineup(1, 1, { RB: [1, 2, 3, 4] }), lineup(1, 2, { RB: [5] })],
        picks: [pick(1, 1, 1, 4), pick(5, 3, 1, 1), pick(6, 3, 2, 5), pick(9, 5, 1, 2)],
        ...more,
      })
    const toDraft = (picks: DraftPick[], type: 'snake' | 'auction' = 'snake') =>
      next(['ann', 'bob', 'cem', 'dia'], {
        players,
        settings: { draftType: type },
        drafts: [{ ...holdDraft(picks, type), state: 'to-come' }],
      })
    const rule = 'keepers: {cost: round, change: 1, undrafted: 8}'

    it('lists the best three of each team until a keeper is entered', () => {
      const { candidates, keepers } = respond([drafted(), toDraft([])], rule)
      expect(keepers).toEqual([])
      expect(candidates.map(({ player: { name }, round, lastPoints }) => [name, round, lastPoints])).toEqual([
        ['RB 4', 1, 40],
        ['RB 3', 8, 30],
        ['RB 2', 4, 20],
        ['RB 5', 2, 50],
      ])
      expect(respond([drafted(), toDraft([])]).candidates).toEqual([])
    })

    it('has the cost of entered keepers by it, whatever round ESPN lists them in', () => {
      const entered = respond([drafted(), toDraft([{ ...pick(1, 1, 1, 2), isKeeper: true }])], rule)
      expect(entered.keepers).toMatchObject([{ player: { name: 'RB 2' }, round: 4, price: null }])
      expect(entered.candidates).toEqual([])
      // Without an earlier draft that round is all there is.
      const [alone] = respond([toDraft([{ ...pick(1, 1, 1, 2), isKeeper: true }])], rule).keepers
      expect(alone).toMatchObject({ round: null, price: null })
    })

    it('has no price for a round once players are bought', () => {
      const bought = { ...pick(1, 1, 1, 2), round: null, pickInRound: null, isKeeper: true, bidDollars: 12 }
      expect(respond([drafted(), toDraft([], 'auction')], rule).candidates).toEqual([])
      expect(respond([drafted(), toDraft([bought], 'auction')], rule).keepers).toMatchObject([
        { round: null, price: 12 },
      ])
    })
  })

  it('has nothing new where settings are the same, and of a file only the number of teams', () => {
    const slotsOf = slots({ QB: 1, RB: 2 })
    const settings = { lineupSlots: slotsOf, regularSeasonMatchups: 1 }
    const ahead = next(['ann', 'bob', 'cem', 'dia'], { settings })
    expect(respond([last({ settings }), ahead]).changes).toEqual([])
    const table = last({ settings: { ...unknownSettings, regularSeasonMatchups: 1, playoffTeamCount: 0 } })
    expect(respond([table, ahead]).changes).toEqual([])
    const fewer = next(['ann', 'bob', 'cem'], { settings, matchups: [] })
    expect(respond([table, fewer]).changes).toEqual([{ setting: 'Teams', before: '4', now: '3' }])
  })

  it('lists settings that differ from the season before, and rule changes of the book for this season', () => {
    const ahead = next(['ann', 'bob', 'cem', 'dia'], {
      settings: {
        pointsPerReception: 0.5,
        playoffTeamCount: 4,
        acquisition: { usesBudget: true, budgetDollars: 100, minimumBidDollars: 0 },
      },
    })
    const { changes, ruleChanges } = respond(
      [last(), ahead],
      'rule_changes: {2024: [An old one], 2025: [Two keepers, "No trades after week 10"]}',
    )
    expect(changes).toEqual([
      { setting: 'Points per reception', before: '1', now: '0.5' },
      { setting: 'Regular season', before: '1 game', now: '2 games' },
      { setting: 'Playoff teams', before: '2', now: '4' },
      { setting: 'FAAB budget', before: 'none', now: '$100' },
    ])
    expect(ruleChanges).toEqual([
      { season: 2025, text: 'Two keepers' },
      { season: 2025, text: 'No trades after week 10' },
    ])
    expect(() => parseBook('rule_changes: {2025: often}', 'espn-4242.yml')).toThrow(/a list of changes/)
  })

  it('has drafts and trades of earlier seasons by their day, and those of the reader’s week', () => {
    const drafted = last({ players: [player(1, 'RB', [], { name: 'Joe Runner' })] })
    const season = { ...drafted, drafts: [{ ...held(drafted), date: '2024-08-28T18:00:00Z' }] }
    const { moments } = respond([season, next(['ann', 'bob', 'cem', 'dia'])])
    expect(moments).toEqual([
      { season: 2024, date: '2024-08-28T18:00:00.000Z', text: '2024: Ann took Joe Runner first on draft day.' },
    ])
    // The Thursday of 2025 in the week from August 25; the week after has nothing.
    expect(listThisWeek(moments, new Date('2025-08-30T12:00:00Z'))).toHaveLength(1)
    expect(listThisWeek(moments, new Date('2025-09-03T12:00:00Z'))).toEqual([])
    // Not on the day itself.
    expect(listThisWeek(moments, new Date('2024-08-28T20:00:00Z'))).toEqual([])
  })
})

/** A complete draft of one pick. */
function held(season: Season): Season['drafts'][number] {
  const { drafts } = buildSeason({ players: season.players, picks: [pick(1, 1, 1, 1)] })
  const [draft] = drafts
  if (!draft) throw new Error('no draft')
  return draft
}
