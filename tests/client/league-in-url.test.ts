import { expect, it } from 'vitest'
import { mayBeOfLeague } from '../../src/client/league-in-url.ts'
import { callUrl } from '../../src/client/urls.ts'
import { deriveLeagueNumber, type LeagueRef, toLeagueId, toPublicId } from '../../src/domain/identity.ts'

const espn: LeagueRef = { host: 'espn', leagueId: '101' }
const sleeper: LeagueRef = { host: 'sleeper', leagueId: '900000000000000001' }

/** URLs of calls about a league season. */
function urlsOf(league: LeagueRef): string[] {
  const season = { leagueNumber: deriveLeagueNumber(league), season: 2025 }
  const [leagueId, id] = [toLeagueId(season), toPublicId(season, 7)]
  return [
    callUrl('hostLeague', { ...league, season: 2024 }),
    callUrl('power', league),
    callUrl('league', { id: leagueId }),
    callUrl('standings', { leagueId, season: 2025 }),
    callUrl('team', { id }),
    callUrl('weeklyRoster', { id, week: 3 }),
    callUrl('player', { id }),
    callUrl('headToHead', { a: id, b: id + 1 }),
  ]
}

it('may be of the league whose call it is, and of no other one', () => {
  const leagues = [espn, sleeper, { ...espn, leagueId: '1012' }, { ...sleeper, leagueId: '900000000000000002' }]
  for (const league of leagues)
    for (const other of leagues)
      for (const url of urlsOf(other)) expect([url, mayBeOfLeague(url, league)]).toEqual([url, league === other])
})

it('may be of a league that the reader joined to another one', () => {
  const history = callUrl('history', { ...espn, also: 'sleeper:900000000000000001,espn:7' })
  expect([espn, sleeper].map((league) => mayBeOfLeague(history, league))).toEqual([true, true])
  expect(mayBeOfLeague(history, { ...espn, leagueId: '77' })).toBe(false)
})

it('may be of a league that a page of another one shows, too', () => {
  const history = `${callUrl('history', { ...espn, also: 'sleeper:900000000000000001' })}&page-league=101`
  expect([espn, sleeper].map((league) => mayBeOfLeague(history, league))).toEqual([true, true])
  expect(mayBeOfLeague(`${callUrl('power', sleeper)}?page-league=101`, sleeper)).toBe(false)
})

it('may be of any league where a server has ids that do not say which', () => {
  for (const url of ['/api/v1/teams/7', '/api/v1/leagues/3/teams', '/api/v1/analytics/standings?league_id=3'])
    expect(mayBeOfLeague(url, espn)).toBe(true)
  expect(mayBeOfLeague('/api/v1/leagues/', espn)).toBe(false)
})

it('is known by an id that the store gave it', () => {
  const id = toLeagueId({ leagueNumber: 5_000_000_777, season: 2025 })
  const url = callUrl('standings', { leagueId: id })
  expect([mayBeOfLeague(url, sleeper), mayBeOfLeague(url, sleeper, [id])]).toEqual([false, true])
})
