import { expect, it } from 'vitest'
import type { HistoryResponse } from '../../../src/contract/responses/history.ts'
import { describeHistoric } from '../../../src/parts/recap/historic.ts'
import { completeResponse, type PartOf } from '../../support/complete-response.ts'

/** Years with champion and runner-up, by the first letters of their names. */
function leagueOf(finals: Record<number, string>, records: PartOf<HistoryResponse['records']> = []) {
  const names: Record<string, string> = { n: 'Noor', c: 'Cleo', d: 'Dev' }
  const entries = Object.entries(finals).map(([year, [winner = '', loser = '']]) => ({
    year: Number(year),
    winner,
    loser,
  }))
  return completeResponse('history', {
    seasons: entries.map(({ year, winner, loser }) => ({
      season: year,
      known: 'whole' as const,
      isPlayed: true,
      championKey: winner,
      championName: names[winner],
      final: { winnerKey: winner, winnerName: names[winner], loserKey: loser, loserName: names[loser] },
    })),
    managers: Object.entries(names).map(([key, name]) => ({
      key,
      name,
      titleYears: entries.filter(({ winner }) => winner === key).map(({ year }) => year),
    })),
    records,
  })
}

it('counts the titles up to the season, and the years since the last one', () => {
  const league = leagueOf({ 2019: 'nc', 2020: 'nd', 2021: 'cn', 2022: 'nd', 2023: 'dc' })
  expect(describeHistoric(league, 2019)).toEqual([])
  expect(describeHistoric(league, 2020)).toEqual([
    'Noor: second title, the second in a row, the most in league history',
  ])
  expect(describeHistoric(league, 2021)).toEqual([
    'Cleo: first title',
    'The championship was a rematch of 2019, won by Noor',
  ])
  expect(describeHistoric(league, 2022)).toEqual([
    'Noor: third title, the first since 2020, the most in league history',
    'The championship was a rematch of 2020, won by Noor',
  ])
})

it('covers only known seasons', () => {
  const league = leagueOf({ 2019: 'nc', 2021: 'nd' })
  league.seasons.push(...completeResponse('history', { seasons: [{ season: 2020, known: 'missing' }] }).seasons)
  expect(describeHistoric(league, 2021)).toEqual(['Noor: second known title, the most in league history'])
})

it('reports a third championship meeting of two managers', () => {
  const league = leagueOf({ 2019: 'nc', 2020: 'cn', 2021: 'nc' })
  expect(describeHistoric(league, 2021)).toEqual([
    'Noor: second title, the first since 2019, the most in league history',
    'The championship was the third between Noor and Cleo, after 2019 and 2020; Noor has won two of them',
  ])
})

it('lists the records of all time that were set in it', () => {
  const league = leagueOf({ 2019: 'nc', 2020: 'dc' }, [
    {
      kind: 'closest-game',
      value: 0.04,
      holders: [{ name: 'Noor', opponentName: 'Dev', season: 2020, week: 4, scores: [90.1, 90.06] }],
    },
    { kind: 'highest-week', value: 187.4, holders: [{ name: 'Noor', season: 2020, week: 5 }] },
    {
      kind: 'longest-winning-streak',
      value: 11,
      holders: [
        { name: 'Cleo', season: 2019, week: 12, since: { season: 2019, week: 2 } },
        { name: 'Dev', season: 2020, week: 3, since: { season: 2019, week: 9 } },
      ],
    },
    { kind: 'lowest-week', value: 40, holders: [{ name: 'Cleo', season: 2019, week: 1 }] },
  ])
  expect(describeHistoric(league, 2020).slice(1)).toEqual([
    'All-time record, highest week: 187.4 by Noor in week 5',
    'Shared all-time record, longest winning streak: 11 games by Dev',
    'All-time record, closest game: 90.10–90.06 by Noor vs. Dev in week 4',
  ])
})

it('is empty for a league’s only season', () => {
  expect(describeHistoric(leagueOf({ 2019: 'nc' }), 2019)).toEqual([])
  expect(describeHistoric(completeResponse('history'), 2019)).toEqual([])
})
