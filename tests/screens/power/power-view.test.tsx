/** Texts of the power screen about ratings, luck and lost games. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { LuckResponse, LuckTeam } from '../../../src/contract/responses/luck.ts'
import type { PowerResponse } from '../../../src/contract/responses/power.ts'
import { describeLuckFinding, describeTeamLuck } from '../../../src/parts/luck/luck-view.ts'
import {
  changesOfPlace,
  describeLeaders,
  describeRatings,
  sharePlaces,
  toRatingHistory,
} from '../../../src/parts/luck/power-view.ts'
import { LuckHalf } from '../../../src/screens/power/LuckHalf.tsx'
import { describeReasons, reasonLabels } from '../../../src/screens/power/loss-reasons.ts'
import { Ratings } from '../../../src/screens/power/Ratings.tsx'
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

  it('share a rank where they are too close to call', () => {
    const places = (ratings: number[]) => [...sharePlaces(rated(ratings)).values()]
    expect(places([100, 96, 94])).toEqual([1, 1, 3])
    expect(places([100, 92, 90])).toEqual([1, 2, 2])
  })

  it('have a line above the first team of each rank but the first, and no mark of a tie', () => {
    const html = renderToStaticMarkup(
      <Ratings response={power(rated([100, 96, 94]), [])} chosen={null} teamHref={(team) => `/${team}`} />,
    )
    const body = html.slice(html.indexOf('<tbody>'), html.indexOf('</tbody>'))
    const lines = body
      .split('<tr')
      .slice(1)
      .map((row) => row.includes('border-t-ink'))
    expect(lines).toEqual([false, false, true])
    expect(body.replace(/<[^>]+>/g, ' ')).not.toContain('=')
  })

  it('change by the ranks that teams share: a new order within one is no change', () => {
    const teams = rated([100, 96, 94])
    const weekBefore = (ratings: [number, number, number]) => ({
      week: 1,
      leagueMean: 100,
      teams: teams
        .map(({ team, error }, index) => ({ team, error, rating: ratings[index] ?? 0, rank: 1 }))
        .sort((a, b) => b.rating - a.rating)
        .map((team, index) => ({ ...team, rank: index + 1 })),
    })
    const changes = (...ratings: [number, number, number]) => [
      ...changesOfPlace(power(teams, [weekBefore(ratings), weekBefore([100, 96, 94])])).values(),
    ]
    // Now 1, 1, 3.
    expect(changes(96, 99, 92)).toEqual([0, 0, 0])
    expect(changes(90, 99, 100)).toEqual([2, 0, -2])
    expect(changesOfPlace(power(teams, [weekBefore([100, 96, 94])]))).toEqual(new Map())
    const html = renderToStaticMarkup(
      <Ratings
        response={power(teams, [weekBefore([96, 99, 92]), weekBefore([100, 96, 94])])}
        chosen={null}
        teamHref={(team) => `/${team}`}
      />,
    )
    expect(html).not.toMatch(/[▲▼]/)
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
  leftTeams: null,
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
    expect(describeLuckFinding(response.teams)).toBe('Alpha won 1.0 more games than expected, Beta won 1.0 fewer')
    expect(describeLuckFinding([])).toBe('Everyone won about as often as they should have')
  })

  it('names the main known reason of a lost game', () => {
    const { losses } = response
    expect(describeReasons(losses)).toBe('The one loss came down to a big day by the opponent')
  })

  it('labels a reason without a direction, which its figure has: no weakness is positive', () => {
    for (const label of Object.values(reasonLabels)) expect(label).not.toMatch(/weak|strong|bad|good|mistake|luck/i)
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
    for (const part of ['2-0-1', '0-3', 'Opponent’s day', 'Own day', '−8.3', '/measures#other-schedules']) {
      expect(html).toContain(part)
    }
    expect(html).not.toMatch(/NaN|undefined|>Lineup</)
  })
})
