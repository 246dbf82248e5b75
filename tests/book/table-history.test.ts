/** Fourteen years of a league as NFL.com's tables, then two years of it on ESPN with games: one history. */
import { describe, expect, it } from 'vitest'
import { readBookSeasons } from '../../src/book/book-seasons.ts'
import { bookWithJoin, joinLeague } from '../../src/book/joined-league.ts'
import type { OpenedBook } from '../../src/book/league-book.ts'
import { parseBook } from '../../src/book/parse-book.ts'
import { noJoin } from '../../src/contract/league-join.ts'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import { handleHistory } from '../../src/handlers/history.ts'
import { handleManagerHistory } from '../../src/handlers/history-manager.ts'
import { handleHistoryVersus } from '../../src/handlers/history-versus.ts'
import { toFileAccountKey } from '../../src/hosts/file/owner-key.ts'
import { buildHistory } from '../../src/service/build-history.ts'
import { buildSeason, game } from '../build-season.ts'
import { type NflTeam, neverPlayed, nflResponse } from '../hosts/file/nfl-response.ts'

const league = { host: 'espn', leagueId: '4242' } as const
const years = Array.from({ length: 14 }, (_, index) => 2010 + index)

/** Three accounts; the Otters are called so in 2023 only, the Herons in every year, and the third account's team is never on ESPN. */
function tableOf(year: number): NflTeam[] {
  // The Otters' owner wins the title in even years, the Herons' in odd ones.
  const isEven = year % 2 === 0
  return [
    {
      owner: '701',
      name: year === 2023 ? 'Otters' : `Otters ${year}`,
      record: '8-5-0',
      points: ['1300.50', '1200.25'],
      rank: 1,
      seed: 1,
      bracket: 'championship',
      place: isEven ? 1 : 2,
    },
    {
      owner: '702',
      name: 'Herons',
      record: '7-5-1',
      points: ['1250.25', '1250.50'],
      rank: 2,
      seed: 2,
      bracket: 'championship',
      place: isEven ? 2 : 1,
    },
    { owner: '703', name: 'Badgers', record: '4-9-1', points: ['1100.00', '1200.00'], rank: 3, place: 3 },
  ]
}

const teams = [
  { name: 'Otters', ownerKeys: ['aa11'], ownerNames: ['Noor'] },
  { name: 'Herons', ownerKeys: ['bb22'], ownerNames: ['Sam'] },
]
const espn = [2024, 2025].map((season) =>
  buildSeason({
    ...league,
    leagueNumber: 4242,
    season,
    teams: teams.map((team, index) => ({ ...team, finalRank: index + 1 })),
    matchups: [game(1, [1, 100], [2, 90]), game(2, [1, 80], [2, 95])],
    settings: { playoffTeamCount: 2 },
    status: { phase: 'complete' },
  }),
)

const files = [
  ...years.map((year) => ({ fileName: `nfl-${year}.json`, text: JSON.stringify(nflResponse(year, tableOf(year))) })),
  // The league was renewed for 2024 and left.
  { fileName: 'nfl-shell.json', text: JSON.stringify(neverPlayed(2009, tableOf(2023))) },
]
const book: OpenedBook = { book: parseBook('', 'espn-4242.yml'), files, problems: [] }
const key = (account: string) => toFileAccountKey(league, account)

async function history(same: readonly (readonly [string, string])[] = []) {
  const joined = joinLeague(league, book, { ...noJoin, same })
  return buildHistory(espn, { joined, reasons: new Map(), savedAt: {}, comparisons: {} })
}

