import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DraftPick, HostDraft, OwnedPick } from '../../src/domain/host-season.ts'
import { listDraftsOfPick, listPicksToCome, mainDraft, nextDraft } from '../../src/verdict/drafts.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { buildHostSeason, game, player, type SeasonSketch } from '../build-season.ts'

const draft = (fields: Partial<HostDraft>): HostDraft => ({
  players: 'all',
  type: 'snake',
  state: 'to-come',
  date: null,
  order: [],
  picks: [],
  ...fields,
})

const made = (overallPick: number, teamId: number, fields: Partial<DraftPick> = {}): DraftPick => ({
  overallPick,
  round: 1 + Math.floor((overallPick - 1) / 4),
  pickInRound: 1 + ((overallPick - 1) % 4),
  teamId,
  player: overallPick,
  isKeeper: false,
  bidDollars: null,
  ...fields,
})

const beforeDraft: SeasonSketch = {
  status: { phase: 'pre-draft', isDrafted: false, currentWeek: 0, scoredWeeks: [] },
  players: Array.from({ length: 40 }, (_, index) => player(index + 1, 'RB')),
}
const judge = (drafts: HostDraft[], sketch: SeasonSketch = beforeDraft) =>
  judgeSeason({ ...buildHostSeason(sketch), drafts })
const stateOf = (fields: Partial<HostDraft>, sketch?: SeasonSketch) => judge([draft(fields)], sketch).drafts[0]?.state

describe('a draft', () => {
  it('is not begun by keepers, but by another pick or by the host’s word', () => {
    const keeper = made(5, 1, { isKeeper: true })
    expect(stateOf({ rounds: 3, picks: [keeper] })).toBe('to-come')
    expect(stateOf({ rounds: 3, picks: [keeper, made(1, 1)] })).toBe('running')
    expect(stateOf({ rounds: 3, picks: [keeper], state: 'running' })).toBe('running')
    expect(judge([draft({ rounds: 3, picks: [keeper] })]).status).toMatchObject({
      phase: 'pre-draft',
      isDrafting: false,
    })
  })

  it('is complete with its last pick, and once the season is played, whatever the host says', () => {
    const picks = [1, 2, 3, 4].map((team) => made(team, team))
    expect(stateOf({ rounds: 1, picks, state: 'running' })).toBe('complete')
    expect(judge([draft({ rounds: 1, picks, state: 'running' })]).status.phase).toBe('pre-season')
    const played = { players: beforeDraft.players, matchups: [game(1, [1, 90], [2, 80])] }
    expect(stateOf({ rounds: 9, picks, state: 'running' }, played as SeasonSketch)).toBe('complete')
  })

  it('of several is the largest complete one, else the next one', () => {
    const rookies = draft({ players: 'rookies', state: 'complete', rounds: 1, picks: [made(1, 1)], date: '2026-05-01' })
    const whole = draft({ state: 'complete', picks: [made(1, 1), made(2, 2)], date: '2026-06-01' })
    const ahead = draft({ rounds: 9, picks: [], date: '2026-07-01' })
    expect(mainDraft(judge([rookies, whole, ahead]))?.picks).toHaveLength(2)
    expect(mainDraft(judge([ahead]))?.state).toBe('to-come')
  })

  it('that is complete comes before one to come, whatever their dates are', () => {
    const late = draft({ state: 'complete', picks: [made(1, 1)], date: '2026-08-01' })
    const postponed = draft({ rounds: 9, date: '2026-07-01' })
    expect(judge([postponed, late]).drafts.map(({ state }) => state)).toEqual(['complete', 'to-come'])
  })

  it('that was broken off and held again is none', () => {
    const whole = draft({ state: 'complete', picks: [made(1, 1), made(2, 2)] })
    const brokenOff = draft({ state: 'running', picks: [made(1, 3)] })
    expect(judge([brokenOff, whole]).drafts.map(({ state }) => state)).toEqual(['complete'])
  })

  it('is numbered in order of time, and its picks after those of the drafts before it', () => {
    const rookies = draft({
      players: 'rookies',
      rounds: 1,
      date: '2025-08-01T00:00:00Z',
      state: 'complete',
      picks: [made(1, 2, { player: 9 })],
    })
    const veterans = draft({
      players: 'veterans',
      date: '2025-03-01T00:00:00Z',
      state: 'complete',
      picks: [made(1, 1), made(2, 2)],
    })
    const season = judge([rookies, veterans])
    expect(season.drafts.map(({ players, picks }) => [players, ...picks.map(({ number }) => number)])).toEqual([
      ['veterans', 1, 2],
      ['rookies', 3],
    ])
    expect(nextDraft(season)).toBeUndefined()
    const inJuly = listDraftsOfPick(season, '2025-07-01T00:00:00Z').map(({ players }) => players)
    expect(inJuly).toEqual(['rookies', 'veterans'])
  })

  it('has the pick of a draft that was still to come when it was traded', () => {
    const rookies = draft({ players: 'rookies', date: '2025-05-01T00:00:00Z', state: 'complete', picks: [made(1, 2)] })
    const veterans = draft({
      players: 'veterans',
      date: '2025-08-20T00:00:00Z',
      state: 'complete',
      picks: [made(1, 1, { player: 9 })],
    })
    const at = (date: string | null) => listDraftsOfPick(judge([veterans, rookies]), date)[0]?.players
    expect([at(null), at('2025-04-01T00:00:00Z'), at('2025-07-01T00:00:00Z')]).toEqual([
      'rookies',
      'rookies',
      'veterans',
    ])
  })
})

