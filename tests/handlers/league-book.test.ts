import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBook } from '../../src/book/parse-book.ts'
import { leagueBookResponse as schema } from '../../src/contract/responses/book.ts'
import type { Season } from '../../src/domain/season.ts'
import { handleHistory } from '../../src/handlers/history.ts'
import { handleLeagueBook } from '../../src/handlers/league-book.ts'
import { anySeason } from '../analytics/any-season.ts'
import { finishedSeason } from '../analytics/history/build-history.ts'
import { buildSeason, game } from '../build-season.ts'
import { threeSeasons } from '../screens/history/history-league.ts'
import { knownOrder, linkAfter, linkBefore, linkForged } from '../support/known-draw.ts'
import { runs } from '../support/runs.ts'

const inputOf = (yaml: string, seasons: readonly Season[] = threeSeasons, showsMoney = true) => ({
  seasons,
  aliases: {},
  missing: [],
  book: { book: parseBook(yaml, 'espn-4242.yml'), showsMoney },
})
const respond = (...input: Parameters<typeof inputOf>) => schema.parse(handleLeagueBook(inputOf(...input)))

describe('the book of a league', () => {
  it('has champions and last places without a book', () => {
    const response = schema.parse(handleLeagueBook({ seasons: threeSeasons, aliases: {}, missing: [] }))
    expect(response).toMatchObject({ hasBook: false, name: null, rules: [], money: null, since: 2021 })
    expect(response.champions.map(({ season, name }) => [season, name])).toEqual([
      [2024, 'Bob'],
      [2023, 'Ann'],
      [2021, 'Ann'],
    ])
    expect(response.lastPlaces.map(({ name }) => name)).toEqual(['Eve', 'Eve', 'Dan'])
  })

  it('has rivalries with their records, and who holds the trophy', () => {
    const yaml =
      'rivalries: [{managers: [bob, ann], name: The Ditch, trophy: The Shovel}, {managers: [ann, zed], name: None}]'
    const { rivalries } = respond(yaml)
    expect(rivalries).toMatchObject([
      {
        name: 'The Ditch',
        trophy: 'The Shovel',
        managerName: 'Bob',
        otherName: 'Ann',
        record: { wins: 2, losses: 4, ties: 0 },
        lastGame: { season: 2024, week: 3, scores: [111, 100] },
        nextGame: null,
        holderKey: 'bob',
      },
    ])
    expect(handleHistory(inputOf(yaml)).bookRivalries).toEqual([
      { key: 'bob', otherKey: 'ann', name: 'The Ditch', trophy: 'The Shovel' },
    ])
  })

  it('has trophies with those who had them', () => {
    const { trophies } = respond('trophies: {places: {2: Silver, last: Spoon}, regular_season: {1: Shield}}')
    expect(trophies.map(({ name, holders }) => [name, holders.map(({ name }) => name)])).toEqual([
      ['Silver', ['Ann', 'Bob', 'Bob']],
      ['Spoon', ['Eve', 'Eve', 'Dan']],
      ['Shield', ['Bob', 'Ann', 'Ann']],
    ])
  })
})

describe('the draws of a book', () => {
  it('have the rule before the draw, and the order after it', () => {
    const { draws } = respond(`draws: {2023: ${linkAfter}, 2024: "https://site.example/draw#${linkBefore}"}`)
    const stated = {
      statedAt: '2023-08-23T15:00:00.000Z',
      drawnAt: '2023-08-23T15:59:24.000Z',
      round: 1000,
      teams: [
        { name: 'Wide Left', weight: 40, pick: null },
        { name: 'Fourth & Long', weight: 30, pick: null },
        { name: 'Éclair 🏈 Élite', weight: 20, pick: null },
        { name: '=3 Amigos', weight: 10, pick: null },
        { name: 'Last Year’s Champion', weight: null, pick: 5 },
      ],
    }
    expect(draws).toEqual([
      { season: 2024, link: linkBefore, ...stated, isForged: false, order: null },
      { season: 2023, link: linkAfter, ...stated, isForged: false, order: knownOrder },
    ])
  })

  it('have no order by a value that the beacon did not sign, and a note says so', () => {
    const { draws, notes } = respond(`draws: {2023: ${linkForged}}`)
    expect(draws).toMatchObject([{ season: 2023, isForged: true, order: null }])
    expect(notes).toEqual([
      'espn-4242.yml: draws.2023: expected the beacon’s signature of round 1000, found another one, so no order is shown. Open the link and copy it again.',
    ])
  })

  it('are none without a book', () => {
    expect(handleLeagueBook({ seasons: threeSeasons, aliases: {}, missing: [] }).draws).toEqual([])
  })
})

const money = (rest: string) => `money: {currency: USD, buy_in: 10, ${rest}}`

