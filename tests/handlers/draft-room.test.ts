import { describe, expect, it } from 'vitest'
import type { HostDraft } from '../../src/domain/host-season.ts'
import { handleDraftRoom } from '../../src/handlers/draft-room.ts'
import { buildSeason, holdDraft, pick, player, type SeasonSketch, slots } from '../build-season.ts'

const before: SeasonSketch['status'] = { phase: 'pre-draft', currentWeek: 0, isDrafted: false, scoredWeeks: [] }

const players = [
  player(1, 'RB', []),
  player(2, 'RB', []),
  player(3, 'WR', []),
  player(4, 'QB', []),
  player(5, 'RB', []),
  player(6, 'TE', []),
]

/** Four teams in the order 1 to 4, four rounds. */
function draft(picks: HostDraft['picks'], more: Partial<HostDraft> = {}): HostDraft {
  return { ...holdDraft(picks, more.type), state: 'running', rounds: 4, order: [1, 2, 3, 4], ...more }
}

const roomOf = (drafts: HostDraft[], more: SeasonSketch = {}) =>
  handleDraftRoom(
    {
      season: buildSeason({ host: 'sleeper', status: before, players, drafts, ...more }),
      context: { seasons: [], asOf: null },
    },
    { host: 'sleeper', leagueId: '4242', season: undefined },
  )

/** The teams of the picks to come, by overall pick. */
const nextOf = (room: ReturnType<typeof roomOf>) => room.next.map(({ overallPick, team }) => [overallPick, team.name])