describe('the slots of a draft', () => {
  it('that the host leaves out are the only one left, or those of the picks that were made there', () => {
    const slotsOf = (order: (number | null)[], picks: DraftPick[], tradedPicks: OwnedPick[] = []) =>
      judgeSeason({ ...buildHostSeason(beforeDraft), drafts: [draft({ order, picks, type: 'linear' })], tradedPicks })
        .drafts[0]?.slots
    expect(slotsOf([1, null, 3, 4], [])).toEqual([1, 2, 3, 4])
    expect(slotsOf([null, null, 3, 4], [])).toEqual([null, null, 3, 4])
    // Team 2 picked in the second slot, and in the first one with the traded pick of team 1.
    const traded = { season: 2025, round: 1, originalTeamId: 1, ownerTeamId: 2 }
    const picks = [made(1, 2, { slot: 1 }), made(2, 2, { slot: 2 }), made(5, 1, { slot: 1 }), made(6, 2, { slot: 2 })]
    expect(slotsOf([null, null, 3, 4], picks, [traded])).toEqual([1, 2, 3, 4])
  })

  it('say whose pick was used; without them it is unknown, not its team’s own', () => {
    const originalOf = (order: number[]) =>
      judge([draft({ order, picks: [made(1, 2, { slot: 1 })] })]).drafts[0]?.picks[0]?.originalTeamId
    expect([originalOf([1, 2, 3, 4]), originalOf([])]).toEqual([1, null])
  })
})

describe('picks to come', () => {
  function listFirst(reversal: { reversalRound?: number }): (number | null)[] {
    const slots = [3, 1, 4, 2]
    const [judged = null] = judge([draft({ rounds: 5, order: slots, ...reversal })]).drafts
    const toCome = listPicksToCome({ rounds: 5, slots, isOrdered: true }, judged)
    return toCome.filter(({ pickInRound }) => pickInRound === 1).map(({ originalTeamId }) => originalTeamId)
  }

  it('alternate, and repeat the direction of the round before a reversal', () => {
    expect(listFirst({})).toEqual([3, 2, 3, 2, 3])
    expect(listFirst({ reversalRound: 3 })).toEqual([3, 2, 2, 3, 2])
  })

  it('and those that were made are all picks of the draft, each once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom('snake' as const, 'linear' as const),
        fc.option(fc.integer({ min: 2, max: 5 })),
        fc.array(fc.integer({ min: 1, max: 24 })),
        (rounds, type, reversal, numbers) => {
          const slots = [3, 1, 4, 2]
          const picks = [...new Set(numbers.filter((number) => number <= rounds * 4))].map((number) => made(number, 1))
          const [judged = null] = judge([
            draft({ type, rounds, order: slots, picks, ...(reversal ? { reversalRound: reversal } : {}) }),
          ]).drafts
          const toCome = listPicksToCome({ rounds, slots, isOrdered: true }, judged)
          const places = [
            ...picks.map(({ overallPick }) => overallPick),
            ...toCome.map(({ overallPick }) => overallPick ?? 0),
          ]
          expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: rounds * 4 }, (_, index) => index + 1))
        },
      ),
    )
  })
})
