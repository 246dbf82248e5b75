/** What a starter does to the chance of his team's game: the board's chance, minus that of the same season with his slot empty. */
import { describe, expect, it } from 'vitest'
import { demoLeagues } from '../../demo/index.ts'
import { swingOf } from '../../src/analytics/scoreboard/game-odds.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import { fromPublicId } from '../../src/domain/identity.ts'
import type { Season } from '../../src/domain/season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { openHosts } from '../../src/hosts/index.ts'
import { readOnlyFolder } from '../../src/hosts/shared/raw-files.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { buildHostSeason, buildSeason, game, lineup, player } from '../build-season.ts'
import { firstOf } from '../support/runs.ts'
import { withoutStarter } from '../support/without-starter.ts'

const hosts = openHosts({ espn: {}, sleeper: {} })

/** A demo league in the middle of its Sunday, with games that are played and games to come. */
async function readOnSunday(leagueId: string): Promise<HostSeason> {
  const league = demoLeagues.find((one) => one.host === 'espn' && one.leagueId === leagueId)
  if (!league) throw new Error(`no demo league ${leagueId}`)
  const at = new Date('2026-11-22T19:00:00Z')
  const season = await (await hosts('espn')).readSeason(readOnlyFolder(league.generate(at)), league)
  return { ...season, asOf: at.toISOString() }
}

const boardOf = (season: Season) =>
  handlers.live(
    { season, context: { seasons: [], asOf: season.asOf ?? null, forecastRuns: 10 } },
    { host: season.host, leagueId: season.leagueId, season: undefined },
  )

const scoreboardOf = (season: Season, week: number) =>
  handlers.scoreboard(
    { season, context: { seasons: [], asOf: null } },
    { host: season.host, leagueId: season.leagueId, season: undefined, week },
  )

const chanceOf = ({ matchups }: Pick<ReturnType<typeof boardOf>, 'matchups'>, teamId: number) => {
  const sides = matchups.flatMap(({ home, away }) => (away ? [home, away] : [home]))
  const side = sides.find(({ team }) => team.id === teamId)
  return side?.chanceLive ?? side?.chanceBefore ?? null
}

describe.each(['103', '105'])('the board of demo league %s on its Sunday', (leagueId) => {
  it('says of every starter to come the chance minus that without him, as a new board gives it', async () => {
    const evidence = await readOnSunday(leagueId)
    const board = boardOf(judgeSeason(evidence))
    const week = board.week ?? 0
    const starters = board.starters.flatMap(({ team, toPlay }) => toPlay.map((starter) => ({ team, ...starter })))
    expect(starters.length).toBeGreaterThan(20)
    expect(starters.some(({ isPlaying }) => isPlaying) && starters.some(({ isPlaying }) => !isPlaying)).toBe(true)
    for (const { team, player, swing } of firstOf(20, starters)) {
      const numbers = [team.id, player.id].map((id) => fromPublicId(id)?.number ?? 0) as [number, number]
      const then = scoreboardOf(judgeSeason(withoutStarter(evidence, week, ...numbers)), week)
      expect(swing).toBeCloseTo((chanceOf(board, team.id) ?? 0) - (chanceOf(then, team.id) ?? 0), 9)
    }
  })
})

describe('a starter’s swing', () => {
  /** KC plays since 95 of 190 minutes, BUF is to come: team 1 has 10 of KC's QB, and its RB is to come. */
  const sketch = {
    teams: 2,
    matchups: [game(1, [1, 10], [2, 10], { status: 'in-progress' as const })],
    players: [
      { ...player(1, 'QB', [10], { projected: [20] }), nflTeam: 'KC' },
      { ...player(2, 'RB', [null], { projected: [20], nflTeam: 'BUF' }) },
      { ...player(3, 'QB', [10], { projected: [20] }), nflTeam: 'KC' },
    ],
    lineups: [lineup(1, 1, { QB: [1], RB: [2] }), lineup(1, 2, { QB: [3] })],
    status: { scoredWeeks: [] },
    nflSchedule: {
      KC: [{ week: 1, opponent: 'LV', isHome: true, kickoff: '2025-09-07T17:00:00.000Z' }],
      BUF: [{ week: 1, opponent: 'MIA', isHome: true, kickoff: '2025-09-07T20:25:00.000Z' }],
    },
    asOf: '2025-09-07T18:35:00.000Z',
  }
  const season = buildSeason(sketch)
  const [matchup] = season.matchups
  const swing = (teamId: number, number: number) => matchup && swingOf(season, matchup, { teamId, player: number })

  it('counts what he has scored and what he is expected to score', () => {
    const without = (number: number) =>
      scoreboardOf(judgeSeason(withoutStarter(buildHostSeason(sketch), 1, 1, number)), 1)
    const now = scoreboardOf(season, 1).matchups[0]?.home.chanceLive ?? 0
    const then = (number: number) => without(number).matchups[0]?.home.chanceLive ?? 0
    // Without his RB the two teams are equal.
    expect(then(2)).toBe(0.5)
    expect(swing(1, 2)).toBeCloseTo(now - 0.5, 9)
    expect(swing(1, 1)).toBeCloseTo(now - then(1), 9)
  })

  it('is that of his own team: the opponent’s loses by him what the team wins', () => {
    expect(swing(2, 3)).toBeGreaterThan(0)
  })

  it('is unknown for who is in no known lineup, and once the game is over', () => {
    expect(matchup && swingOf(season, { ...matchup, status: 'final' }, { teamId: 1, player: 1 })).toBeNull()
    const unknown = buildSeason({ ...sketch, lineups: [] })
    const [same] = unknown.matchups
    expect(same && swingOf(unknown, same, { teamId: 1, player: 1 })).toBeNull()
  })

  it('is none of a round’s points by projections alone: a game of two weeks goes by ratings', () => {
    const round = buildSeason({
      teams: 2,
      matchups: [
        game(1, [1, 100], [2, 90]),
        game(2, [1, 10], [2, 10], { status: 'in-progress', weeks: [2, 3], kind: 'winners-bracket' }),
      ],
      players: [player(1, 'QB', [100, 10]), player(2, 'QB', [90, 10])],
      lineups: [1, 2].flatMap((week) => [lineup(week, 1, { QB: [1] }), lineup(week, 2, { QB: [2] })]),
      nflSchedule: { KC: [{ week: 2, opponent: 'LV', isHome: true, kickoff: '2025-09-14T17:00:00.000Z' }] },
      asOf: '2025-09-14T18:35:00.000Z',
      status: { scoredWeeks: [1], currentWeek: 2, finalWeek: 3, regularSeasonFinalWeek: 1 },
    })
    const [, final] = round.matchups
    expect(final && swingOf(round, final, { teamId: 1, player: 1 })).toBeGreaterThan(0)
  })
})
