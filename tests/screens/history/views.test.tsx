/** Figures that the history's sections derive from a response. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ResponseOf } from '../../../src/contract/responses/index.ts'
import { handleHistory } from '../../../src/handlers/history.ts'
import { describeNextMeeting, describeRivalry } from '../../../src/parts/history/describe-versus.ts'
import { hasOnlyTables } from '../../../src/parts/history/GamesUnknown.tsx'
import { historyLinks } from '../../../src/parts/history/history-links.ts'
import { describeSpan, describeYears, joinNames, listYears } from '../../../src/parts/history/history-words.ts'
import { AllTimeTable, allTimeColumns } from '../../../src/screens/history/AllTimeTable.tsx'
import { EarlierSeasons } from '../../../src/screens/history/EarlierSeasons.tsx'
import { recordColumns } from '../../../src/screens/history/Records.tsx'
import { Rivalries } from '../../../src/screens/history/Rivalries.tsx'
import { toRecordRows } from '../../../src/screens/history/record-rows.ts'
import { nextSeason, toMissing } from '../../../src/screens/history/use-earlier-seasons.ts'
import { csvOfColumns } from '../../../src/ui/csv.ts'
import { completeResponse, type PartOf } from '../../support/complete-response.ts'
import { completedLeague } from '../../support/completed.ts'
import { espnLeague } from '../../support/league-keys.ts'
import { missing2022, threeSeasons } from './history-league.ts'

const versus = (wins: number, losses: number, ties = 0, more: PartOf<ResponseOf<'managerVersus'>> = {}) =>
  completeResponse('managerVersus', {
    manager: { key: 'noor', name: 'Noor' },
    other: { key: 'ann', name: 'Ann' },
    all: { wins, losses, ties },
    ...more,
  })
const streak = (key: string, length: number) => ({ currentStreak: { key, length } })

const links = historyLinks(
  { leagueRef: { host: 'espn', leagueId: '4242' }, league: completedLeague(), query: new URLSearchParams() },
  [],
)
const headingOf = (section: ReactElement) =>
  /<h2[^>]*>(.*?)<\/h2>/.exec(renderToStaticMarkup(section))?.[1]?.replace(/<[^>]*>/g, '')

describe('seasons that a history lacks', () => {
  const response = completeResponse('history', {
    seasons: [{ season: 2024, known: 'missing', host: 'espn', hostLeagueId: '4242' }],
  })
  const show = (source?: 'sealed' | 'folder') =>
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <EarlierSeasons response={response} leagueRef={espnLeague(4242)} source={source} />
      </QueryClientProvider>,
    )

  it('are not offered from a host that is never asked about an encrypted file’s league', () => {
    expect(show('sealed')).not.toContain('<button')
    expect(show('sealed')).toContain('Whoever made it can add them')
  })

  it('are saved again with the bookmark at a host that nobody but its members asks', () => {
    const seasons = [
      { season: 2022, known: 'missing', host: 'yahoo', hostLeagueId: '414000000815' },
      { season: 2023, known: 'missing', host: 'yahoo', hostLeagueId: '423000000815' },
    ] as const
    const ofBoth = [...seasons, { season: 2020, known: 'missing', host: 'espn', hostLeagueId: '4242' } as const]
    const showOf = (list: typeof ofBoth | typeof seasons) =>
      renderToStaticMarkup(
        <QueryClientProvider client={new QueryClient()}>
          <EarlierSeasons
            response={completeResponse('history', { seasons: [...list] })}
            leagueRef={{ host: 'yahoo', leagueId: '449000004711' }}
          />
        </QueryClientProvider>,
      )
    expect(showOf(seasons)).toContain('href="/private#yahoo"')
    expect(showOf(seasons)).toContain('Save 2022, 2023 with the bookmark')
    expect(showOf(seasons)).not.toContain('<button')
    expect(showOf(ofBoth)).toContain('We’ll load them from ESPN one at a time.')
  })

  it('may be in files of their own for a league from a file', () => {
    expect(show('folder')).toContain('Load earlier seasons')
    expect(show('folder')).toContain('href="/private"')
    expect(show()).not.toContain('href="/private"')
  })
})

describe('the history of one season', () => {
  it('claims no pair that has met the most', () => {
    const headingAfter = (games: number) => {
      const response = completeResponse('history', {
        rivalries: { mostGames: [{ name: 'Noor', otherName: 'Ann', games }], closest: [] },
        headToHead: [{ key: 'noor', otherKey: 'ann' }],
      })
      return headingOf(<Rivalries response={response} links={links} set="all" />)
    }
    expect(headingAfter(1)).toBe('Rivalries')
    expect(headingAfter(2)).toBe('Noor and Ann have met the most: 2 games')
  })

  it('names how many managers share the most wins', () => {
    const wins = (count: number) => ({ key: `of ${count}`, regular: { wins: count, games: 10 } })
    const response = completeResponse('history', { managers: [wins(6), wins(6), wins(6), wins(4)] })
    const table = <AllTimeTable response={response} links={links} set="regular" query={new URLSearchParams()} />
    expect(headingOf(table)).toBe('Three managers have the most wins in regular seasons: 6 each')
  })
})

describe('a rivalry', () => {
  it.each([
    ['Noor leads 9-4, won the last three', versus(9, 4, 0, streak('noor', 3))],
    ['Ann leads 5-2-1; Noor won the last one', versus(2, 5, 1, streak('noor', 1))],
    ['Noor and Ann are tied at 4-4; Ann won the last two', versus(4, 4, 0, streak('ann', 2))],
    ['Noor leads 3-0, undefeated', versus(3, 0, 0, streak('noor', 3))],
    ['Noor leads 3-1', versus(3, 1)],
    ['Noor and Ann have never met', versus(0, 0)],
  ])('reads %j', (text, response) => {
    expect(describeRivalry(response)).toBe(text)
  })

  const next = { nextMeeting: { season: 2026, week: 12, weeks: [12] } }
  it.each([
    ['They meet again in week 12 of 2026: a win for Ann evens the series', versus(5, 4, 0, next)],
    ['They meet again in week 12 of 2026: Ann could make it 6-3, Noor 5-4', versus(3, 5, 0, next)],
    ['They meet again in week 12 of 2026: the winner takes the lead', versus(4, 4, 0, next)],
    ['They meet again in week 12 of 2026, for the first time', versus(0, 0, 0, next)],
    [null, versus(5, 4)],
  ])('describes the stakes: %j', (text, response) => {
    expect(describeNextMeeting(response)).toBe(text)
  })
})

describe('years, names and spans', () => {
  it('are as short as they can be', () => {
    expect(describeYears([2024, 2019, 2021, 2022, 2023])).toBe('2019, 2021–2024')
    expect(describeYears([2020, 2021])).toBe('2020, 2021')
    expect(listYears([2024, 2019, 2021, 2022, 2023])).toBe('2019 and 2021–2024')
    expect(joinNames(['A', 'B', 'C', 'D'])).toBe('A, B, and 2 others')
    expect(describeSpan({ season: 2023, week: 9 }, { season: 2024, week: 2 })).toBe('week 9 of 2023 to week 2 of 2024')
  })
})

describe('addresses of weeks', () => {
  const linksOf = (host: 'espn' | 'sleeper', known: 'whole' | 'scores' = 'whole', stored: number[] = []) =>
    historyLinks(
      {
        leagueRef: { host, leagueId: '77' },
        league: completedLeague({ seasons: stored }),
        query: new URLSearchParams(),
      },
      [{ season: 2021, known, host, hostLeagueId: '55' }],
    )

  it('name the season at ESPN, and the season’s own id at Sleeper', () => {
    expect(linksOf('espn').week(2021, 3)).toBe('/leagues/espn/55/seasons/2021/matchups/3')
    expect(linksOf('sleeper').week(2021, 3)).toBe('/leagues/sleeper/55/matchups/3')
  })

  it.each([[[]], [[2023, 2022]]])(
    'lead to a season of another host at this league’s address; seasons of its own: %j',
    (own) => {
      const league = completedLeague({ host: 'espn', hostLeagueId: '77', seasons: own })
      const place = { leagueRef: espnLeague(77), league, query: new URLSearchParams() }
      const links = historyLinks(place, [{ season: 2021, known: 'whole', host: 'sleeper', hostLeagueId: '55' }])
      expect(links.season(2021)).toBe('/leagues/espn/77/seasons/2021/overview')
      expect(links.week(2021, 3)).toBe('/leagues/espn/77/seasons/2021/matchups/3')
    },
  )

  it('are none if only a file has the season', () => {
    expect(linksOf('espn', 'scores', [2024]).week(2021, 3)).toBeUndefined()
    expect(linksOf('espn', 'scores', [2024, 2021]).week(2021, 3)).toBeDefined()
    expect(linksOf('espn').week(2020, 3)).toBeUndefined()
  })
})

describe('earlier seasons', () => {
  it('are read from the newest to the oldest, each once', () => {
    const missing = toMissing(
      completeResponse('history', {
        seasons: [
          { season: 2019, known: 'missing', reason: 'Gone.' },
          { season: 2020, known: 'missing' },
          { season: 2021, known: 'whole' },
        ],
      }),
    )
    expect(missing).toEqual([
      { season: 2020, reason: '', league: null },
      { season: 2019, reason: 'Gone.', league: null },
    ])
    expect(nextSeason(missing, new Map())).toBe(2020)
    expect(nextSeason(missing, new Map([[2020, { status: 'failed', reason: 'No.' }]]))).toBe(2019)
    expect(nextSeason(missing, new Map([2019, 2020].map((year) => [year, { status: 'done' }] as const)))).toBeNull()
  })
})

describe('the files of the tables', () => {
  const response = handleHistory({ seasons: threeSeasons, aliases: {}, missing: [missing2022] })
  const links = historyLinks(
    { leagueRef: { host: 'espn', leagueId: '4242' }, league: completedLeague(), query: new URLSearchParams() },
    response.seasons,
  )

  it('leave out what is counted in weeks for a manager of whom only tables are known', () => {
    const known = csvOfColumns(allTimeColumns('all'), response.managers)
    const table = csvOfColumns(
      allTimeColumns('all', () => true),
      response.managers,
    )
    const cells = ({ headers, rows }: typeof known, name: string) =>
      rows.map((row) => row[headers.findIndex((header) => header.startsWith(name))])
    expect(cells(known, 'Best weeks').every((count) => typeof count === 'number')).toBe(true)
    expect(cells(table, 'Best weeks').every((count) => count === null)).toBe(true)
    const list = [
      { season: 2019, known: 'league', isPlayed: true },
      { season: 2020, known: 'whole', isPlayed: true },
    ] as const
    expect([[2019], [2019, 2020], []].map((years) => hasOnlyTables(list, years))).toEqual([true, false, false])
  })

  it('have every column of the all-time table, hidden ones, too', () => {
    const [ann] = response.managers
    const { headers, rows } = csvOfColumns(allTimeColumns('playoffs'), ann ? [ann] : [])
    const values = Object.fromEntries(headers.map((header, index) => [header, rows[0]?.[index]]))
    expect(values).toMatchObject({
      Manager: 'Ann',
      Seasons: 3,
      Years: '2021, 2023, 2024',
      Wins: 2,
      Losses: 1,
      Ties: 0,
      Games: 3,
      Titles: 2,
      'Title years': '2021 2023',
      'Runner-up finishes': 1,
      'In the playoffs': 3,
    })
    expect(headers).toEqual(expect.arrayContaining(['Relative points', 'Expected wins', 'Luck', 'Worst weeks']))
  })

  it('have both scores and the season of a record', () => {
    const { headers, rows } = csvOfColumns(recordColumns(links), toRecordRows(response, 'all', links))
    expect(headers).toEqual([
      ...['Record', 'Value', 'Manager', 'Team', 'Players', 'Against', 'Points', 'Points against', 'Season', 'When'],
    ])
    expect(rows[0]).toEqual(['Highest week', 130, 'Bob', 'Team 2', '', 'Ann', 130, 90, 2024, '2024, week 1'])
  })
})
