import { describe, expect, it } from 'vitest'
import { endpoints } from '../../src/contract/endpoints.ts'
import { packOf, snapshotFile } from '../../src/contract/snapshot.ts'

describe('the file of an answer', () => {
  it.each([
    [endpoints.espnLeague, { espnId: 101, season: 2025 }, 'leagues/espn.json'],
    [endpoints.league, { id: 10125 }, 'leagues.json'],
    [endpoints.standings, { league_id: 10125, season: 2025 }, 'analytics/standings.json'],
    [endpoints.draftComplete, { espnId: 101 }, 'leagues/espn/draft-complete.json'],
    [endpoints.weeklyRoster, { id: 101250007, week: 3 }, 'teams/101250007/roster/weekly/3.json'],
    [endpoints.player, { id: 101250123 }, 'players/101250123.json'],
    [endpoints.leagueDraft, { id: 10125, round_num: 2 }, 'leagues/draft/round_num=2.json'],
    [endpoints.players, { league_id: 10125, search: 'an', limit: 5 }, 'players/limit=5,search=an.json'],
  ])('is named by what the call asks within its season', (endpoint, parameters, file) => {
    expect(snapshotFile(endpoint, parameters)).toBe(file)
  })

  it('keeps apart what a parameter could forge', () => {
    expect(snapshotFile(endpoints.player, { id: '../../secret' })).toBe('players/..%2F..%2Fsecret.json')
  })
})

describe('the file that answers share', () => {
  it.each([
    ['teams/101250007.json', 'teams/101250007.json'],
    ['teams/101250007/roster/weekly/3.json', 'teams/101250007.json'],
    ['leagues/espn/scoreboard/3.json', 'leagues/espn/scoreboard.json'],
    ['players/101250123.json', 'players/3.json'],
    ['players/..%2F..%2Fsecret.json', null],
    ['leagues/espn.json', null],
    ['leagues/espn/draft-complete.json', null],
  ])('of %s is %s', (file, pack) => {
    expect(packOf(file)).toBe(pack)
  })
})
