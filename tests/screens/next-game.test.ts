import { describe, expect, it } from 'vitest'
import type { ForecastResponse } from '../../src/contract/responses/forecast.ts'
import { describeOwnFinish } from '../../src/screens/overview/describe-finish.ts'
import {
  describeGame,
  describeStake,
  describeStanding,
  nextGameOf,
  subjectOf,
} from '../../src/screens/overview/next-game.ts'
import { completeResponse, type PartOf } from '../support/complete-response.ts'
import { completed } from '../support/completed.ts'

const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name, index) => ({ id: index + 1, name }))
const stake = (team: typeof a, ifHomeWins: number, ifAwayWins: number) => ({ team, ifHomeWins, ifAwayWins })
const games: PartOf<ForecastResponse>['games'] = [
  { week: 11, home: a, away: b, homeChance: 0.6, leverage: 0.1, teams: [stake(b, 0.2, 0.3)] },
  { week: 11, home: c, away: d, homeChance: 0.5, leverage: 0.4, teams: [stake(a, 0.8, 0.9), stake(d, 0.1, 0.5)] },
  { week: 12, home: a, away: c, homeChance: 0.7, leverage: 0.9, teams: [] },
]
const teams = [
  { team: a, title: { chance: 0.1 } },
  { team: b, title: { chance: 0.4 } },
]
const forecast = completeResponse('forecast', { games, teams } as never)

describe('the game at the head of the overview', () => {
  it('is the next one of the reader’s team, seen from its side', () => {
    expect(nextGameOf(forecast, 2)).toMatchObject({ week: 11, team: b, opponent: a, chance: 0.4 })
    expect(nextGameOf(forecast, 2)?.stakes).toEqual({ ifWin: 0.3, ifLoss: 0.2 })
    expect(nextGameOf(forecast, 1)?.stakes).toBeNull()
  })

  it('is for other readers the one of the next week with the most at stake, for the team that it moves most', () => {
    expect(nextGameOf(forecast, null)).toMatchObject({ team: d, opponent: c, stakes: { ifWin: 0.5, ifLoss: 0.1 } })
  })

  it('is for other readers none that is as good as over, unless all are', () => {
    const over = { ...forecast.games[0], homeChance: 0.01, leverage: 0.6 } as (typeof forecast.games)[number]
    expect(nextGameOf({ ...forecast, games: [over, ...forecast.games] }, null)).toMatchObject({ team: d })
    expect(nextGameOf({ ...forecast, games: [over] }, null)).toMatchObject({ team: b })
  })

  it('is none without games to come; then the odds are those of the reader’s team or of the favorite', () => {
    expect(nextGameOf({ ...forecast, games: [] }, 1)).toBeNull()
    expect(nextGameOf({ ...forecast, games: [] }, null)).toBeNull()
    expect(subjectOf(forecast, 1)?.team.name).toBe('A')
    expect(subjectOf(forecast, null)?.team.name).toBe('B')
    expect(subjectOf({ ...forecast, teams: [] }, null)).toBeUndefined()
  })

  it('has the odds with each result, which are those of now if it moves them by less than half a point', () => {
    expect(describeStake({ stakes: null }, 'ifWin', '40%')).toBe('40%')
    expect(describeStake({ stakes: { ifWin: 0.5, ifLoss: null } }, 'ifWin', '40%')).toBe('50%')
  })

  it('says where the reader’s team stands', () => {
    const regularSeason = { wins: 5, losses: 5, ties: 0, pointsFor: 900 }
    const [own] = completed('standings', { standings: [{ teamId: 1, rank: 4, regularSeason }] }).standings
    expect(describeStanding(own)).toBe('You are 4th, 5-5')
    expect(describeStanding(undefined)).toBe('Your season')
  })

  it('addresses the reader', () => {
    const game = { team: { id: 1, name: 'A' }, opponent: { id: 2, name: 'B' } }
    const describe = (scores: [number, number] | null, isMine = true) => describeGame({ ...game, isMine, scores })
    expect([describe(null), describe([3, 3]), describe([9, 3]), describe([3, 9])]).toEqual([
      'You play B',
      'You play B',
      'You lead B',
      'You trail B',
    ])
    expect(describe([3, 9], false)).toBe('A vs. B')
    const totalSeason = { wins: 8, losses: 6, ties: 0 }
    const describeTeam = (fields: object) =>
      completed('standings', { standings: [fields] }).standings.map(describeOwnFinish)
    expect(describeTeam({ rank: 4, totalSeason })).toEqual(['You finished 4th, 8-6'])
    expect(describeTeam({ rank: 1, isChampion: true })).toEqual(['You won the league'])
  })
})
