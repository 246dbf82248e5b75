import { describe, expect, it } from 'vitest'
import { summarizeLeague } from '../../src/parts/league/league-summary.ts'

const team = (team_name: string, points_for: number) => ({ team_name, regular_season: { points_for } })

describe('summarizeLeague', () => {
  it('takes what the API says', () => {
    expect(
      summarizeLeague(
        { season: 2024, team_count: 12, regular_season_weeks: 14, playoff_weeks: 4, total_picks: 192 },
        {
          standings: [team('A', 1)],
          summary: {
            total_points: 20000.5,
            avg_points_per_team: 1666.7,
            regular_season_games: 1,
            highest_scoring: { team_name: 'B', points: 1900 },
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
      { total_teams: 12, summary: { total_picks: 185 } },
      { standings: [team('A', 100.5), team('B', 120)], summary: { regular_season_games: 84 } },
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

  it('finds the points of the highest scoring team in the standings where only its name is given', () => {
    const { highestScoring } = summarizeLeague(
      {},
      { standings: [team('A', 7)], summary: { highest_scoring: { team_name: 'A' } } },
    )
    expect(highestScoring).toEqual({ teamName: 'A', points: 7 })
  })

  it('has only the playoff weeks of an empty response', () => {
    expect(Object.values(summarizeLeague({}, {}))).toEqual([null, null, null, 3, null, null, null, null])
    expect(summarizeLeague({ team_count: 0, total_picks: 10 }, {}).draftRounds).toBeNull()
  })

  it('names no highest scoring team before a point is scored', () => {
    expect(summarizeLeague({}, { standings: [team('A', 0), team('B', 0)] }).highestScoring).toBeNull()
  })
})
