/** Brackets of a host that only lists matchups, paired differently from the rules. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPresentOdds } from '../../src/analytics/forecast/present-odds.ts'
import type { HostMatchup, HostSeason } from '../../src/domain/host-season.ts'
import type { BracketKind, PlayoffGame, Season } from '../../src/domain/season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { drawByRules } from '../../src/verdict/bracket/draw-by-rules.ts'
import { playDrawing } from '../../src/verdict/bracket/drawing.ts'
import { planPlayoffs } from '../../src/verdict/bracket/plan-playoffs.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { buildHostSeason, buildSeason, game } from '../build-season.ts'
import { expectOneOutcome } from '../handlers/expect-one-outcome.ts'
import { runs } from '../support/runs.ts'

interface Plan {
  teams: number
  playoffTeams: number
  /** In the first round two pairs of this kind change opponents. */
  swapped: BracketKind | null
  scores: readonly number[]
}

/** A finished season of one regular week; the host names the better seed as the winner of a tie. */
function playSeason({ teams, playoffTeams, swapped, scores }: Plan): HostSeason {
  const seeds = Array.from({ length: teams }, (_, index) => index + 1)
  const rules = { playoffTeamCount: playoffTeams, reseed: false, consolation: 'ladder' as const }
  const rounds = Math.ceil(Math.log2(playoffTeams))
  const pointsOf = (team: number, round: number) => scores[(team * 3 + round * 5) % scores.length] ?? 90
  const half = Math.floor(teams / 2)
  const matchups: HostMatchup[] = seeds
    .slice(0, half)
    .map((team) => game(1, [team, 200 - team], [team + half, 100 - team]))
  const drawing = drawByRules(seeds, rules, rounds)
  const { places } = playDrawing(
    { ...drawing, games: drawing.games.map((game) => swapOpponents(game, drawing.games, swapped)) },
    {
      rankOf: (teamId) => teamId,
      winnerOf({ kind, round, first, second }) {
        const [a = 0, b = 0] = [first.teamId ?? 0, second?.teamId ?? 0]
        const margin = pointsOf(a, round) - pointsOf(b, round)
        const isFirst = margin > 0 || (margin === 0 && a < b)
        const played = game(round + 1, [a, pointsOf(a, round)], [b, pointsOf(b, round)], { kind })
        matchups.push({ ...played, winner: isFirst ? 'home' : 'away' })
        return isFirst ? 'first' : 'second'
      },
    },
  )
  const ranked = places.map((slot) => slot?.teamId)
  return buildHostSeason({
    teams: seeds.map((seed) => ({ playoffSeed: seed, finalRank: ranked.indexOf(seed) + 1 })),
    settings: { playoffTeamCount: playoffTeams },
    status: { phase: 'complete' },
    matchups,
  })
}

function notYetPlayed({ home, away, ...matchup }: HostMatchup): HostMatchup {
  const still = <Side extends HostMatchup['home']>(side: Side): Side => ({ ...side, points: null, pointsByWeek: [] })
  return { ...matchup, home: still(home), away: away && still(away), winner: 'open' }
}

function swapOpponents(game: PlayoffGame, games: readonly PlayoffGame[], kind: Plan['swapped']): PlayoffGame {
  const [one, other] = games.filter((each) => each.round === 1 && each.kind === kind && each.second)
  if (!one || !other) return game
  return game === one ? { ...game, second: other.second } : game === other ? { ...game, second: one.second } : game
}

