import { describe, expect, it } from 'vitest'
import { describeTeamNews } from '../../src/screens/overview/team-news.ts'
import { completeResponse } from '../support/complete-response.ts'
import { completed, completedLeague } from '../support/completed.ts'

const standingsOf = (...teams: object[]) =>
  completed('standings', {
    standings: teams.map((team, index) => ({
      teamId: index + 1,
      teamName: `Team ${index + 1}`,
      rank: index + 1,
      ...team,
    })),
  })

const running = { phase: 'in-season', season: 2025, completedWeeks: [1, 2, 3, 4] }

describe('news of the reader’s team', () => {
  it('has record, odds and the next game', () => {
    const standings = standingsOf({ regularSeason: { rank: 1, wins: 3, losses: 1, ties: 0, pointsFor: 400 } })
    const home = { id: 1, name: 'Team 1' }
    const away = { id: 2, name: 'Team 2' }
    const odds = { chance: 0.71, text: '71%', isCertain: false }
    const forecast = completeResponse('forecast', {
      isOver: false,
      games: [{ matchupId: 1, week: 5, home, away, homeChance: 0.5, leverage: 0.1, teams: [] }],
      teams: [{ team: home, playoffs: odds, title: odds }],
    } as never)
    const league = completedLeague({ ...running, scoringFormat: 'head-to-head', playoffTeamCount: 4 })
    const news = { season: 2025, week: 4, standing: '3-1 · 71% playoffs', beside: 'week 5 vs. Team 2' }
    expect(describeTeamNews({ league, standings, forecast }, 1)).toEqual(news)
    expect(describeTeamNews({ league, standings, forecast: null }, 1)).toEqual({
      ...news,
      standing: '3-1',
      beside: null,
    })
    expect(describeTeamNews({ league, standings, forecast }, 9)).toBeNull()
  })

  it('has place and points of a league without opponents, and who is still in', () => {
    const standings = standingsOf(
      { regularSeason: { rank: 1, pointsFor: 900, avgPointsFor: 90 }, eliminatedInWeek: null },
      { regularSeason: { rank: 2, pointsFor: 300, avgPointsFor: 100 }, eliminatedInWeek: 3 },
    )
    const newsIn = (scoringFormat: string, teamId: number) =>
      describeTeamNews({ league: completedLeague({ ...running, scoringFormat }), standings, forecast: null }, teamId)
        ?.standing
    expect(newsIn('total-points', 2)).toBe('2nd of 2 · 300.0 points')
    expect(newsIn('elimination', 1)).toBe('still in · 1st of 2')
    expect(newsIn('elimination', 2)).toBe('out in week 3 · 2nd of 2')
  })

  it('has the end of a finished season, and who won it', () => {
    const totalSeason = { wins: 11, losses: 3, ties: 0 }
    const regularSeason = { rank: 1, pointsFor: 900 }
    const standings = standingsOf(
      { isChampion: true, totalSeason, regularSeason },
      { totalSeason: { wins: 8, losses: 6, ties: 0 }, regularSeason },
    )
    const newsIn = (scoringFormat: string, teamId: number) => {
      const league = completedLeague({ phase: 'complete', season: 2025, completedWeeks: [1], scoringFormat })
      return describeTeamNews({ league, standings, forecast: null }, teamId)
    }
    expect(newsIn('head-to-head', 1)).toEqual({ season: 2025, week: null, standing: 'Champion · 11-3', beside: null })
    expect(newsIn('head-to-head', 2)).toMatchObject({ standing: '2nd of 2 · 8-6', beside: 'champion: Team 1' })
    expect(newsIn('total-points', 2)?.standing).toBe('2nd of 2 · 900.0 points')
  })

  it('is nothing before the first week', () => {
    const standings = standingsOf({ regularSeason: { rank: 1, pointsFor: 0 } })
    const league = completedLeague({ ...running, completedWeeks: [], scoringFormat: 'total-points' })
    expect(describeTeamNews({ league, standings, forecast: null }, 1)).toBeNull()
  })
})
