/** What a small slip in a rule would change. */
import { describe, expect, it } from 'vitest'
import { hadEmptyLineup } from '../../src/analytics/history/season-games.ts'
import { applyRules } from '../../src/analytics/lab/apply-rules.ts'
import { noRules } from '../../src/analytics/lab/lab-rules.ts'
import { teamIdOf } from '../../src/analytics/public-ids.ts'
import { recapSeason } from '../../src/analytics/recap.ts'
import { historyOf } from '../../src/handlers/history-input.ts'
import { resultsOf } from '../../src/handlers/season-results.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { buildHostSeason, buildSeason, game, lineup, player, slots } from '../build-season.ts'

const seeded = (...playoffSeeds: (number | null)[]) => playoffSeeds.map((playoffSeed) => ({ playoffSeed }))

describe('the championship game', () => {
  it('is the one for the title, not another game of the last round', () => {
    const season = buildSeason({
      teams: seeded(1, 2, 3, 4),
      settings: { playoffTeamCount: 4, regularSeasonMatchups: 1 },
      status: { phase: 'complete' },
      matchups: [
        game(1, [1, 100], [4, 90]),
        game(1, [2, 95], [3, 90]),
        game(2, [1, 100], [4, 90], { kind: 'winners-bracket' }),
        game(2, [2, 100], [3, 90], { kind: 'winners-bracket' }),
        game(3, [1, 90], [2, 100], { kind: 'winners-bracket' }),
        game(3, [3, 150], [4, 20], { kind: 'winners-consolation' }),
      ],
    })
    expect(season.title).toMatchObject({ championId: 2, final: { winnerId: 2, loserId: 1 } })
    expect(recapSeason(season).titleGame?.winner.teamId).toBe(teamIdOf(season, 2))
  })
})

describe('the end of the regular season', () => {
  it('is not reached without a game', () => {
    const season = buildSeason({ status: { phase: null, currentWeek: 1, finalWeek: 3, regularSeasonFinalWeek: 2 } })
    expect(season.status.isRegularSeasonOver).toBe(false)
    expect(season.seeds.isFinal).toBe(false)
    const withoutGames = buildSeason({
      status: { phase: 'in-season', currentWeek: 2, scoredWeeks: [1], finalWeek: 3, regularSeasonFinalWeek: 2 },
    })
    expect(withoutGames.status.isRegularSeasonOver).toBe(false)
  })
})

describe('the start of a season', () => {
  it('is the first kickoff of its own first week, before hosts have points', () => {
    const phaseAt = (asOf: string) => {
      const host = buildHostSeason({
        status: { phase: null, isDrafted: true, firstWeek: 2, currentWeek: 2, finalWeek: 3, scoredWeeks: [] },
        matchups: [game(2, [1, 0], [2, 0], { status: 'scheduled' })],
      })
      const games = [{ week: 1, kickoff: '2026-09-10T00:20:00Z' }, { week: 2, kickoff: '2026-09-18T00:15:00Z' }] // biome-ignore format: a line
      const nflSchedule = { KC: games.map((one) => ({ ...one, opponent: 'LAC', isHome: true })) }
      return judgeSeason({ ...host, nflSchedule, asOf }).status.phase
    }
    expect(phaseAt('2026-09-17T12:00:00Z')).toBe('pre-season')
    expect(phaseAt('2026-09-18T00:16:00Z')).toBe('in-season')
  })
})

describe('seeds of a host', () => {
  const matchups = [game(1, [1, 100], [4, 90]), game(1, [2, 95], [3, 80])]

  it('do not count if two teams share one', () => {
    const season = buildSeason({ teams: seeded(4, 3, 3, 1), matchups })
    expect(season.seeds.order).toEqual([1, 2, 4, 3])
    expect(season.sources.seeds).toBe('byRule')
  })

  it('order the bracket', () => {
    const settings = {
      playoffTeamCount: 2,
      regularSeasonMatchups: 1,
      matchupPeriods: [1, 2].map((period) => ({ matchupPeriod: period, weeks: [period] })),
    }
    const season = buildSeason({ teams: seeded(4, 3, 2, 1), settings, status: { finalWeek: 2 }, matchups })
    expect(season.bracket?.rounds[0]?.games[0]).toMatchObject({
      first: { teamId: 4, seed: 1 },
      second: { teamId: 3, seed: 2 },
    })
  })
})

describe('the best week', () => {
  it('is open while a game of its matchup period is', () => {
    const season = buildSeason({
      settings: { regularSeasonMatchups: 2 },
      matchups: [
        game(1, [1, 100], [2, 90]),
        game(1, [3, 80], [4, 70]),
        game(2, [1, 100], [3, 90]),
        game(2, [2, 50], [4, 40], { status: 'in-progress' }),
      ],
    })
    const [entry] = historyOf({ seasons: [season], aliases: {}, missing: [] }).seasons
    expect(entry && resultsOf(entry).weeks.map(({ best }) => best)).toEqual([[1], null])
  })
})

describe('an empty lineup', () => {
  it('has half of its slots empty', () => {
    const withStarters = (count: number) =>
      buildSeason({
        teams: 2,
        settings: { lineupSlots: slots({ QB: 1, RB: 3 }) },
        matchups: [game(1, [1, 10], [2, 20])],
        players: [1, 2, 3, 4].map((number) => player(number, 'RB', [5])),
        lineups: [lineup(1, 1, { RB: [1, 2, 3, 4].slice(0, count) })],
      })
    expect(hadEmptyLineup(withStarters(2), 1, 1)).toBe(true)
    expect(hadEmptyLineup(withStarters(3), 1, 1)).toBe(false)
  })
})

describe('a tied game of replayed playoffs', () => {
  it('is won by the better seed', () => {
    const season = buildSeason({
      teams: seeded(1, 2, 3, 4),
      settings: { playoffTeamCount: 2, regularSeasonMatchups: 2 },
      status: { phase: 'complete' },
      matchups: [
        game(1, [1, 100], [4, 50]),
        game(1, [2, 95], [3, 80]),
        game(2, [1, 100], [3, 90]),
        game(2, [2, 110], [4, 100]),
        game(3, [1, 70], [2, 80], { kind: 'winners-bracket' }),
        game(3, [3, 70], [4, 70], { kind: 'losers-consolation' }),
      ],
    })
    // With four teams in the playoffs the games of week 2 count as semifinals: 1 against 4, and 2 against 3.
    const { season: played } = applyRules(season, null, { ...noRules, playoffTeamCount: 4 })
    const tied = played.matchups.filter(
      ({ kind, home, away }) => kind !== 'regular' && away && home.points === away.points,
    )
    for (const { home, away, winner } of tied) {
      const isHomeBetter =
        (played.seeds.seedOf.get(home.teamId) ?? 0) < (played.seeds.seedOf.get(away?.teamId ?? 0) ?? 0)
      expect(winner).toBe(isHomeBetter ? 'home' : 'away')
    }
    expect(tied.length).toBeGreaterThan(0)
  })
})