describe('the money of a book', () => {
  it('lists payouts by season, with a ledger of all', () => {
    const response = respond(money('payouts: {places: {1: 20, 2: 10}, weekly_high: 2.50}'))
    const [newest] = response.money?.seasons ?? []
    expect(newest).toMatchObject({ season: 2024, isFinal: true, pot: 4000, assigned: 3500, open: 0, left: 500 })
    expect(newest?.payouts.map(({ kind, week, winners }) => [kind, week, winners.map(({ name }) => name)])).toEqual([
      ['place', null, ['Bob']],
      ['place', null, ['Ann']],
      ['weekly-high', 1, ['Bob']],
      ['weekly-high', 2, ['Bob']],
    ])
    expect(response.money?.ledger.map(({ name, paid, won }) => [name, paid, won])).toEqual([
      ['Ann', 3000, 5500],
      ['Bob', 3000, 5000],
      ['Dan', 1000, 0],
      ['Eve', 2000, 0],
      ['Cid', 3000, 0],
    ])
  })

  it('lists unpaid managers of seasons whose payers the book names', () => {
    const { debts } =
      respond(money('paid: {2024: [ann, "  BOB "], 2023: [Ann, Bob, Cid, Eve], 2030: [Nobody]}')).money ?? {}
    expect(debts).toMatchObject([
      { name: 'Cid', due: 1000, seasons: [{ season: 2024, due: 1000 }] },
      { name: 'Eve', due: 1000 },
    ])
    expect(respond(money('payouts: {}')).money?.debts).toEqual([])
  })

  it('notes an unknown payer without the name, and everything else is there for everyone', () => {
    const response = respond(money('\n paid: {2024: [ann, Zed], 2023: [Ann, Bob, Cid]}'))
    expect(response.notes).toEqual([
      'espn-4242.yml, line 2: money.paid.2024[2]: expected the key or name of a manager of that season, found another one.',
    ])
    // Zed may be anyone of 2024: nobody is listed as owing then.
    expect(response.money?.debts).toMatchObject([{ name: 'Eve', seasons: [{ season: 2023 }] }])
    expect(response.champions).toHaveLength(3)
    expect(JSON.stringify(response)).not.toContain('Zed')
  })

  it('follows the rules of each season', () => {
    const { seasons = [] } = respond(money('since: 2023, earlier: [{until: 2023, buy_in: 1}]')).money ?? {}
    expect(seasons.map(({ season, paidIn, left }) => [season, paidIn, left])).toEqual([
      [2024, 4000, 4000],
      [2023, 400, 400],
    ])
  })

  it('is left out, with both sums, if payouts exceed the pot, for readers who may see money', () => {
    const yaml = money('\n payouts: {places: {1: 40.01}}')
    const response = respond(yaml)
    expect([response.money, response.notes[0], response.champions.length]).toEqual([
      null,
      'espn-4242.yml, line 2: expected payouts of at most 40.00 USD in 2021, which 4 teams pay in at 10.00 USD each, found 40.01 USD. Where other rules held then, money.since and money.earlier say so.',
      3,
    ])
    expect(respond(yaml, threeSeasons, false)).toMatchObject({ money: null, notes: [] })
  })

  it('is that of today during the season: playoff losers cannot finish first', () => {
    const running = buildSeason({
      teams: ['ann', 'bob', 'cid', 'dan'].map((key) => ({ ownerKeys: [key], ownerNames: [key] })),
      matchups: [
        game(1, [1, 100], [4, 90]),
        game(1, [2, 95], [3, 80]),
        game(2, [1, 80], [2, 90], { kind: 'winners-bracket' }),
      ],
      status: { phase: 'in-season', currentWeek: 3, scoredWeeks: [1, 2] },
    })
    const { seasons = [] } = respond(money('payouts: {places: {1: 20}, regular_season: {1: 5}}'), [running]).money ?? {}
    expect(seasons[0]?.payouts.map(({ status, winners }) => [status, winners[0]?.name])).toEqual([
      ['leading', 'bob'],
      ['won', 'ann'],
    ])
    expect(seasons[0]?.isFinal).toBe(false)
  })

  it('is complete for a season with only ranks', () => {
    const ranked = finishedSeason(2020, ['ann', 'bob'], [], { ranks: [2, 1] })
    const { seasons = [] } = respond(money('payouts: {places: {1: 5}, weekly_high: 1}'), [ranked]).money ?? {}
    expect(seasons[0]?.payouts[0]).toMatchObject({ status: 'won', winners: [{ name: 'Bob' }] })
  })

  it('adds up for any season', () => {
    const yaml = money(
      'payouts: {places: {1: 40%, 3: 7.77%}, regular_season: {2: 3%}, awards: {Best Trade: 1%}}, side_pots: [{name: A, buy_in: 3.33, best: points}]',
    )
    fc.assert(
      fc.property(anySeason, (season) => {
        for (const one of respond(yaml, [season]).money?.seasons ?? []) {
          expect(one.assigned + one.open + one.left).toBe(one.paidIn)
          const total = (of: 'paid' | 'won') => one.teams.reduce((sum, team) => sum + team[of], 0)
          expect([total('paid'), total('won')]).toEqual([one.paidIn, one.assigned])
        }
      }),
      { numRuns: runs(5, 100) },
    )
  })
})
