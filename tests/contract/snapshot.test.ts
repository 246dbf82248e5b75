import { describe, expect, it } from 'vitest'
import { endpoints } from '../../src/contract/endpoints.ts'
import {
  findSnapshotSeason,
  packOf,
  type SnapshotSeason,
  seasonFolder,
  snapshotFile,
  snapshotsOfLeague,
} from '../../src/contract/snapshot.ts'

describe('the file of a response', () => {
  it.each([
    [endpoints.hostLeague, { host: 'espn', leagueId: '101', season: 2025 }, 'leagues/espn.json'],
    [endpoints.scoreboard, { host: 'sleeper', leagueId: '9100', week: 3 }, 'leagues/sleeper/scoreboard/3.json'],
    [endpoints.league, { id: 10125 }, 'leagues.json'],
    [endpoints.standings, { leagueId: 10125, season: 2025 }, 'analytics/standings.json'],
    [endpoints.draftComplete, { host: 'espn', leagueId: '101' }, 'leagues/espn/draft-complete.json'],
    [endpoints.weeklyRoster, { id: 101250007, week: 3 }, 'teams/101250007/roster/weekly/3.json'],
    [endpoints.player, { id: 101250123 }, 'players/101250123.json'],
    [endpoints.leagueDraft, { id: 10125, roundNum: 2 }, 'leagues/draft/round_num=2.json'],
    [endpoints.players, { leagueId: 10125, search: 'an', limit: 5 }, 'players/limit=5,search=an.json'],
  ])('is named by the call’s parameters within its season', (endpoint, parameters, file) => {
    expect(snapshotFile(endpoint, parameters)).toBe(file)
  })

  it('separates what a parameter could forge', () => {
    expect(snapshotFile(endpoints.player, { id: '../../secret' })).toBe('players/..%2F..%2Fsecret.json')
  })
})

describe('the file shared by responses', () => {
  it.each([
    ['teams/101250007.json', 'teams/101250007.json'],
    ['teams/101250007/roster/weekly/3.json', 'teams/101250007.json'],
    ['leagues/espn/scoreboard/3.json', 'leagues/espn/scoreboard.json'],
    ['leagues/sleeper/scoreboard/3.json', 'leagues/sleeper/scoreboard.json'],
    ['players/101250123.json', 'players/3.json'],
    ['players/..%2F..%2Fsecret.json', null],
    ['leagues/espn.json', null],
    ['leagues/espn/draft-complete.json', null],
  ])('of %s is %s', (file, pack) => {
    expect(packOf(file)).toBe(pack)
  })
})

const facts = { leagueId: 1, name: 'Any league', takenAt: '2026-01-06T12:00:00.000Z', throughWeek: null }
const hash = '0123456789abcdef'
const sleeper = (season: number, id: string, previous: string | null): SnapshotSeason => ({
  ...facts,
  host: 'sleeper',
  hostLeagueId: id,
  previousHostLeagueId: previous,
  season,
  hash,
})

describe('the seasons of a league', () => {
  const espn = [2025, 2024].map(
    (season): SnapshotSeason => ({ ...facts, host: 'espn', hostLeagueId: '7', season, hash }),
  )
  const chain = [sleeper(2025, '33', '22'), sleeper(2024, '22', '11'), sleeper(2023, '11', null)]
  const all = [...espn, ...chain, sleeper(2025, '77', null)]
  const idsOf = (leagueId: string) =>
    snapshotsOfLeague(all, { host: 'sleeper', leagueId }).map(({ hostLeagueId }) => hostLeagueId)

  it('are those of its id, or of ids that name one another', () => {
    expect(snapshotsOfLeague(all, { host: 'espn', leagueId: '7' })).toEqual(espn)
    for (const id of ['33', '22', '11']) expect(idsOf(id)).toEqual(['33', '22', '11'])
    expect(idsOf('77')).toEqual(['77'])
    expect(idsOf('7')).toEqual([])
  })

  it('are one a year, if two leagues go on from the same season', () => {
    const forked = [...chain, sleeper(2025, '44', '22')]
    const idsFrom = (leagueId: string) =>
      snapshotsOfLeague(forked, { host: 'sleeper', leagueId }).map(({ hostLeagueId }) => hostLeagueId)
    expect(idsFrom('33')).toEqual(['33', '22', '11'])
    expect(idsFrom('44')).toEqual(['44', '22', '11'])
  })

  it('are found by id, and by year from any id of the league', () => {
    const seasonOf = (leagueId: string, season?: number) =>
      findSnapshotSeason(all, { host: 'sleeper', leagueId }, season)?.season
    expect(seasonOf('22')).toBe(2024)
    expect(seasonOf('22', 2025)).toBe(2025)
    expect(seasonOf('22', 2020)).toBeUndefined()
    expect(findSnapshotSeason(all, { host: 'espn', leagueId: '7' }, undefined)?.season).toBe(2025)
  })

  it('have folders that name their host, except those of ESPN', () => {
    expect(all.map(seasonFolder).slice(0, 3)).toEqual([`7/2025/${hash}`, `7/2024/${hash}`, `sleeper-33/2025/${hash}`])
  })
})