describe('any pairings of a host', () => {
  it('assigns every rank once, with the same champion and ranks everywhere', () => {
    fc.assert(
      fc.property(
        fc.record({
          teams: fc.integer({ min: 4, max: 14 }),
          playoffTeams: fc.integer({ min: 2, max: 8 }),
          swapped: fc.constantFrom(null, 'winners-bracket' as const, 'losers-consolation' as const),
          scores: fc.array(fc.integer({ min: 80, max: 82 }), { minLength: 30, maxLength: 30 }),
        }),
        ({ playoffTeams, ...plan }) => {
          expectOneOutcome(judgeSeason(playSeason({ ...plan, playoffTeams: Math.min(playoffTeams, plan.teams) })))
        },
      ),
      { numRuns: runs(8, 200) },
    )
  })

  it('keeps the title odds if only consolation games were paired by hand', () => {
    const finished = playSeason({
      teams: 8,
      playoffTeams: 4,
      swapped: 'losers-consolation',
      scores: [90, 81, 85, 84, 88],
    })
    const season = judgeSeason({
      ...finished,
      status: { ...finished.status, phase: 'in-season', scoredWeeks: [1, 2] },
      teams: finished.teams.map((team) => ({ ...team, finalRank: null })),
      matchups: finished.matchups.filter(({ matchupPeriod }) => matchupPeriod < 3),
    })
    const input = { season, context: { seasons: [], asOf: null, forecastRuns: 50 } }
    const ids = { host: season.host, leagueId: season.leagueId, season: undefined }
    const { unavailable, notes, teams } = handlers.forecast(input, ids)
    expect(unavailable).toBeNull()
    expect(notes).toContainEqual(expect.stringMatching(/^The commissioner set the losers’ bracket by hand/))
    expect(teams.map(({ lastPlace }) => lastPlace)).toEqual(Array(8).fill(null))
    expect(teams.reduce((sum, { title }) => sum + title.chance, 0)).toBeCloseTo(1, 6)
  })

  it.each([
    ['semifinals', 3, 4],
    ['final', 4, 2],
  ])('has title odds from the %s on if the bracket was paired by hand', (_, until, teamsLeft) => {
    const finished = playSeason({
      teams: 8,
      playoffTeams: 8,
      swapped: 'winners-bracket',
      scores: [90, 81, 85, 84, 88, 93, 79],
    })
    const season = judgeSeason({
      ...finished,
      settings: {
        ...finished.settings,
        matchupPeriods: [1, 2, 3, 4].map((one) => ({ matchupPeriod: one, weeks: [one] })),
      },
      status: {
        ...finished.status,
        phase: 'in-season',
        finalWeek: 4,
        scoredWeeks: [1, 2, 3].filter((week) => week < until),
      },
      teams: finished.teams.map((team) => ({ ...team, finalRank: null })),
      matchups: finished.matchups.flatMap((matchup) => {
        if (matchup.matchupPeriod > until) return []
        return matchup.matchupPeriod === until ? notYetPlayed(matchup) : matchup
      }),
    })
    const input = { season, context: { seasons: [], asOf: null, forecastRuns: 400 } }
    const ids = { host: season.host, leagueId: season.leagueId, season: undefined }
    const { unavailable, teams } = handlers.forecast(input, ids)
    expect(unavailable).toBeNull()
    expect(teams.filter(({ title }) => title.chance > 0)).toHaveLength(teamsLeft)
    expect(teams.reduce((sum, { title }) => sum + title.chance, 0)).toBeCloseTo(1, 6)
  })
})

describe('a bracket whose team left the league since', () => {
  const whole = playSeason({ teams: 8, playoffTeams: 6, swapped: null, scores: [90, 81, 85, 84, 88, 93, 79] })
  const gamesOf = ({ bracket }: Season) =>
    bracket?.rounds.map(({ games }) => games.map(({ kind, first, second, winner }) => [kind, first, second, winner]))
  /** The seeds of the other teams, as hosts may state them. */
  const stated = { kept: (seed: number) => seed, closed: (seed: number, gone: number) => seed - Number(seed > gone) }
  const without = (gone: number, seedOf: (seed: number, gone: number) => number | null): HostSeason => ({
    ...whole,
    teams: whole.teams
      .filter(({ id }) => id !== gone)
      .map((team) => ({ ...team, playoffSeed: seedOf(team.id, gone), finalRank: null })),
  })
  const cases = [1, 2, 3, 5, 6].flatMap((gone) => [
    { gone, host: 'keeps the other seeds', seasonOf: () => without(gone, stated.kept) },
    { gone, host: 'closes up the other seeds', seasonOf: () => without(gone, stated.closed) },
    { gone, host: 'states no seeds', seasonOf: () => without(gone, () => null) },
  ])

  it.each(cases)('keeps seeds, games and spots: team $gone, and the host $host', ({ gone, seasonOf }) => {
    const season = judgeSeason(seasonOf())
    expect([...season.seeds.seedOf]).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((id) => [id, id]))
    expect(season.bracket?.editedKinds).toEqual([])
    expect(gamesOf(season)).toEqual(gamesOf(judgeSeason(whole)))
    expect([...season.playoffTeamIds].sort()).toEqual([1, 2, 3, 4, 5, 6].filter((id) => id !== gone))
    expect(season.finalRanks).toEqual(judgeSeason(whole).finalRanks)
  })

  it.each(cases)(
    'gives no other team its spot, without consolation: team $gone, and the host $host',
    ({ gone, seasonOf }) => {
      const { matchups, ...season } = seasonOf()
      const forTitle = matchups.filter(({ kind }) => kind === 'regular' || kind === 'winners-bracket')
      const settings = { ...season.settings, hasConsolationLadder: false }
      const { playoffTeamIds } = judgeSeason({ ...season, settings, matchups: forTitle })
      expect([...playoffTeamIds].sort()).toEqual([1, 2, 3, 4, 5, 6].filter((id) => id !== gone))
    },
  )

  // Nobody knows what becomes of a final without team 3.
  it.each(cases.filter(({ gone }) => gone !== 3))(
    'has the odds of its final: team $gone, and the host $host',
    ({ seasonOf }) => {
      const { matchups, status, ...season } = seasonOf()
      const running = judgeSeason({
        ...season,
        status: { ...status, phase: 'in-season', currentWeek: 4, scoredWeeks: [1, 2, 3] },
        matchups: matchups.map((matchup) => (matchup.matchupPeriod < 4 ? matchup : notYetPlayed(matchup))),
      })
      const { teams = [] } = findPresentOdds(running, 50)?.odds ?? {}
      const alive = teams.filter(({ title }) => title.chance > 0).map(({ team }) => running.teams[team]?.id)
      expect(alive).toEqual([3, 4])
    },
  )
})

