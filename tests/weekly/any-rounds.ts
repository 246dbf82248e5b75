/** Arbitrary finished seasons whose rounds last one to three weeks: six teams, the best four play for the title, the others for places. */
import fc from 'fast-check'
import { computeStandings } from '../../src/analytics/standings.ts'
import type { HostMatchup, MatchupKind, MatchupSide } from '../../src/domain/host-season.ts'
import { sumPoints } from '../../src/domain/rounding.ts'
import type { Season } from '../../src/domain/season.ts'
import { buildSeason, game, lineup, player, slots } from '../build-season.ts'

const teamIds = [1, 2, 3, 4, 5, 6]
const mostWeeks = 17
const points = fc.integer({ min: 0, max: 6000 }).map((cents) => cents / 100)

/** Each team's starters and its one bench player, in every week. */
const started = ['QB', 'RB'] as const
const rosterSize = 3

export const anyRounds: fc.Arbitrary<Season> = fc
  .record({
    regular: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 4 }),
    playoffs: fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 3 })),
    scores: fc.array(fc.array(points, { minLength: mostWeeks, maxLength: mostWeeks }), {
      minLength: teamIds.length * rosterSize,
      maxLength: teamIds.length * rosterSize,
    }),
    /** Weeks without lineups and scores: the totals of their games are known. */
    unknownWeeks: fc.uniqueArray(fc.integer({ min: 1, max: mostWeeks }), { maxLength: 2 }),
  })
  .map(({ regular, playoffs, scores, unknownWeeks }) => {
    const rounds = splitWeeks([...regular, ...playoffs])
    const numberOf = (teamId: number, index: number) => (teamId - 1) * rosterSize + index + 1
    const scoreOf = (teamId: number, week: number) =>
      sumPoints(started.map((_, index) => scores[numberOf(teamId, index) - 1]?.[week - 1] ?? 0))
    const withoutWeeks = (side: MatchupSide): MatchupSide => ({
      ...side,
      pointsByWeek: side.pointsByWeek.filter(({ week }) => !unknownWeeks.includes(week)),
    })
    const play = (period: number, [one, other]: readonly [number, number], kind: MatchupKind): HostMatchup => {
      const weeks = rounds[period - 1] ?? []
      const [home, away] = [one, other].map((id) => weeks.map((week) => scoreOf(id, week))) as [number[], number[]]
      const matchup = game(period, [one, sumPoints(home)], [other, sumPoints(away)], {
        kind,
        weeks,
        byWeek: [home, away],
      })
      return { ...matchup, home: withoutWeeks(matchup.home), away: matchup.away && withoutWeeks(matchup.away) }
    }
    const weeks = rounds.flat()
    const known = weeks.filter((week) => !unknownWeeks.includes(week))
    const common = {
      teams: teamIds.length,
      settings: { playoffTeamCount: 4, lineupSlots: slots({ QB: 1, RB: 1, BENCH: 1 }) },
      players: teamIds.flatMap((id) =>
        Array.from({ length: rosterSize }, (_, index) =>
          player(
            numberOf(id, index),
            index === 0 ? 'QB' : 'RB',
            scores[numberOf(id, index) - 1]?.slice(0, weeks.length),
          ),
        ),
      ),
      lineups: known.flatMap((week) =>
        teamIds.map((id) =>
          lineup(week, id, { QB: [numberOf(id, 0)], RB: [numberOf(id, 1)], BENCH: [numberOf(id, 2)] }),
        ),
      ),
    }
    const games = regular.flatMap((_, index) => pairUp(index).map((pair) => play(index + 1, pair, 'regular')))
    const order = computeStandings(buildSeason({ ...common, matchups: games })).teams.map(({ team }) => team.id)
    const seed = (rank: number) => order[rank - 1] ?? 0
    const semi = regular.length + 1
    const final = regular.length + 2
    const semis = [play(semi, [seed(1), seed(4)], 'winners-bracket'), play(semi, [seed(2), seed(3)], 'winners-bracket')]
    const [winners, losers] = [semis.map(winnerOf), semis.map(loserOf)] as [[number, number], [number, number]]
    return buildSeason({
      ...common,
      matchups: [
        ...games,
        ...semis,
        play(semi, [seed(5), seed(6)], 'losers-consolation'),
        play(final, winners, 'winners-bracket'),
        play(final, losers, 'winners-consolation'),
      ],
      status: { phase: 'complete' },
    })
  })

function splitWeeks(lengths: readonly number[]): number[][] {
  return lengths.map((length, index) => {
    const first = lengths.slice(0, index).reduce((sum, one) => sum + one, 1)
    return Array.from({ length }, (_, at) => first + at)
  })
}

/** Everyone meets another opponent each round. */
function pairUp(round: number): [number, number][] {
  const [fixed = 0, ...others] = teamIds
  const turned = others.map((_, index) => others[(index + round) % others.length] ?? 0)
  const row = [fixed, ...turned]
  return [0, 1, 2].map((index) => [row[index] ?? 0, row[row.length - 1 - index] ?? 0])
}

function winnerOf({ winner, home, away }: HostMatchup): number {
  return (winner === 'away' ? away : home)?.teamId ?? 0
}

function loserOf({ winner, home, away }: HostMatchup): number {
  return (winner === 'away' ? home : away)?.teamId ?? 0
}

/** What the starters of both teams of every game scored in each of its weeks, also in weeks that the season does not know. */
export function weekScoresOf({ players, matchups }: Season): { week: number; points: number }[] {
  return matchups.flatMap(({ weeks, home, away }) =>
    [home, away].flatMap((side) =>
      weeks.map((week) => {
        const own = started.map((_, index) => players[((side?.teamId ?? 0) - 1) * rosterSize + index])
        return { week, points: sumPoints(own.map((one) => one?.weeks[week - 1]?.points ?? 0)) }
      }),
    ),
  )
}
