import { describe, expect, it } from 'vitest'
import { openHistory } from '../../src/analytics/history/league-history.ts'
import { readBookSeasons } from '../../src/book/book-seasons.ts'
import { formatYears, historyTemplate } from '../../src/book/history-template.ts'
import { parseBook } from '../../src/book/parse-book.ts'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import type { Season } from '../../src/domain/season.ts'
import { handleHistory } from '../../src/handlers/history.ts'
import { handleManagerHistory } from '../../src/handlers/history-manager.ts'
import { handleHistoryVersus } from '../../src/handlers/history-versus.ts'
import { readHistoryRows } from '../../src/hosts/file/history-rows.ts'
import { toFileOwnerKey } from '../../src/hosts/file/owner-key.ts'
import { readHistoryFiles } from '../../src/hosts/file/read-history-file.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { buildSeason, game } from '../build-season.ts'

const league = { host: 'sleeper', leagueId: '910020240000000001' } as const
const host = { ...league, leagueNumber: 5_000_000_001 }

/** Noor and Sam; Kim co-owns the team of Sam, who used to be called Samuel. */
const hostSeasons = [
  buildSeason({
    ...host,
    season: 2023,
    teams: [
      { ownerKeys: ['aa11'], ownerNames: ['Noor Haddad'] },
      { ownerKeys: ['bb22', 'cc33'], ownerNames: ['Samuel', 'Kim'] },
    ],
    matchups: [game(1, [1, 100], [2, 90])],
  }),
  buildSeason({
    ...host,
    season: 2024,
    name: 'Pencil League 2024',
    teams: [
      { ownerKeys: ['aa11'], ownerNames: ['Noor Haddad'] },
      { ownerKeys: ['bb22'], ownerNames: ['Sam'] },
    ],
  }),
]

function read({ yaml = '', csv, seasons = hostSeasons }: { yaml?: string; csv: string; seasons?: Season[] }) {
  const book = parseBook(yaml, 'sleeper-910020230000000001.yml')
  const text = `season,week,home,away,home_score,away_score,kind\n${csv}`
  return readBookSeasons(
    { book, files: [{ fileName: 'old.csv', text }], problems: [] },
    { league, leagueNumber: host.leagueNumber, hostSeasons: seasons },
  )
}

/** The keys of a single game's managers. */
const keysOf = ({ seasons }: ReturnType<typeof read>) => seasons[0]?.teams.map(({ ownerKeys }) => ownerKeys[0])

describe('names in a history file', () => {
  it('are managers’ names, earlier names and keys, also those of co-owners', () => {
    expect(keysOf(read({ csv: '2019,1,noor  HADDAD,Sam,1,2,' }))).toEqual(['aa11', 'bb22'])
    expect(keysOf(read({ csv: '2019,1,aa11,samuel,1,2,\n2019,2,Noor Haddad,Kim,1,2,' }))).toEqual([
      'aa11',
      'bb22',
      'cc33',
    ])
  })

  it('are written into the season as the history has them', () => {
    const { seasons } = read({ yaml: 'aliases: {aa11: Noor}', csv: '2019,1,aa11,samuel,1,2,' })
    expect(seasons[0]?.teams.map(({ ownerNames }) => ownerNames)).toEqual([['Noor'], ['Sam']])
    expect(seasons[0]).toMatchObject({ ...host, name: 'Pencil League 2024' })
  })

  it('follow the book’s aliases', () => {
    const yaml = 'aliases:\n  aa11: Nora\n  dd44: {same_as: bb22, name: Old Sam}\n  ee55: Lee'
    expect(keysOf(read({ yaml, csv: '2019,1,Nora,old sam,1,2,\n2019,2,dd44,Lee,1,2,' }))).toEqual([
      'aa11',
      'bb22',
      'ee55',
    ])
  })

  it('make new managers, who are the same in all seasons and from each id of the league', () => {
    const result = read({ csv: '2018,1,Zoe,Sam,1,2,\n2019,1,ZOE ,Sma,1,2,' })
    const own = { host: 'sleeper', leagueId: '910020230000000001' } as const
    const zoe = toFileOwnerKey(own, 'zoe')
    const sma = toFileOwnerKey(own, 'Sma')
    expect(zoe).toMatch(/^[0-9a-f]{16}$/)
    expect(result.newManagers).toEqual([
      { key: zoe, name: 'Zoe', nearest: null },
      { key: sma, name: 'Sma', nearest: 'Sam' },
    ])
    const { managers } = openHistory({ seasons: [...hostSeasons, ...result.seasons] })
    expect(managers.get(zoe)?.tenures.map(({ season }) => season.season)).toEqual([2018, 2019])
    expect(toFileOwnerKey(league, 'Zoe')).not.toBe(zoe)
  })

  it('may be joined with an account later', () => {
    const own = { host: 'sleeper', leagueId: '910020230000000001' } as const
    const yaml = `aliases: {${toFileOwnerKey(own, 'Zoe')}: {same_as: aa11}}`
    const result = read({ yaml, csv: '2019,1,Zoe,Sam,1,2,' })
    expect([keysOf(result), result.newManagers, result.unknownKeys]).toEqual([
      ['aa11', 'bb22'],
      [],
      [expect.stringContaining('aliases: no manager of the stored seasons has the key')],
    ])
  })

  it('are refused if two managers share them, and if a key matches none', () => {
    const seasons = hostSeasons.map((season) => ({
      ...season,
      teams: season.teams.map((team) => ({ ...team, ownerNames: team.ownerKeys.map(() => 'Alex') })),
    }))
    expect(read({ seasons, csv: '2019,1,Alex,Zoe,1,2,' }).problems).toEqual([
      'old.csv, line 2: expected the key of one of the 3 managers of this name (aa11, bb22, cc33), found "Alex".',
    ])
    expect(keysOf(read({ seasons, csv: '2019,1,aa11,Alex (Team 2),1,2,' }))).toEqual(['aa11', 'bb22'])
    expect(read({ csv: '2019,1,0123456789abcdef,Sam,1,2,' }).problems).toEqual([
      'old.csv, line 2: expected a manager\'s name or key (no manager has this one), found "0123456789abcdef".',
    ])
  })
})

