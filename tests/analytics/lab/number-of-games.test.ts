/**
 * Rules change results, never how many games a season has. The exception: playoffs that need more weeks than the season has after its regular
 * season start earlier, so that every team plays fewer regular-season games, and the rule's note says how many.
 */
import { describe, expect, it } from 'vitest'
import { demoLeagues } from '../../../demo/index.ts'
import { applyRules } from '../../../src/analytics/lab/apply-rules.ts'
import { listDebates } from '../../../src/analytics/lab/common-debates.ts'
import { noRules } from '../../../src/analytics/lab/lab-rules.ts'
import { planPlayoffWeeks } from '../../../src/analytics/lab/plan-playoff-weeks.ts'
import type { LeagueKey } from '../../../src/domain/identity.ts'
import { pairingId } from '../../../src/domain/matchup-ids.ts'
import type { Season } from '../../../src/domain/season.ts'
import { handleLab, handleLabFindings } from '../../../src/handlers/lab.ts'
import { readLabSeason } from '../../../src/handlers/lab-season.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { isDecided } from '../../../src/verdict/results.ts'
import { buildHostSeason, buildSeason, game } from '../../build-season.ts'
import { judgeDemo, judgeRecorded, recordedByHost, recordedSleeperLeagues } from '../../read-leagues.ts'

const rules = [noRules, ...listDebates(buildSeason({}), null).map(({ rules }) => rules)]

const noContext = { seasons: [], asOf: null }

/** The season as the lab reads it. */
function inLab(season: Season): Season {
  const parameters = { host: season.host, leagueId: season.leagueId, season: season.season } as const
  return readLabSeason(handleLab({ season, context: noContext }, parameters)).season
}

/** Final games of the regular season up to a period, by team. */
function countGames({ teams, matchups }: Season, through: number): Record<number, number> {
  const games = matchups.filter(
    (matchup) => matchup.kind === 'regular' && matchup.matchupPeriod <= through && isDecided(matchup),
  )
  return Object.fromEntries(
    teams.map(({ id }) => [id, games.filter(({ home, away }) => home.teamId === id || away?.teamId === id).length]),
  )
}

function expectEqualGames(season: Season): void {
  for (const rule of rules) {
    const { season: after, notes } = applyRules(season, null, rule)
    const { regularPeriods, rounds } = planPlayoffWeeks(season, rule)
    const own = season.settings.regularSeasonMatchups
    const firstWeek = rounds.flat()[0]
    const lost = own - regularPeriods === 1 ? 'one regular-season game' : `${own - regularPeriods} regular-season games`
    expect(notes, JSON.stringify(rule)).toEqual(
      regularPeriods === own ? [] : [`Playoffs start in week ${firstWeek}, so every team plays ${lost} less.`],
    )
    if (rule.finalWeeks === undefined && rule.playoffTeamCount === undefined) expect(regularPeriods).toBe(own)
    const games = countGames(after, regularPeriods)
    expect(games, JSON.stringify(rule)).toEqual(countGames(season, regularPeriods))
    const ids = after.matchups.map(({ id }) => id)
    expect(new Set(ids).size, JSON.stringify(rule)).toBe(ids.length)
    const results = after.table.map(({ teamId, wins, losses, ties }) => [teamId, wins + losses + ties])
    const each = after.settings.hasMedianGame ? 2 : 1
    if (season.hasOpponents && after.table.every(({ byMatchups }) => byMatchups === null))
      expect(Object.fromEntries(results)).toEqual(
        Object.fromEntries(Object.entries(games).map(([id, count]) => [id, count * each])),
      )
  }
}

/** Twelve weeks of two games and playoffs, numbered by week as at Sleeper. By other rules other teams meet in the semifinals. */
function byWeek(): Season {
  const scores = [0, 90, 95, 100, 105]
  const play = (week: number, [home, away]: readonly [number, number]) =>
    game(week, [home, scores[home] ?? 0], [away, (scores[away] ?? 0) + (week % 3) * 7], {
      kind: week > 12 ? 'winners-bracket' : 'regular',
    })
  const weeks = Array.from({ length: 12 }, (_, index) => index + 1)
  const evidence = buildHostSeason({
    settings: { regularSeasonMatchups: 12, playoffTeamCount: 4 },
    status: { phase: 'complete', regularSeasonFinalWeek: 12, finalWeek: 14 },
    teams: [1, 2, 3, 4].map((playoffSeed) => ({ playoffSeed })),
    matchups: [
      ...weeks.flatMap((week) => [play(week, [1, 2]), play(week, [3, 4])]),
      ...[play(13, [1, 2]), play(13, [3, 4]), play(14, [2, 4])],
    ],
  })
  const matchups = evidence.matchups.map((matchup, index) => ({
    ...matchup,
    id: pairingId(matchup.matchupPeriod, 1 + (index % 2)),
  }))
  return judgeSeason({ ...evidence, matchups })
}

describe('the number of games', () => {
  it('is the same by every rule where the host numbers games by week', () => {
    const season = byWeek()
    expect(countGames(season, 12)).toEqual({ 1: 12, 2: 12, 3: 12, 4: 12 })
    expectEqualGames(season)
  })

  it('counts games against teams that left, each of which is another team', () => {
    const left = buildSeason({
      settings: { regularSeasonMatchups: 2 },
      status: { phase: 'in-season', regularSeasonFinalWeek: 2 },
      teams: [{}, {}],
      matchups: [game(1, [1, 90], [11, 80]), game(1, [2, 70], [12, 80]), game(2, [11, 70], [12, 60])],
    })
    expect(inLab(left).matchups.filter(isDecided)).toHaveLength(3)
    expect(new Set(inLab(left).matchups.flatMap(({ home, away }) => [home.teamId, away?.teamId])).size).toBe(4)
  })

  it.each(demoLeagues)('is the same by every rule in $host demo league $leagueId, $season', async (demo) => {
    expectEqualGames(inLab(await judgeDemo(demo)))
  })

  it.each(recordedByHost.flat())('is the same by every rule in %o', async (recorded) => {
    expectEqualGames(inLab(await judgeRecorded(recorded)))
  })

  const recorded = recordedSleeperLeagues.find(({ season }) => season === 2024)
  it.skipIf(!recorded)('adds up by hand with a median game in a recorded season', async () => {
    const { season } = applyRules(inLab(await judgeRecorded(recorded as LeagueKey)), null, {
      ...noRules,
      hasMedianGame: true,
    })
    const rows = season.table.map(({ teamId, wins, losses, pointsFor }) => [teamId, wins, losses, pointsFor])
    // Each week's scores compared with the opponent's and the week's median: ../shared/cases/README.md, "The rule lab keeps the season's games".
    expect(rows.slice(0, 5)).toEqual([
      [8, 23, 5, 2157.14],
      [7, 22, 6, 1912.36],
      [10, 20, 8, 1949.54],
      [6, 19, 9, 1800.96],
      [1, 18, 10, 1934.56],
    ])
    const key = { host: 'sleeper', leagueId: season.leagueId, season: season.season } as const
    const { findings } = handleLabFindings(
      { season: await judgeRecorded(recorded as LeagueKey), context: noContext },
      key,
    )
    expect(findings.find(({ question }) => question === 'Median game')).toMatchObject({
      effect: { entered: [], left: [] },
    })
  })
})
