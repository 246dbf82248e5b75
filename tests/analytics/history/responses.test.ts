import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  history as historySchema,
  managerHistory as managerHistorySchema,
  managerVersus as managerVersusSchema,
} from '../../../src/contract/responses/history.ts'
import { shapeOf } from '../../../src/contract/shape.ts'
import { toWire } from '../../../src/contract/wire.ts'
import { handleHistory } from '../../../src/handlers/history.ts'
import { handleManagerHistory } from '../../../src/handlers/history-manager.ts'
import { handleHistoryVersus } from '../../../src/handlers/history-versus.ts'
import { anonymizer } from '../../../src/snapshot/anonymize.ts'
import { game, lineup, pick, player } from '../../build-season.ts'
import { duel, finishedSeason, teamOf } from './build-history.ts'

const seasons = [
  duel(
    2020,
    ['ann+zoe', 'bob'],
    [
      [90, 80],
      [70, 71],
    ],
    { name: 'Old Name' },
  ),
  finishedSeason(
    2021,
    ['ann', 'bob'],
    [game(1, [1, 90.1], [2, 80]), game(2, [2, 88], [1, 99], { kind: 'winners-bracket' })],
    {
      ranks: [1, 2],
      settings: { lineupSlots: [{ slot: 'RB', count: 1 }] },
      players: [player(1, 'RB', [90.1, 99]), player(2, 'RB', [80, 88])],
      lineups: [1, 2].flatMap((week) => [lineup(week, 1, { RB: [1] }), lineup(week, 2, { RB: [2] })]),
      picks: [pick(1, 1, 1, 1), pick(2, 1, 2, 2)],
    },
  ),
  finishedSeason(2023, ['', 'bob'], [game(1, [1, 77], [2, 66])], { ranks: [1, 2], name: 'New Name' }),
]
const input = { seasons, aliases: {}, missing: [{ season: 2022, reason: 'Refused.' }] }

describe('the response of a history', () => {
  const response = historySchema.parse(handleHistory(input))

  it('lists every season with its champion and final, missing ones with the reason', () => {
    expect(response).toMatchObject({ leagueName: 'New Name', since: 2020 })
    expect(response.seasons.map((season) => [season.season, season.known, season.championName, season.reason])).toEqual(
      [
        [2020, 'scores', null, null],
        [2021, 'whole', 'Ann', null],
        [2022, 'missing', null, 'Refused.'],
        [2023, 'scores', 'Team 1', null],
      ],
    )
    expect(response.seasons[1]?.final).toMatchObject({
      winnerKey: 'ann',
      loserKey: 'bob',
      scores: [99, 88],
      week: 2,
    })
    expect(response.seasons[3]).toMatchObject({ championKey: null, final: null })
    expect(response.seasons.map(({ leagueId, hostLeagueId }) => [leagueId, hostLeagueId])).toEqual([
      [424220, '4242'],
      [424221, '4242'],
      [null, null],
      [424223, '4242'],
    ])
  })

  it('has the managers with their sets of games', () => {
    const [bob, ann] = response.managers
    expect([bob?.key, ann?.key]).toEqual(['ann', 'bob'])
    expect(bob).toMatchObject({
      seasons: 2,
      isCurrent: false,
      regular: { wins: 2, losses: 1, ties: 0, games: 3, pointsFor: 250.1, pointsAgainst: 231 },
      playoffs: { wins: 1, losses: 0, ties: 0 },
      all: { games: 4, pointsFor: 349.1 },
      titles: 1,
      titleYears: [2021],
    })
    expect(ann).toMatchObject({ isCurrent: true, runnerUps: 2, seasonYears: [2020, 2021, 2023] })
    expect(ann?.finishes.map(({ rank }) => rank)).toEqual([null, 2, 2])
  })

  it('has records with who holds them, and those of the sets', () => {
    const [highest] = response.records
    expect(highest).toMatchObject({ kind: 'highest-week', value: 99, season: 2021, week: 2 })
    expect(highest?.holders).toMatchObject([{ key: 'ann', opponentKey: 'bob', scores: [99, 88] }])
    expect(response.playoffRecords.map(({ kind }) => kind)).toContain('widest-game')
    expect(response.regularRecords[0]?.value).toBe(90.1)
  })

  it('has every two who met with their last game, and no streak across a missing season', () => {
    expect(response.headToHead).toMatchObject([
      { key: 'ann', otherKey: 'bob', currentStreak: null, lastGame: { season: 2021, week: 2 } },
    ])
    const [pair] = handleHistory({ ...input, seasons: seasons.slice(0, 2), missing: [] }).headToHead
    expect(pair?.currentStreak).toEqual({ key: 'ann', length: 2 })
  })

  it('has a compact shape for browsers', () => {
    for (const schema of [historySchema, managerVersusSchema, managerHistorySchema]) {
      expect(typeof shapeOf(schema)).toBe('object')
    }
  })

  it('has a description of every field but wins, losses and ties', () => {
    const undescribed = [historySchema, managerVersusSchema, managerHistorySchema].flatMap((schema) =>
      listUndescribed(z.toJSONSchema(schema, { reused: 'inline' })),
    )
    expect(undescribed.filter((path) => !/([tT]eam|player)\.name$/.test(path))).toEqual([])
  })

  it('is empty without seasons', () => {
    expect(historySchema.parse(handleHistory({ seasons: [], aliases: {}, missing: [] }))).toMatchObject({
      leagueName: '',
      since: null,
      seasons: [],
      managers: [],
      records: [],
    })
  })
})

