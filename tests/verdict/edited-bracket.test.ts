/** Brackets of a host that only lists matchups, paired differently from the rules. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HostMatchup, HostSeason } from '../../src/domain/host-season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { type Contest, listPlaces, openContests, playRound } from '../../src/verdict/bracket/contests.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { buildHostSeason, game } from '../build-season.ts'
import { expectOneOutcome } from '../handlers/expect-one-outcome.ts'
import { runs } from '../support/runs.ts'

interface Plan {
  teams: number
  playoffTeams: number
  /** In the first round two pairs of this contest, by its place in the list, change opponents. */
  swapped: number | null
  scores: readonly number[]
}

/** A finished season of one regular week; the host names the better seed as the winner of a tie. */
function playSeason({ teams, playoffTeams, swapped, scores }: Plan): HostSeason {
  const seeds = Array.from({ length: teams }, (_, index) => index + 1)
  const rules = { playoffTeamCount: playoffTeams, reseed: false, consolation: 'ladder' as const }
  const rounds = Math.ceil(Math.log2(playoffTeams))
  const pointsOf = (team: number, round: number) => scores[(team * 3 + round * 5) % scores.length] ?? 90
  const firstWins = (a: number, b: number, round: number) => {
    const margin = pointsOf(a, round) - pointsOf(b, round)
    return margin > 0 || (margin === 0 && a < b)
  }
  const half = Math.floor(teams / 2)
  const matchups: HostMatchup[] = seeds
    .slice(0, half)
    .map((team) => game(1, [team, 200 - team], [team + half, 100 - team]))
  let contests: Contest<number>[] = openContests(seeds, rules).map((contest, index) =>
    index === swapped ? { ...contest, entries: swapOpponents(contest.entries) } : contest,
  )
  for (let round = 1; round <= rounds; round++) {
    for (const { kind, entries } of contests) {
      for (let index = 0; index < entries.length; index += 2) {
        const a = entries[index] ?? null
        const b = entries[index + 1] ?? null
        if (a === null || b === null) continue
        const played = game(round + 1, [a, pointsOf(a, round)], [b, pointsOf(b, round)], { kind })
        matchups.push({ ...played, winner: firstWins(a, b, round) ? 'home' : 'away' })
      }
    }
    contests = playRound(contests, {
      consolation: 'ladder',
      isLast: round === rounds,
      sortBySeed: null,
      firstWins: (a, b) => firstWins(a, b, round),
    })
  }
  const places = listPlaces(contests, 'ladder')
  return buildHostSeason({
    teams: seeds.map((seed) => ({ playoffSeed: seed, finalRank: places.indexOf(seed) + 1 })),
    settings: { playoffTeamCount: playoffTeams },
    status: { phase: 'complete' },
    matchups,
  })
}

function notYetPlayed({ home, away, ...matchup }: HostMatchup): HostMatchup {
  const still = <Side extends HostMatchup['home']>(side: Side): Side => ({ ...side, points: null, pointsByWeek: [] })
  return { ...matchup, home: still(home), away: away && still(away), winner: 'open' }
}

function swapOpponents(entries: readonly (number | null)[]): (number | null)[] {
  const swapped = [...entries]
  const [one, other] = entries.flatMap((team, index) => (index % 2 === 1 && team !== null ? [index] : []))
  if (one !== undefined && other !== undefined) {
    swapped[one] = entries[other] ?? null
    swapped[other] = entries[one] ?? null
  }
  return swapped
}

describe('any pairings of a host', () => {
  it('assigns every rank once, with the same champion and ranks everywhere', () => {
    fc.assert(
      fc.property(
        fc.record({
          teams: fc.integer({ min: 4, max: 14 }),
          playoffTeams: fc.integer({ min: 2, max: 8 }),
          swapped: fc.constantFrom(null, 0, 1),
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
    const finished = playSeason({ teams: 8, playoffTeams: 4, swapped: 1, scores: [90, 81, 85, 84, 88] })
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
    const finished = playSeason({ teams: 8, playoffTeams: 8, swapped: 0, scores: [90, 81, 85, 84, 88, 93, 79] })
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