describe('a book beside its league', () => {
  it('names a season that the host has', () => {
    const { seasons, problems } = read({ csv: '2023,1,Noor Haddad,Sam,1,2,' })
    expect([seasons, problems]).toEqual([[], ['2023 is at Sleeper already; leave it out of old.csv.']])
  })

  it('lists unknown keys, with the nearest known one', () => {
    const { unknownKeys } = read({ yaml: 'aliases: {aa12: N., Sam: Sammy, zz99: {same_as: bb22}}', csv: '' })
    const text = 'sleeper-910020230000000001.yml: aliases: no manager of the stored seasons has the key'
    expect(unknownKeys).toEqual([
      `${text} "aa12"; the nearest is aa11 (Noor Haddad).`,
      `${text} "Sam"; the nearest is bb22 (Sam).`,
      `${text} "zz99".`,
    ])
  })

  it('reports unreadable parts of its files', () => {
    const book = parseBook('', 'espn-1.yml')
    const read = readBookSeasons({ book, files: [], problems: ['gone'] }, { league, leagueNumber: 1, hostSeasons: [] })
    expect(read).toEqual({
      seasons: [],
      newManagers: [],
      unknownKeys: [],
      unknownMoneyKeys: [],
      problems: ['gone'],
      notes: [],
    })
  })
})

describe('the template of a history file', () => {
  it('has the header and the known managers, and is a history file without games', () => {
    const text = historyTemplate(hostSeasons, { aa11: { name: 'Noor "the, boss"' } })
    expect(text.split('\n')[0]).toBe('\uFEFFseason,week,home,away,home_score,away_score,kind')
    expect(text).toContain('\n# Noor "the, boss" (aa11): 2023–2024\n# Sam (bb22): 2023–2024\n')
    expect(readHistoryRows(text, 'a.csv')).toEqual({ holds: 'games', rows: [] })
    expect(readHistoryRows(`${text}2016,1,aa11,bb22,100,90,\n`, 'a.csv').rows).toMatchObject([
      { home: 'aa11', weeks: [1] },
    ])
  })

  it('lists years in runs', () => {
    expect(formatYears([2024, 2018, 2021, 2022, 2021])).toBe('2018, 2021–2022, 2024')
  })
})

describe('a history with seasons from a file', () => {
  it('has a response to every call', () => {
    const csv = [
      '2018,1,Noor Haddad,Sam,100,90,\n2018,1,Zoe,Lee,80,70,\n2018,2,Zoe,Sam,80,85,\n2018,2,Noor Haddad,Lee,99,98,',
      '2018,15-16,Noor Haddad,Sam,220,200,playoff\n2018,15-16,Zoe,Lee,180,170,consolation',
    ]
    const { seasons } = read({ csv: csv.join('\n') })
    const ranksOnly = readHistoryFiles([{ fileName: 'r.csv', text: 'season,manager,rank\n2017,Sam,1\n2017,Zoe,2' }], {
      league,
      leagueNumber: host.leagueNumber,
      leagueName: 'Pencil League',
      hostSeasons: new Set<number>(),
      findManager: (name) => ({ key: name === 'Sam' ? 'bb22' : 'zz', name, isNew: true }),
      findAccount: (account, name) => ({ key: account, name, isNew: true }),
    }).seasons
    const input = { seasons: [...hostSeasons, ...seasons, ...ranksOnly.map(judgeSeason)], aliases: {}, missing: [] }
    const response = handleHistory(input)
    expect(responseSchemas.history.parse(response)).toEqual(response)
    expect(response.seasons.map(({ season, known, championName }) => [season, known, championName])).toEqual([
      [2017, 'league', 'Sam'],
      [2018, 'scores', 'Noor Haddad'],
      [2019, 'missing', null],
      [2020, 'missing', null],
      [2021, 'missing', null],
      [2022, 'missing', null],
      [2023, 'scores', null],
      [2024, 'league', null],
    ])
    // A score of two weeks is no week's record.
    expect(response.records.find(({ kind }) => kind === 'highest-week')).toMatchObject({ value: 100 })
    const versus = handleHistoryVersus(input, { key: 'aa11', otherKey: 'bb22' })
    expect(responseSchemas.managerVersus.parse(versus)).toMatchObject({ playoffs: { wins: 1, losses: 0 } })
    for (const { key } of response.managers) expect(() => handleManagerHistory(input, { key })).not.toThrow()
  })
})