describe('the response of two managers', () => {
  it('is that of the first', () => {
    const response = managerVersusSchema.parse(handleHistoryVersus(input, { key: 'bob', otherKey: 'ann' }))
    expect(response).toMatchObject({
      manager: { key: 'bob', name: 'Bob', seasons: [2020, 2021, 2023] },
      other: { key: 'ann' },
      regular: { wins: 1, losses: 2, ties: 0 },
      playoffs: { wins: 0, losses: 1, ties: 0 },
      consolation: { wins: 0, losses: 0, ties: 0 },
      currentStreak: null,
      longestStreak: { key: 'ann', length: 2, since: { season: 2021, week: 1 }, until: { season: 2021, week: 2 } },
      closest: { season: 2020, week: 2, scores: [71, 70] },
      widest: { season: 2021, week: 2, scores: [88, 99] },
    })
    expect(
      response.games.map(({ season, week, kind, scores, result }) => [season, week, kind, ...scores, result]),
    ).toEqual([
      [2020, 1, 'regular', 80, 90, 'loss'],
      [2020, 2, 'regular', 71, 70, 'win'],
      [2021, 1, 'regular', 80, 90.1, 'loss'],
      [2021, 2, 'playoffs', 88, 99, 'loss'],
    ])
  })

  it('needs two different managers of the league', () => {
    const of = (key: string, otherKey: string) => () => handleHistoryVersus(input, { key, otherKey })
    expect(of('nobody', 'ann')).toThrow(expect.objectContaining({ kind: 'not-found' }))
    expect(of('ann', 'zoe')).toThrow(/No manager "zoe" in the history of New Name/)
    expect(of('ann', 'ann')).toThrow(expect.objectContaining({ kind: 'bad-request' }))
  })

  it('finds a manager by a key that is joined to another', () => {
    const joined = { ...input, aliases: { ann: { sameAs: 'new-ann' } } }
    expect(handleHistoryVersus(joined, { key: 'ann', otherKey: 'bob' }).manager).toMatchObject({
      key: 'new-ann',
      name: 'Ann',
    })
  })
})

describe('the response of a manager', () => {
  it('has everything of one', () => {
    const response = managerHistorySchema.parse(handleManagerHistory(input, { key: 'ann' }))
    expect(response).toMatchObject({
      name: 'Ann',
      names: ['Ann'],
      total: { key: 'ann', titles: 1 },
      currentStreak: null,
    })
    expect(
      response.seasons.map(({ season, coManagers, isChampion, rank }) => [season, coManagers, isChampion, rank]),
    ).toEqual([
      [2020, [{ key: null, name: 'Zoe' }], false, null],
      [2021, [], true, 1],
    ])
    expect(response.longestWinningStreaks).toMatchObject([{ length: 2, since: { season: 2021, week: 1 } }])
    expect(response.bestPicks).toMatchObject([
      { season: 2021, player: { name: 'RB 1' }, overallPick: 1, totalPoints: 189.1 },
    ])
    expect(response.opponents).toMatchObject([{ key: 'bob', wins: 3, losses: 1, winPercentage: 75 }])
    expect(response.leagueSeasons.map(({ known }) => known)).toEqual(['scores', 'whole', 'missing', 'scores'])
  })

  it('is not found by a co-owner’s key', () => {
    expect(() => handleManagerHistory(input, { key: 'zoe' })).toThrow(expect.objectContaining({ kind: 'not-found' }))
  })
})

describe('names', () => {
  it('can all be replaced: those of other seasons, co-owners, preferred and disambiguated ones', () => {
    const named = {
      ...input,
      seasons: [
        ...seasons,
        finishedSeason(2024, [], [], {
          teams: [
            teamOf('ann', { ownerNames: ['Annabel Long'] }),
            teamOf('bob+kim', { ownerNames: ['Bob', 'Kimberly'] }),
            teamOf('bob-2', { ownerNames: ['Bob'] }),
          ],
        }),
      ],
      aliases: { 'bob-2': { name: 'Robert' } },
    }
    const responses = [
      handleHistory(named),
      handleManagerHistory(named, { key: 'bob' }),
      handleHistoryVersus(named, { key: 'ann', otherKey: 'bob' }),
    ].map(toWire)
    const anonymize = anonymizer([], responses)
    const withoutKeys = JSON.stringify(responses.map(anonymize)).replace(/"[a-z_]*key":"[^"]*"/g, '')
    expect(withoutKeys).toContain('Manager 1')
    expect(withoutKeys).not.toMatch(/Ann|Bob|Kim|Zoe|Robert/)
  })
})

/** Paths of values without a description; one of a list or an object does not describe its content. */
function listUndescribed(schema: z.core.JSONSchema.JSONSchema, path = ''): string[] {
  const { properties, items, anyOf, description } = schema
  const inner = [items, ...(anyOf ?? [])].flatMap((part) => (part && typeof part === 'object' ? [part].flat() : []))
  const members = Object.entries(properties ?? {}).filter(([name]) => !/^(wins|losses|ties)$/.test(name))
  if (members.length > 0) {
    return members.flatMap(([name, member]) =>
      typeof member === 'object' ? listUndescribed(member, `${path}.${name}`) : [],
    )
  }
  const parts = inner.filter((part): part is z.core.JSONSchema.JSONSchema => typeof part === 'object')
  const objects = parts.filter(({ properties: own, items: of, anyOf: options }) => own || of || options)
  if (objects.length > 0) return objects.flatMap((part) => listUndescribed(part, path))
  return description || properties || parts.some((part) => part.description) ? [] : [path]
}
