/** The running week by the clock: what is stored may be older. */
import { describe, expect, it } from 'vitest'
import type { HostSeason } from '../../src/domain/host-season.ts'
import { handleLive } from '../../src/handlers/live.ts'
import { weekFinding } from '../../src/parts/matchup/week-finding.ts'
import { toWeekGames } from '../../src/parts/matchup/week-games.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { buildHostSeason, game, lineup, player, slots } from '../build-season.ts'

const kickoffs = ['2025-09-05T00:20:00Z', '2025-09-07T17:00:00Z']
const [thursday, sunday] = kickoffs.map((kickoff) => ({ week: 1, opponent: 'BUF', isHome: true, kickoff }))
const nflSchedule = { KC: [thursday], DAL: [sunday] } as NonNullable<HostSeason['nflSchedule']>
const matchups = [
  game(1, [1, 0], [2, 0], { status: 'scheduled' }),
  game(1, [3, 0], [4, 0], { status: 'scheduled' }),
  game(2, [1, 0], [3, 0], { status: 'scheduled' }),
]

/** What `live` says of a drafted season of a host that was read at a time; `boundary`: see `SeasonContext`. */
function liveAt(host: 'espn' | 'sleeper', asOf: string, boundary: string | null = null) {
  const season = judgeSeason(
    buildHostSeason({
      host,
      asOf,
      nflSchedule,
      matchups,
      status: { phase: null, currentWeek: 1, scoredWeeks: [], finalWeek: 2 },
    }),
  )
  const { week, state, nextKickoff } = handleLive(
    { season, context: { seasons: [], asOf, boundary, forecastRuns: 10 } },
    { season: undefined } as unknown as Parameters<typeof handleLive>[1],
  )
  return [season.status.phase, week, state, nextKickoff]
}

describe.each(['espn', 'sleeper'] as const)('the live week of %s', (host) => {
  it('is to come in the days before the first kickoff, and runs from it on though no point is known', () => {
    expect(liveAt(host, '2025-08-20T12:00:00Z')).toEqual(['pre-season', null, null, null])
    expect(liveAt(host, '2025-09-04T23:58:00Z')).toEqual(['pre-season', 1, 'before', kickoffs[0]])
    expect(liveAt(host, '2025-09-05T00:21:00Z')).toEqual(['in-season', 1, 'playing', kickoffs[1]])
  })

  it('follows the clock where the season could not be read since', () => {
    const asOf = '2025-09-05T00:30:00Z'
    expect(liveAt(host, asOf)[2]).toBe('playing')
    expect(liveAt(host, asOf, '2025-09-05T03:30:00Z').slice(2)).toEqual(['between', kickoffs[1]])
    expect(liveAt(host, asOf, kickoffs[1]).slice(2)).toEqual(['playing', null])
    expect(liveAt(host, asOf, '2025-09-07T20:10:00Z').slice(2)).toEqual(['over', null])
  })
})

it('names the championship game while it is to come or played, and lists it first', () => {
  const boardWith = (status: 'scheduled' | 'in-progress') => {
    const toPlay = (kind: 'winners-bracket' | 'winners-consolation', home: number, away: number) =>
      game(3, [home, status === 'scheduled' ? 0 : 40], [away, status === 'scheduled' ? 0 : 30], { kind, status })
    const season = judgeSeason(
      buildHostSeason({
        teams: [1, 2, 3, 4].map((playoffSeed) => ({ playoffSeed })),
        settings: { regularSeasonMatchups: 1, playoffTeamCount: 4 },
        status: { phase: null, currentWeek: 3, scoredWeeks: [1, 2], regularSeasonFinalWeek: 1, finalWeek: 3 },
        matchups: [
          game(1, [1, 100], [4, 60]),
          game(1, [2, 90], [3, 80]),
          game(2, [1, 100], [4, 60], { kind: 'winners-bracket' }),
          game(2, [2, 90], [3, 80], { kind: 'winners-bracket' }),
          toPlay('winners-consolation', 3, 4),
          toPlay('winners-bracket', 1, 2),
        ],
      }),
    )
    const parameters = { season: undefined } as unknown as Parameters<typeof handleLive>[1]
    return handleLive({ season, context: { seasons: [], asOf: null, forecastRuns: 10 } }, parameters)
  }
  for (const status of ['scheduled', 'in-progress'] as const) {
    const { week, title, matchups } = boardWith(status)
    const [first] = matchups
    expect([week, first?.kind, first?.status]).toEqual([3, 'winners-bracket', status])
    expect(title).toEqual({ matchupId: first?.matchupId, winnerIsChampion: false })
  }
  const board = boardWith('scheduled')
  expect(weekFinding(toWeekGames(board), null, board.title)).toBe('Team 1 vs. Team 2 for the title')
})

it('has the swing of a starter in each game of a team that plays twice in the week', () => {
  const teams = [1, 2, 3]
  const season = judgeSeason(
    buildHostSeason({
      asOf: '2025-09-07T17:30:00Z',
      nflSchedule,
      teams: teams.length,
      matchups: [
        game(1, [1, 2], [2, 1], { status: 'in-progress' }),
        game(1, [1, 2], [3, 30], { status: 'in-progress' }),
      ],
      settings: { lineupSlots: slots({ RB: 1 }) },
      players: teams.map((number) => ({
        ...player(number, 'RB', [], { nflTeam: 'DAL' }),
        weeks: [{ week: 1, points: 2, projectedPoints: 12, nflTeam: 'DAL' }],
      })),
      lineups: teams.map((number) => lineup(1, number, { RB: [number] })),
      status: { currentWeek: 1, scoredWeeks: [], finalWeek: 2 },
    }),
  )
  const { starters, matchups } = handleLive(
    { season, context: { seasons: [], asOf: season.asOf ?? null, forecastRuns: 10 } },
    { season: undefined } as unknown as Parameters<typeof handleLive>[1],
  )
  const [twice, once] = starters.map(({ toPlay }) => toPlay[0])
  expect(twice?.swings?.map(({ matchupId }) => matchupId)).toEqual(matchups.map(({ matchupId }) => matchupId))
  // An even game, and one that is nearly lost.
  const [even, lost] = twice?.swings?.map(({ swing }) => swing ?? 0) ?? []
  expect(even).toBeGreaterThan(0.1)
  expect(lost).toBeLessThan(even ?? 0)
  expect(once).not.toHaveProperty('swings')
})
