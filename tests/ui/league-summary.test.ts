import { describe, expect, it } from 'vitest'
import { summarizeLeague } from '../../src/parts/league/league-summary.ts'
import { completed, completedLeague } from '../support/completed.ts'

const team = (teamName: string, pointsFor: number) => ({ teamName, regularSeason: { pointsFor } })

const summarize = (league: object, standings: object) =>
  summarizeLeague(completedLeague(league), completed('standings', standings))

describe('summarizeLeague', () => {
  it('uses the API’s values', () => {
    expect(
      summarize(
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
      highestScoring: { teamId: null, teamName: 'B', points: 1900 },
    })
  })

  it('works out the rest: 84 games of 12 teams are 14 weeks, 185 picks 15 rounds, playoffs 3 weeks', () => {
    const summary = summarize(
      { totalTeams: 12, summary: { totalPicks: 185 } },
      { standings: [team('A', 100.5), team('B', 120)], summary: { regularSeasonGames: 84 } },
    )
    expect(summary).toMatchObject({
      regularSeasonWeeks: 14,
      playoffWeeks: 3,
      draftRounds: 15,
      totalPoints: 220.5,
    })
  })

  it('has only the playoff weeks of an empty response', () => {
    expect(Object.values(summarize({}, {}))).toEqual([null, null, null, 3, null, null, null, null])
    expect(summarize({ teamCount: 0, totalPicks: 10 }, {}).draftRounds).toBeNull()
  })
})
