/** What the power screen says of ratings, luck and lost games. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeLuck, describeLuckFinding, type LuckResponse, toLuckTeams } from '../../../src/parts/luck/luck-view.ts'
import {
  describeLeaders,
  describeRatings,
  levelWithFirst,
  toRatedTeams,
  toRatingHistory,
} from '../../../src/parts/luck/power-view.ts'
import { LuckHalf } from '../../../src/screens/power/LuckHalf.tsx'
import { countReasons, describeReasons, toLosses } from '../../../src/screens/power/loss-reasons.ts'
import { espnLeague } from '../../support/league-keys.ts'

const teams = [
  { id: 1, name: 'Alpha' },
  { id: 2, name: 'Beta' },
  { id: 3, name: 'Gamma' },
]
const rated = (ratings: number[], error = 5) =>
  toRatedTeams({
    teams: ratings.map((rating, index) => ({
      team: teams[index],
      rank: index + 1,
      previousRank: 3 - index,
      rating,
      error,
      recordRank: 3 - index,
    })),
  })

describe('the ratings', () => {
  it('say who is level with the strongest, by one standard error', () => {
    const close = rated([100, 96, 94])
    expect(levelWithFirst(close).map(({ name }) => name)).toEqual(['Beta'])
    expect(describeLeaders(close)).toBe('Level with Beta: too close to call (less than one standard error apart).')
    expect(describeRatings(close)).toBe('Alpha leads the ratings, with one team too close to call')
    expect(describeLeaders(rated([100, 92, 90]))).toBe('8.0 points a week ahead of Beta: more than one standard error.')
    expect(describeRatings(rated([100, 99, 98]))).toBe('Too close to call: no team stands out')
    expect(close.map(({ change }) => change)).toEqual([2, 0, -2])
  })

  it('have a history from the second week on', () => {
    const week = (number: number) => ({
      week: number,
      teams: [{ team: teams[0], rank: 1, rating: 100 + number, error: 5 }],
    })
    expect(toRatingHistory({ weeks: [week(1)] }, rated([100]))).toBeNull()
    expect(toRatingHistory({ weeks: [{ week: 1 }, { week: 2 }] }, rated([100]))).toBeNull()
    expect(toRatingHistory({ weeks: [week(1), week(2)] }, rated([100, 90]))).toEqual({
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

const response: LuckResponse = {
  teams: [
    {
      team: teams[0],
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
    { team: teams[1], record: { wins: 0, losses: 2, ties: 1 }, games: 3, wins: 0.5, expectedWins: 1.5, luck: -1 },
  ],
  swapGrid: [
    {
      team: teams[0],
      schedules: [
        { scheduleOf: teams[0], isOwn: true, wins: 2, losses: 0, ties: 1, winPercentage: 83.3 },
        { scheduleOf: teams[1], isOwn: false, wins: 0, losses: 3, ties: 0, winPercentage: 0 },
      ],
    },
  ],
  losses: [
    {
      matchupId: 7,
      week: 2,
      weeks: [2, 3],
      team: teams[1],
      opponent: teams[0],
      points: 90,
      opponentPoints: 100,
      margin: -10,
      strength: 6.67,
      ownDay: -8.33,
      opponentDay: -8.34,
    },
  ],
}

describe('luck', () => {
  const [lucky] = toLuckTeams(response)

  it('is described in games and schedules', () => {
    expect(lucky && describeLuck(lucky)).toBe(
      '2-0-1; their scoring was worth 1.5 wins. They win 2.5 or more in fewer than 1 of 100 schedules.',
    )
    expect(describeLuckFinding(toLuckTeams(response))).toBe('Alpha won 1.0 more games than expected, Beta 1.0 fewer')
    expect(describeLuckFinding([])).toBe('Everyone won about as often as they should have')
  })

  it('names what weighed most in a lost game, of the reasons that are known', () => {
    const losses = toLosses(response)
    expect(losses[0]).toMatchObject({ weeks: '2-3', margin: -10, reasons: { ownDay: -8.33, mistakes: null } })
    expect(countReasons(losses)).toEqual([{ reason: 'opponentDay', count: 1 }])
    expect(describeReasons(losses)).toBe('The one loss came down to a big day by the opponent')
  })

  it('is shown whole: figures, other schedules, lost games; nothing that is not known as a figure', () => {
    const html = renderToStaticMarkup(
      <LuckHalf
        response={response}
        chosen={null}
        leagueRef={espnLeague(1)}
        parameters={{}}
        league={{}}
        standings={{}}
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
