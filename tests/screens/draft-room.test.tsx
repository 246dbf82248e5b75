/** The draft board while a draft runs, in every state of a draft, and how the league's managers draft. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { DraftRoomResponse } from '../../src/contract/responses/draft-room.ts'
import type { Season } from '../../src/domain/season.ts'
import { Tendencies } from '../../src/parts/draft/Tendencies.tsx'
import { describeClock, refreshAfter } from '../../src/parts/draft/use-draft-room.ts'
import { DraftRoom } from '../../src/screens/draftboard/DraftRoom.tsx'
import { describeFirsts, describePick, describeTiming } from '../../src/screens/draftboard/draft-values.ts'
import { brokenText } from '../support/broken-text.ts'
import { completeResponse, type PartOf } from '../support/complete-response.ts'
import { demoSeason, readResponseFor, showElement } from '../support/shown-screen.ts'

let season: Season
beforeAll(async () => {
  season = await demoSeason(101)
})

const leagueRef = { host: 'espn', leagueId: '101' } as const
const alpha = { id: 1, name: 'Alpha' }
const beta = { id: 2, name: 'Beta' }
const player = (id: number, name: string, position: string) => ({ id, name, position })

const usual = {
  seasons: [2023, 2024],
  positions: [
    { position: 'TE', firstRound: 5.25, overallPicks: [58, 70] },
    { position: 'RB', firstRound: 1, overallPicks: [1.5, 4] },
  ],
  picks: [
    {
      overallPick: 3,
      drafts: 2,
      meanPoints: 142.06,
      best: { season: 2024, playerName: 'Max', position: 'WR', points: 200 },
    },
  ],
}

const running: PartOf<DraftRoomResponse> = {
  season: 2025,
  state: 'running',
  type: 'snake',
  rounds: 15,
  picksMade: 2,
  picksTotal: 30,
  clock: { overallPick: 3, round: 2, pickInRound: 1, team: beta },
  next: [
    { overallPick: 3, round: 2, pickInRound: 1, team: beta },
    { overallPick: 4, round: 2, pickInRound: 2, team: alpha },
  ],
  last: [
    {
      pickId: 12,
      overallPick: 2,
      round: 1,
      pickInRound: 2,
      positionPick: 1,
      team: beta,
      player: player(2, 'Tall', 'TE'),
    },
    {
      pickId: 11,
      overallPick: 1,
      round: 1,
      pickInRound: 1,
      positionPick: 1,
      team: alpha,
      player: player(1, 'Fast', 'RB'),
    },
  ],
  needs: [
    {
      team: alpha,
      players: 1,
      openSlots: [
        { slot: 'QB', count: 1 },
        { slot: 'RB', count: 2 },
      ],
    },
    { team: beta, players: 1, openSlots: [] },
  ],
}

function show(room: PartOf<DraftRoomResponse>) {
  const league = { ...readResponseFor(season, 'hostLeague', leagueRef), seasons: [2023, 2024, 2025] }
  const place = { leagueRef, league, parameters: {}, query: new URLSearchParams() }
  return showElement(
    <DraftRoom {...place} onPicks={() => {}} />,
    {
      calls: async (ask) => {
        await ask('draftRoom', { ...leagueRef, season: league.season ?? undefined })
        await ask('draftTendencies', leagueRef)
      },
    },
    season,
    {
      draftRoom: () => completeResponse('draftRoom', room),
      draftTendencies: () => completeResponse('draftTendencies', { usual }),
    },
  )
}

describe('the draft room', () => {
  it('says who is on the clock, what was picked last, and which slots are open', async () => {
    const page = await show(running)
    expect(page.texts('h2')).toEqual(['On the clock: Beta'])
    expect(page.text).toContain('Pick 2.01, 3 of 30')
    expect(page.texts('h3')).toEqual(['Next picks', 'Last picks', 'Starting slots to fill'])
    expect(page.text).toContain('TE1, 56 picks early · Beta')
    expect(page.text).toContain('RB1, 1 pick early · Alpha')
    expect(page.text).toContain(
      'Pick 3 brought 142.1 points on average in 2 earlier drafts. Best: Max (WR), 200.0 in 2024. The first RB goes in round 1 here, TE 5.3.',
    )
    expect(page.named('Starting slots to fill').text).toContain('QB, 2 RB')
    expect(page.named('Starting slots to fill').text).toContain('All filled')
    expect(page.text).not.toMatch(brokenText)
  })

  it.each<[string, PartOf<DraftRoomResponse>, string[]]>([
    ['is paused', { ...running, state: 'paused' }, ['Paused with Beta on the clock']],
    [
      'is an auction',
      { ...running, type: 'auction', clock: null, next: [], picksTotal: null, whyNoClock: 'auction' },
      ['The auction is on'],
    ],
    [
      'has no order',
      { ...running, clock: null, next: [], picksTotal: null, whyNoClock: 'order-unknown' },
      ['The draft is on'],
    ],
    ['is to come', { ...running, state: 'to-come', clock: null, last: [] }, ['Draft order']],
    ['is to come without an order', { ...running, state: 'to-come', clock: null, last: [], next: [] }, []],
    ['is over', { ...running, state: 'complete', clock: null, next: [], needs: [] }, []],
    ['is not known', { state: null }, []],
  ])('shows a draft that %s', async (_, room, titles) => {
    const page = await show(room)
    expect(page.texts('h2')).toEqual(titles)
    expect(page.text).not.toMatch(brokenText)
  })

  it('to come shows the whole first round, also of more than ten teams', async () => {
    const next = Array.from({ length: 28 }, (_, index) => ({
      overallPick: index + 1,
      round: index < 14 ? 1 : 2,
      pickInRound: (index % 14) + 1,
      team: { id: index, name: `Team ${index}` },
    }))
    const page = await show({ ...running, state: 'to-come', clock: null, last: [], next })
    expect([page.texts('h3'), page.texts('li').length]).toEqual([['First picks'], 14])
  })

  it('is requested each minute while the draft runs, more often as its hour comes, and never after it', () => {
    const date = '2025-08-30T20:00:00Z'
    const at = Date.parse(date)
    const minute = 60_000
    expect(refreshAfter({ state: 'running', date }, at)).toBe(minute)
    expect(refreshAfter({ state: 'paused', date }, at)).toBe(minute)
    expect(refreshAfter({ state: 'to-come', date }, at - 5 * 60 * minute)).toBe(4 * 60 * minute)
    // A commissioner may begin early.
    expect(refreshAfter({ state: 'to-come', date }, at - 62 * minute)).toBe(5 * minute)
    expect(refreshAfter({ state: 'to-come', date }, at - 30 * minute)).toBe(5 * minute)
    expect(refreshAfter({ state: 'to-come', date }, at - 2 * minute)).toBe(2 * minute)
    expect(refreshAfter({ state: 'to-come', date }, at + 5 * minute)).toBe(minute)
    // In two days, and hours after its time nothing is expected. Without a date it may begin at any time.
    expect(refreshAfter({ state: 'to-come', date }, at - 48 * 60 * minute)).toBeNull()
    expect(refreshAfter({ state: 'to-come', date }, at + 5 * 60 * minute)).toBeNull()
    expect(refreshAfter({ state: 'to-come', date: null }, at)).toBe(10 * minute)
    expect(refreshAfter({ state: 'complete', date }, at)).toBeNull()
    expect(describeClock({ state: 'paused', clock: null, whyNoClock: null })).toBe('The draft is paused')
  })
})

describe('a pick beside earlier drafts', () => {
  const timing = (position: string, positionPick: number, overallPick: number) =>
    describeTiming({ player: { position }, positionPick, overallPick }, usual)

  it('is early, late or as usual by the mean of the same player of its position', () => {
    expect(timing('TE', 2, 75)).toBe('TE2, 5 picks late')
    expect(timing('TE', 1, 58)).toBe('TE1, as usual here')
    // A third one went in no earlier draft.
    expect(timing('TE', 3, 80)).toBe('TE3')
    expect(describeTiming({ player: { position: 'QB' }, positionPick: 1, overallPick: 9 }, null)).toBe('QB1')
  })

  it('names no position that is unknown', () => {
    expect(timing('UNKNOWN', 1, 58)).toBeNull()
    const positions = [{ position: 'UNKNOWN', firstRound: 1, overallPicks: [1] }]
    expect(describeFirsts({ ...usual, positions })).toBeNull()
    expect(describeFirsts({ ...usual, positions: [...positions, ...usual.positions] })).toBe(
      'The first RB goes in round 1 here, TE 5.3.',
    )
    const [pick] = usual.picks.map((one) => ({ ...one, best: { ...one.best, position: 'UNKNOWN' } }))
    expect(describePick(3, { ...usual, picks: pick ? [pick] : [] })).toMatch(/ Best: Max, 200\.0 in 2024\.$/)
  })

  it('has nothing to be compared with in a first season', () => {
    expect(describePick(3, null)).toBeNull()
    expect(describePick(4, usual)).toBeNull()
    expect(describeFirsts(null)).toBeNull()
    expect(describeFirsts({ seasons: [], positions: [], picks: [] })).toBeNull()
  })
})

describe('how managers draft', () => {
  const known = {
    key: 'ann',
    name: 'Ann',
    seasons: [2022, 2023, 2024],
    tendencies: {
      picks: 45,
      positions: [
        { position: 'QB', share: 0.1, leagueShare: 0.12, firstRound: 6.333, leagueFirstRound: 5 },
        { position: 'RB', share: 0.45, leagueShare: 0.35, firstRound: 1, leagueFirstRound: 1.5 },
      ],
      rounds: [
        {
          round: 1,
          positions: [
            { position: 'RB', picks: 2 },
            { position: 'WR', picks: 1 },
          ],
        },
      ],
      nflTeams: [{ nflTeam: 'CHI', picks: 6, expected: 2.123 }],
      keepersPerDraft: 0,
    },
  }
  const few = { key: 'bob', name: 'Bob', seasons: [2024], tendencies: null }
  const drafts = [2022, 2023, 2024].map((year) => ({ season: year, teams: 10, picks: 150, keepers: 0 }))
  const showTable = (part: Parameters<typeof completeResponse<'draftTendencies'>>[1]) =>
    showElement(
      <Tendencies response={completeResponse('draftTendencies', part) as never} />,
      { calls: async () => {} },
      season,
    )

  it('is a table of those with three drafts', async () => {
    const page = await showTable({ drafts, managers: [known, few] })
    expect(page.texts('tbody tr')).toEqual(['AnnRB 2 of 3—6.3RB 45%, league 35%CHI 6, usual 2.13'])
    expect(page.text).toContain(
      '3 stored drafts, 2022 to 2024. Keepers aren’t picks. 1 manager with fewer than three drafts isn’t listed.',
    )
    expect(page.text).not.toMatch(brokenText)
  })

  it('is silent where nobody has three', async () => {
    expect((await showTable({ drafts: drafts.slice(1), managers: [few] })).text).toBe('')
  })
})