describe('a history of tables and games', () => {
  it('proposes whose tables and whose games are one person’s, by the names of teams alone', async () => {
    const response = handleHistory(await history())
    expect(response.notes).toEqual([])
    expect(response.proposedPairs.map((pair) => [pair.key, pair.name, pair.otherName, pair.sign])).toEqual([
      [key('702'), 'Herons', 'Sam', 'same-team'],
      [key('701'), 'Otters', 'Noor', 'same-team'],
    ])
    expect(response.managers.map(({ name, titles }) => [name, titles])).toEqual([
      ['Otters', 7],
      ['Herons', 7],
      ['Badgers', 0],
      ['Noor', 2],
      ['Sam', 0],
    ])
  })

  it('has the titles and records of both once they are confirmed', async () => {
    const input = await history([
      [key('701'), 'aa11'],
      [key('702'), 'bb22'],
    ])
    const response = handleHistory(input)
    expect(responseSchemas.history.parse(response)).toEqual(response)
    expect(
      response.seasons.map(({ season, known, isPlayed, championName }) => [season, known, isPlayed, championName]),
    ).toEqual([
      ...years.map((year) => [year, 'league', true, year % 2 === 0 ? 'Noor' : 'Sam']),
      [2024, 'scores', true, 'Noor'],
      [2025, 'scores', true, 'Noor'],
    ])
    const rows = response.managers.map(
      ({ name, seasons, titles, runnerUps, lastPlaces, playoffAppearances, regular, playoffs }) => {
        const { wins, losses, ties, games, pointsFor, pointsAgainst } = regular
        return {
          name,
          seasons,
          titles,
          runnerUps,
          lastPlaces,
          playoffAppearances,
          playoffs: playoffs.games,
          record: `${wins}-${losses}-${ties}`,
          games,
          pointsFor,
          pointsAgainst,
        }
      },
    )
    expect(rows).toEqual([
      // 14 × 8-5-0 and 2 × 1-1; 14 × 1300.50 and 2 × 180.
      {
        name: 'Noor',
        seasons: 16,
        titles: 9,
        runnerUps: 7,
        lastPlaces: 0,
        playoffAppearances: 16,
        playoffs: 0,
        record: '114-72-0',
        games: 186,
        pointsFor: 18567,
        pointsAgainst: 17173.5,
      },
      // 14 × 7-5-1 and 2 × 1-1.
      {
        name: 'Sam',
        seasons: 16,
        titles: 7,
        runnerUps: 9,
        lastPlaces: 2,
        playoffAppearances: 16,
        playoffs: 0,
        record: '100-72-14',
        games: 186,
        pointsFor: 17873.5,
        pointsAgainst: 17867,
      },
      {
        name: 'Badgers',
        seasons: 14,
        titles: 0,
        runnerUps: 0,
        lastPlaces: 14,
        playoffAppearances: 0,
        playoffs: 0,
        record: '56-126-14',
        games: 196,
        pointsFor: 15400,
        pointsAgainst: 16800,
      },
    ])
    expect(response.proposedPairs).toEqual([])
  })

  it('counts games of two managers only where there are games, and no streak over a table', async () => {
    const input = await history([
      [key('701'), 'aa11'],
      [key('702'), 'bb22'],
    ])
    const versus = handleHistoryVersus(input, { key: 'aa11', otherKey: 'bb22' })
    expect(versus.all).toEqual({ wins: 2, losses: 2, ties: 0 })
    expect(versus.seasons.filter(({ known, isPlayed }) => known === 'league' && isPlayed)).toHaveLength(14)
    const { seasons, total } = handleManagerHistory(input, { key: 'aa11' })
    expect(seasons[0]).toMatchObject({
      season: 2010,
      rank: 1,
      seed: 1,
      madePlayoffs: true,
      isChampion: true,
      regular: { wins: 8, losses: 5, ties: 0, pointsFor: 1300.5, pointsAgainst: 1200.25 },
      expectedWins: null,
    })
    expect(total.titles).toBe(9)
    const records = handleHistory(input).records
    expect(records.every(({ season }) => season >= 2024)).toBe(true)
  })

  it('leaves out what was never played, with its sentence for whoever checks the files', () => {
    const { notes, problems } = readBookSeasons(book, { league, leagueNumber: 4242, hostSeasons: espn })
    expect([notes, problems]).toEqual([['nfl-shell.json: 2009 was never played, so it’s left out.'], []])
  })

  it('is joined by the aliases of the book as by a reader', async () => {
    const same = [[key('701'), 'aa11']] as const
    const joined = joinLeague(league, book, { ...noJoin, same })
    const again = bookWithJoin(joined)
    const input = await buildHistory(espn, {
      joined: joinLeague(league, again),
      reasons: new Map(),
      savedAt: {},
      comparisons: {},
    })
    expect(handleHistory(input).managers.find(({ key: one }) => one === 'aa11')?.titles).toBe(9)
  })
})
