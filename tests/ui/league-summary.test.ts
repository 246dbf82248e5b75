import { describe, expect, it } from 'vitest'
import { summarizeLeague } from '../../src/parts/league/league-summary.ts'

const team = (teamName: string, pointsFor: number) => ({ teamName, regularSeason: { pointsFor } })

describe('summarizeLeague', () => {
  it('uses the API’s values', () => {
    expect(
      summarizeLeague(
        { season: 2024, teamCount: 12, regularSeasonWeeks: 14, playoffWeeks: 4, totalPicks: 192 },
        {
          standings: [team('A', 1)],
          summary: {
            totalPoints: 20000.5,
            avgPointsPerTeam: 1666.7,
            regularSeasonGames: 1,
            highestScoring: { teamName: 'B', points: 1900 },
          },
        },
      ),
    ).toEqual({
      season: 2024,
      teams: 12,
      regularSeasonWeeks: 14,
      playoffWeeks: 4,
      draftRounds: 16,
      totalPoints: 20000.5,
      averagePoints: 1666.7,
      highestScoring: { teamName: 'B', points: 1900 },
    })
  })

  it('works out the rest: 84 games of 12 teams are 14 weeks, 185 picks 15 rounds, playoffs 3 weeks', () => {
    const summary = summarizeLeague(
      { totalTeams: 12, summary: { totalPicks: 185 } },
      { standings: [team('A', 100.5), team('B', 120)], summary: { regularSeasonGames: 84 } },
    )
    expect(summary).toMatchObject({
      regularSeasonWeeks: 14,
      playoffWeeks: 3,
      draftRounds: 15,
      totalPoints: 220.5,
      averagePoints: 18.375,
      highestScoring: { teamName: 'B', points: 120 },
    })
  })

  it('finds the points of the highest scoring team in the standings if only its name is sent', () => {
    const { highestScoring } = summarizeLeague(
      {},
      { standings: [team('A', 7)], summary: { highestScoring: { teamName: 'A' } } },
    )
    expect(highestScoring).toEqual({ teamName: 'A', points: 7 })
  })

  it('has only the playoff weeks of an empty response', () => {
    expect(Object.values(summarizeLeague({}, {}))).toEqual([null, null, null, 3, null, null, null, null])
    expect(summarizeLeague({ teamCount: 0, totalPicks: 10 }, {}).draftRounds).toBeNull()
  })

  it('names no highest scoring team before a point is scored', () => {
    expect(summarizeLeague({}, { standings: [team('A', 0), team('B', 0)] }).highestScoring).toBeNull()
  })
})