describe('the draft room', () => {
  it('has the team on the clock by the order of a snake draft', () => {
    const room = roomOf([draft([pick(1, 1, 1, 1), pick(2, 1, 2, 2), pick(3, 1, 3, 3), pick(4, 1, 4, 4)])])
    expect(room).toMatchObject({ state: 'running', picksMade: 4, picksTotal: 16, whyNoClock: null })
    expect(room.clock).toMatchObject({ overallPick: 5, round: 2, pickInRound: 1, team: { name: 'Team 4' } })
    expect(nextOf(room).slice(0, 5)).toEqual([
      [5, 'Team 4'],
      [6, 'Team 3'],
      [7, 'Team 2'],
      [8, 'Team 1'],
      [9, 'Team 1'],
    ])
  })

  it('goes on from the last slot in a third round that is reversed, and from the first in a linear draft', () => {
    expect(nextOf(roomOf([draft([], { reversalRound: 3 })]))[8]).toEqual([9, 'Team 4'])
    expect(nextOf(roomOf([draft([], { type: 'linear' })]))[4]).toEqual([5, 'Team 1'])
  })

  it('has the team that a pick was traded to', () => {
    const tradedPicks = [
      { season: 2025, round: 2, originalTeamId: 4, ownerTeamId: 1 },
      { season: 2026, round: 2, originalTeamId: 3, ownerTeamId: 1 },
    ]
    const room = roomOf([draft([], {})], { tradedPicks })
    expect(nextOf(room).slice(4, 6)).toEqual([
      [5, 'Team 1'],
      [6, 'Team 3'],
    ])
  })

  it('passes picks that keepers have taken, and lists no keeper as news', () => {
    const kept = { ...pick(2, 1, 2, 3), isKeeper: true }
    const room = roomOf([draft([pick(1, 1, 1, 1), kept])])
    expect(room.clock).toMatchObject({ overallPick: 3, team: { name: 'Team 3' } })
    expect(room.last.map((one) => one.player.name)).toEqual(['RB 1'])
  })

  it('has the pick on the clock again that the commissioner has taken back', () => {
    const [first, second, third] = [pick(1, 1, 1, 1), pick(2, 1, 2, 2), pick(3, 1, 3, 3)]
    expect(roomOf([draft([first, second, third])]).clock).toMatchObject({ overallPick: 4 })
    const undone = roomOf([draft([first, second])])
    expect(undone.clock).toMatchObject({ overallPick: 3, team: { name: 'Team 3' } })
    expect(undone.last.map(({ overallPick }) => overallPick)).toEqual([2, 1])
    // A pick in the middle of the draft.
    expect(roomOf([draft([first, third])]).clock).toMatchObject({ overallPick: 2, team: { name: 'Team 2' } })
    // All of them: the host says that the draft runs.
    expect(roomOf([draft([])])).toMatchObject({ state: 'running', clock: { overallPick: 1 }, last: [] })
  })

  it('follows the host’s own list where it has one', () => {
    const pending = [
      { overallPick: 3, round: 2, pickInRound: 1, teamId: 2 },
      { overallPick: 2, round: 1, pickInRound: 2, teamId: 3 },
    ]
    const room = roomOf([draft([pick(1, 1, 1, 1)], { type: 'other', pending, order: [] })])
    expect(nextOf(room)).toEqual([
      [2, 'Team 3'],
      [3, 'Team 2'],
    ])
    expect(room.clock).toMatchObject({ overallPick: 2 })
  })

  it('says of nobody that he is on the clock in an auction, and where the order is unknown', () => {
    const bought = { ...pick(1, 1, 1, 1), bidDollars: 40 }
    const auction = roomOf([draft([bought], { type: 'auction' })])
    expect(auction).toMatchObject({ clock: null, whyNoClock: 'auction', next: [], picksTotal: null })
    expect(auction.needs[0]).toMatchObject({ spentDollars: 40 })
    const unordered = roomOf([draft([pick(1, 1, 1, 1)], { order: [] })])
    expect(unordered).toMatchObject({ clock: null, whyNoClock: 'order-unknown', next: [], last: { length: 1 } })
    expect(roomOf([draft([], { type: 'other' })])).toMatchObject({ clock: null, whyNoClock: 'order-unknown' })
  })

  it('is silent before the draft and after it', () => {
    const ahead = roomOf([draft([], { state: 'to-come', date: '2025-08-30T23:00:00Z' })])
    expect(ahead).toMatchObject({ state: 'to-come', clock: null, whyNoClock: null, last: [], next: { length: 16 } })
    const done = roomOf([draft([pick(1, 1, 1, 1)], { state: 'complete' })])
    expect(done).toMatchObject({ state: 'complete', clock: null, next: [], needs: [], last: { length: 1 } })
    expect(roomOf([])).toMatchObject({ state: null, clock: null, last: [], needs: [] })
  })

  it('keeps who is on the clock while the draft is paused', () => {
    expect(roomOf([draft([pick(1, 1, 1, 1)], { isPaused: true })])).toMatchObject({
      state: 'paused',
      clock: { overallPick: 2 },
    })
  })

  it('is of the draft that runs where a season has several, with the trades of its own picks', () => {
    const startup = draft([pick(1, 1, 1, 1)], { state: 'complete', date: '2025-05-01T00:00:00Z' })
    const rookies = draft([], { players: 'rookies', rounds: 2, date: '2025-08-01T00:00:00Z' })
    const tradedPicks = [{ season: 2025, round: 1, originalTeamId: 1, ownerTeamId: 3 }]
    const room = roomOf([startup, rookies], { tradedPicks })
    expect(room).toMatchObject({ name: 'Rookie draft', state: 'running', picksTotal: 8 })
    expect(room.clock).toMatchObject({ overallPick: 1, team: { name: 'Team 3' } })
  })

  it('counts the slots that a team has still to fill, each player in one of them', () => {
    const settings = { lineupSlots: slots({ QB: 1, RB: 1, WR: 1, FLEX: 1, BENCH: 2 }) }
    // Two RB fill RB and FLEX, the third sits on the bench.
    const room = roomOf([draft([pick(1, 1, 1, 1), pick(8, 2, 1, 2), pick(9, 3, 1, 5), pick(2, 1, 2, 4)])], { settings })
    const openOf = (team: string) =>
      room.needs.find((one) => one.team.name === team)?.openSlots.map(({ slot, count }) => `${count} ${slot}`)
    expect(openOf('Team 1')).toEqual(['1 QB', '1 WR'])
    expect(openOf('Team 2')).toEqual(['1 RB', '1 WR', '1 FLEX'])
    expect(openOf('Team 3')).toEqual(['1 QB', '1 RB', '1 WR', '1 FLEX'])
  })

  it('counts the roster of a dynasty, whose teams have players before the draft', () => {
    const rosters = [{ teamId: 1, players: [4, 6] }]
    const settings = { lineupSlots: slots({ QB: 1, RB: 1 }), leagueType: 'dynasty' } as const
    const of = (leagueType: 'dynasty' | 'keeper') =>
      roomOf([draft([], { players: 'rookies' })], { rosters, settings: { ...settings, leagueType } }).needs[0]
    expect(of('dynasty')).toMatchObject({ players: 2, openSlots: [{ slot: 'RB', count: 1 }] })
    // In a keeper league the roster is that of the season before.
    expect(of('keeper')).toMatchObject({ players: 0, openSlots: { length: 2 } })
  })
})