it('has no champion by games where the last round has two games for the title', () => {
  const wins = (period: number, winner: number, loser: number) =>
    game(period, [winner, 100], [loser, 90], { kind: 'winners-bracket' })
  const withLastRound = (...last: HostMatchup[]) =>
    judgeSeason(
      buildHostSeason({
        teams: [1, 2, 3, 4].map((playoffSeed) => ({ playoffSeed })),
        settings: { playoffTeamCount: 4, regularSeasonMatchups: 1 },
        status: { phase: 'complete' },
        matchups: [game(1, [1, 100], [4, 90]), game(1, [2, 95], [3, 90]), wins(2, 1, 2), wins(2, 3, 4), ...last],
      }),
    )
  expect(withLastRound(wins(3, 3, 1)).title).toMatchObject({ championId: 3 })
  expect(withLastRound(wins(3, 3, 1), wins(3, 2, 4)).title?.championId ?? null).toBeNull()
})

it('has one kind for a game that the rules have in the consolation and the host in the bracket', () => {
  const season = buildSeason({
    teams: [1, 2, 3, 4].map((playoffSeed) => ({ playoffSeed })),
    settings: { playoffTeamCount: 2 },
    status: { regularSeasonFinalWeek: 1 },
    matchups: [
      ...[game(1, [1, 100], [4, 90]), game(1, [2, 95], [3, 90])],
      game(2, [1, 0], [2, 0], { kind: 'winners-bracket', status: 'scheduled' }),
      game(2, [3, 0], [4, 0], { kind: 'winners-bracket', status: 'scheduled' }),
    ],
  })
  const { bracket, playoffTeamIds } = season
  expect([...playoffTeamIds]).toEqual([1, 2, 3, 4])
  expect(bracket?.rounds[0]?.games.map(({ kind }) => kind)).toEqual(['winners-bracket', 'winners-bracket'])
  expect(bracket?.editedKinds).toContain('winners-bracket')
  // Two games of the last round are for the title, so nobody knows which team plays for what.
  expect(findPresentOdds(season, 10)).toBeNull()
})

it('plays no game for the places of semifinal losers who had none, whatever their final ranks are', () => {
  const season = buildSeason({
    teams: [1, 2, 3, 4].map((rank) => ({ playoffSeed: rank, finalRank: rank })),
    settings: { playoffTeamCount: 4, regularSeasonMatchups: 1 },
    status: { phase: 'complete' },
    matchups: [
      ...[game(1, [1, 100], [4, 70]), game(1, [2, 95], [3, 80])],
      game(2, [1, 100], [3, 90], { kind: 'winners-bracket' }),
      game(2, [2, 100], [4, 90], { kind: 'winners-bracket' }),
      game(3, [1, 100], [2, 90], { kind: 'winners-bracket' }),
    ],
  })
  expect(season.bracket?.editedKinds).toContain('winners-bracket')
  const { places = [] } = planPlayoffs(season, () => false)?.plan ?? {}
  expect(places.map((slot) => slot !== null)).toEqual([true, true, false, false])
})
