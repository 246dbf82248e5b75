/** Texts of the power screen about ratings, luck and lost games. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { LuckResponse, LuckTeam } from '../../../src/contract/responses/luck.ts'
import type { PowerResponse } from '../../../src/contract/responses/power.ts'
import { describeLuckFinding, describeTeamLuck } from '../../../src/parts/luck/luck-view.ts'
import { describeLeaders, describeRatings, toRatingHistory } from '../../../src/parts/luck/power-view.ts'
import { LuckHalf } from '../../../src/screens/power/LuckHalf.tsx'
import { describeReasons } from '../../../src/screens/power/loss-reasons.ts'
import { completed, completedLeague } from '../../support/completed.ts'
import { espnLeague } from '../../support/league-keys.ts'

const [alpha, beta, gamma] = [
  { id: 1, name: 'Alpha' },
  { id: 2, name: 'Beta' },
  { id: 3, name: 'Gamma' },
] as const
const rated = (ratings: number[], error = 5): PowerResponse['teams'] =>
  ratings.map((rating, index) => ({
    team: [alpha, beta, gamma][index] ?? gamma,
    rank: index + 1,
    previousRank: 3 - index,
    rating,
    error,
    isLevelWithPrevious: false,
    allPlayRank: index + 1,
    recordRank: 3 - index,
  }))
const power = (teams: PowerResponse['teams'], weeks: PowerResponse['weeks']): PowerResponse => ({
  leagueId: 1,
  season: 2024,
  unavailable: null,
  throughWeek: 2,
  leagueMean: 100,
  weeklyDeviation: 20,
  averageWeeks: 9,
  teams,
  weeks,
})

describe('the ratings', () => {
  it('name the teams within one standard error of the strongest', () => {
    const close = rated([100, 96, 94])
    expect(describeLeaders(close)).toBe('Too close to call with Beta.')
    expect(describeRatings(close)).toBe('Alpha leads the ratings, with one team too close to call')
    expect(describeLeaders(rated([100, 92, 90]))).toBe('8.0 points a week ahead of Beta.')
    expect(describeRatings(rated([100, 99, 98]))).toBe('Too close to call: no team stands out')
  })

  it('have a history from the second week on', () => {
    const week = (number: number) => ({
      week: number,
      leagueMean: 100,
      teams: [{ team: alpha, rank: 1, rating: 100 + number, error: 5 }],
    })
    expect(toRatingHistory(power(rated([100]), [week(1)]))).toBeNull()
    expect(toRatingHistory(power(rated([100, 90]), [week(1), week(2)]))).toEqual({
      weeks: [1, 2],
      lines: [
        {
          id: 1,
          name: 'Alpha',
          points: [
            { week: 1, rating: 101, error: 5 },
            { week: 2, rating: 102, error: 5 },
          ],
        },
      ],
    })
  })
})

const tally = { wins: 0, losses: 0, ties: 0 }
const unknown = {
  allPlay: { ...tally, winPercentage: null },
  medianRecord: tally,
  closeGames: tally,
  pastSchedule: null,
  futureSchedule: null,
  winsLow: 0,
  winsHigh: 3,
}

const response: LuckResponse = {
  leagueId: 1,
  season: 2024,
  unavailable: null,
  throughWeek: 3,
  closeMargin: 5,
  weeks: [],
  teams: [
    {
      ...unknown,
      team: alpha,
      record: { wins: 2, losses: 0, ties: 1 },
      games: 3,
      wins: 2.5,
      expectedWins: 1.5,
      luck: 1,
      timingLuck: 1.2,
      opponentLuck: -0.2,
      chanceOfWins: 0.004,
      winDistribution: [{ wins: 1.5, probability: 1 }],
    },
    {
      ...unknown,
      team: beta,
      record: { wins: 0, losses: 2, ties: 1 },
      games: 3,
      wins: 0.5,
      expectedWins: 1.5,
      luck: -1,
      timingLuck: -1.2,
      opponentLuck: 0.2,
      chanceOfWins: 0.9,
      winDistribution: [{ wins: 1.5, probability: 1 }],
    },
  ],
  swapGrid: [
    {
      team: alpha,
      schedules: [
        { scheduleOf: alpha, isOwn: true, wins: 2, losses: 0, ties: 1, winPercentage: 83.3 },
        { scheduleOf: beta, isOwn: false, wins: 0, losses: 3, ties: 0, winPercentage: 0 },
      ],
    },
  ],
  losses: [
    {
      matchupId: 7,
      week: 2,
      weeks: [2, 3],
      team: beta,
      opponent: alpha,
      points: 90,
      opponentPoints: 100,
      margin: -10,
      strength: 6.67,
      rosterDay: null,
      mistakes: null,
      adjustment: null,
      ownDay: -8.33,
      opponentDay: -8.34,
    },
  ],
}

describe('luck', () => {
  const [lucky] = response.teams

  it('is described in games and schedules', () => {
    expect(lucky && describeTeamLuck(lucky)).toBe(
      '2-0-1; their scoring was worth 1.5 wins. Fewer than 1 of 100 schedules would have given them 2.5 wins or more.',
    )
    const describe = (more: Partial<LuckTeam>) => lucky && describeTeamLuck({ ...lucky, ...more }).split('. ')[1]
    expect(describe({ wins: 9, chanceOfWins: 0.12 })).toBe(
      'Only 12 of 100 schedules would have given them 9 wins or more.',
    )
    expect(describe({ wins: 9, chanceOfWins: 0.4 })).toBe('40 of 100 schedules would have given them 9 wins or more.')
    // An unlucky team by what is telling of it: schedules that are as bad.
    const winDistribution = [0.01, 0.15, 0.3, 0.54].map((probability, wins) => ({ wins, probability }))
    expect(describe({ luck: -1, wins: 1, winDistribution })).toBe(
      'Only 16 of 100 schedules would have left them with 1 win or fewer.',
    )
    expect(describe({ luck: -1, wins: 0, winDistribution })).toBe(
      'Only 1 of 100 schedules would have left them without a win.',
    )
    expect(describeLuckFinding(response.teams)).toBe('Alpha won 1.0 more games than expected, Beta 1.0 fewer')
    expect(describeLuckFinding([])).toBe('Everyone won about as often as they should have')
  })

  it('names the main known reason of a lost game', () => {
    const { losses } = response
    expect(describeReasons(losses)).toBe('The one loss came down to a big day by the opponent')
  })

  it('is shown completely: figures, other schedules, lost games, without unknown figures', () => {
    const html = renderToStaticMarkup(
      <LuckHalf
        response={response}
        chosen={null}
        leagueRef={espnLeague(1)}
        parameters={{}}
        league={completedLeague()}
        standings={completed('standings', {})}
        draft={{ status: 'loading', progress: null, reload: () => {} }}
        query={new URLSearchParams()}
        teamHref={(id) => `/team/${id}`}
      />,
    )
    for (const part of ['2-0-1', '0-3', 'Opponent’s day', 'Bad day', '−8.3', '/measures#other-schedules']) {
      expect(html).toContain(part)
    }
    expect(html).not.toMatch(/NaN|undefined|Lineup mistakes/)
  })
})
