/** Elimination ("guillotine") leagues: rounds of all remaining teams instead of matchups. */
import { describe, expect, it } from 'vitest'
import { buildEspnLeague, type EspnFiles, type Json, scoreOf, setAt, startersOf } from './build-espn-league.ts'
import { judge } from './read-sketch.ts'

/** Team 4 is out after week 1, team 2 after week 2. */
const outAfter: Record<number, number> = { 4: 1, 2: 2 }

/** The small league as an elimination league in ESPN's shape; `latestWeek` 5 is after the season. */
function buildElimination(latestWeek = 5, { named = true } = {}): EspnFiles {
  const files = buildEspnLeague({ latestWeek })
  const eliminationOf = (teamId: number) => {
    const period = outAfter[teamId] ?? 0
    return named && period < latestWeek ? period : 0
  }
  const roundOf = (period: number, side: (teamId: number) => Json) => ({
    matchupPeriodId: period,
    teams: [1, 2, 3, 4].map((teamId) => ({ ...side(teamId), eliminationMatchupPeriod: eliminationOf(teamId) })),
  })
  setAt(
    files['league.json'],
    'schedule',
    [1, 2, 3].map((period) =>
      roundOf(period, (teamId) => ({
        teamId,
        totalPoints: period < latestWeek && !((outAfter[teamId] ?? 9) < period) ? startersOf(teamId, period) : 0,
        totalPointsLive: period === latestWeek ? scoreOf(teamId * 100, period) : 0,
      })),
    ),
  )
  for (const name of Object.keys(files).filter((file) => file.startsWith('scoring'))) {
    const week = Number(/\d+/.exec(name)?.[0])
    const matchups = files[name]?.schedule as Record<'home' | 'away', Json>[]
    const sides = matchups.flatMap(({ home, away }) => [home, away])
    setAt(files[name], 'schedule', [roundOf(week, (teamId) => sides.find((side) => side.teamId === teamId) ?? {})])
  }
  return files
}

describe('an elimination league', () => {
  it('has rounds with scores and who was out, and no matchups', async () => {
    const season = await judge(buildElimination())
    expect(season.format).toBe('elimination')
    expect(season.matchups).toEqual([])
    expect(
      season.eliminationRounds.map(({ weeks, status, sides, eliminatedTeamIds }) => [
        weeks,
        status,
        sides.map(({ teamId, points }) => [teamId, points]),
        eliminatedTeamIds,
      ]),
    ).toEqual([
      [[1], 'final', [1, 2, 3, 4].map((teamId) => [teamId, startersOf(teamId, 1)]), [4]],
      [[2], 'final', [1, 2, 3].map((teamId) => [teamId, startersOf(teamId, 2)]), [2]],
      [[3], 'final', [1, 3].map((teamId) => [teamId, startersOf(teamId, 3)]), []],
    ])
    expect(season.lineups.filter(({ week }) => week === 1)).toHaveLength(4)
    expect(season.status).toMatchObject({ phase: 'complete', finalWeeks: [1, 2, 3] })
    expect(season.warnings).toEqual([])
  })

  it('has a running round, and future rounds without points', async () => {
    const { eliminationRounds, status } = await judge(buildElimination(2))
    expect(eliminationRounds.map((round) => round.status)).toEqual(['final', 'in-progress', 'scheduled'])
    expect(eliminationRounds[1]?.sides.map(({ teamId, points }) => [teamId, points])).toEqual(
      [1, 2, 3].map((teamId) => [teamId, scoreOf(teamId * 100, 2)]),
    )
    expect(eliminationRounds[2]?.sides.map(({ points }) => points)).toEqual([null, null, null])
    expect(status).toMatchObject({ phase: 'in-season', currentWeek: 2, finalWeeks: [1] })
  })

  it('takes the points of a running round from the lineups if its row has none', async () => {
    const files = buildElimination(2)
    for (const teamId of [0, 1, 2, 3]) setAt(files['league.json'], `schedule.1.teams.${teamId}.totalPointsLive`, 0)
    const [, running, next] = (await judge(files)).eliminationRounds
    expect(running?.status).toBe('in-progress')
    expect(running?.sides.map(({ teamId, points }) => [teamId, points])).toEqual(
      [1, 2, 3].map((teamId) => [teamId, startersOf(teamId, 2)]),
    )
    expect(next?.status).toBe('scheduled')
  })

  it('eliminates the lowest score of a round if ESPN marks no team', async () => {
    const { eliminationRounds } = await judge(buildElimination(2, { named: false }))
    const lowest = Math.min(...[1, 2, 3, 4].map((teamId) => startersOf(teamId, 1)))
    expect(eliminationRounds[0]?.eliminatedTeamIds.map((teamId) => startersOf(teamId, 1))).toEqual([lowest])
    expect(eliminationRounds[1]?.sides).toHaveLength(3)
  })
})
