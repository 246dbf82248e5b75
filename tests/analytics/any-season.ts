/** Arbitrary seasons for invariants. */
import fc from 'fast-check'
import type { HostMatchup, Lineup, MatchupKind, Player } from '../../src/domain/host-season.ts'
import { roundPoints } from '../../src/domain/rounding.ts'
import type { Season } from '../../src/domain/season.ts'
import type { LineupSlot, Position } from '../../src/domain/vocabulary.ts'
import { evidenceOf, judgeSeason } from '../../src/verdict/judge-season.ts'
import { buildSeason, bye, game, lineup, pick, player, slots } from '../build-season.ts'

const positions: Position[] = ['QB', 'RB', 'WR', 'TE', 'RB', 'WR', 'LB', 'D/ST']
const nflTeams = ['KC', 'BUF', 'DET']
const rosterSize = positions.length
const twoWeekRound = 4
const weeks = 5

const points = fc.option(
  fc.integer({ min: -300, max: 4500 }).map((cents) => cents / 100),
  { freq: 5 },
)

/**
 * Two to five teams with eight players each: three regular weeks, then a two-week playoff round for two of them. Odd leagues have byes; hosts
 * may mark the games of the other teams as games for the title; games may be tied, running or still to come, players may miss weeks, slots
 * may stay empty, and data of the source (schedule, projections, ranks, all of a player's weeks) may be missing.
 */
export const anySeason: fc.Arbitrary<Season> = fc
  .record({ teamCount: fc.integer({ min: 2, max: 5 }), weeksPlayed: fc.integer({ min: 0, max: weeks }) })
  .chain(({ teamCount, weeksPlayed }) =>
    fc.record({
      teamCount: fc.constant(teamCount),
      weeksPlayed: fc.constant(weeksPlayed),
      scores: fc.array(fc.array(points, { minLength: weeks, maxLength: weeks }), {
        minLength: teamCount * rosterSize,
        maxLength: teamCount * rosterSize,
      }),
      isRunning: fc.boolean(),
      hasConsolation: fc.boolean(),
      isDrafted: fc.boolean(),
      hasSchedule: fc.boolean(),
      hasProjections: fc.boolean(),
      coverage: fc.constantFrom('season' as const, 'rostered-weeks' as const),
      arrangement: fc.infiniteStream(fc.nat(100)).map((stream) => () => Number(stream.next().value)),
    }),
  )
  .map(
    ({
      teamCount,
      weeksPlayed,
      scores,
      isRunning,
      hasConsolation,
      isDrafted,
      hasSchedule,
      hasProjections,
      coverage,
      arrangement,
    }) => {
      const decidedWeeks = isRunning ? weeksPlayed - 1 : weeksPlayed
      const players = scores.map((list, index): Player => {
        const seen = list.slice(0, weeksPlayed)
        const projected = hasProjections ? {} : { projected: seen.map(() => null) }
        return player(index + 1, positions[index % rosterSize] ?? 'QB', seen, {
          nflTeam: nflTeams[index % nflTeams.length] ?? null,
          coverage,
          ...projected,
        })
      })
      const lineups = Array.from({ length: weeksPlayed }, (_, index) => index + 1).flatMap((week) =>
        Array.from({ length: teamCount }, (_, index) => arrange(week, index + 1, arrangement)),
      )
      const isOver = decidedWeeks >= weeks
      return buildSeason({
        teams: Array.from({ length: teamCount }, (_, index) => ({
          playoffSeed: decidedWeeks >= 3 ? index + 1 : null,
          finalRank: isOver ? teamCount - index : null,
        })),
        settings: { lineupSlots: slots({ QB: 1, RB: 1, WR: 1, FLEX: 1, DP: 1, 'D/ST': 1, BENCH: 3, IR: 1 }) },
        status: {
          phase: isOver ? 'complete' : weeksPlayed > 0 ? 'in-season' : isDrafted ? 'pre-season' : 'pre-draft',
          currentWeek: weeksPlayed,
          finalWeek: weeks,
          regularSeasonFinalWeek: 3,
        },
        matchups: Array.from({ length: twoWeekRound }, (_, index) => index + 1).flatMap((period) =>
          pairUp(period, teamCount).map((pair, index) => {
            const ofPlayoffs = hasConsolation && index > 0 ? 'losers-consolation' : 'winners-bracket'
            const kind = period === twoWeekRound ? ofPlayoffs : 'regular'
            return arrangeGame(period, kind, pair, lineups, players, decidedWeeks)
          }),
        ),
        players,
        lineups,
        picks: isDrafted
          ? players.map(({ number }) => pick(number, Math.ceil(number / teamCount), 1 + (number % teamCount), number))
          : [],
        nflSchedule: hasSchedule ? scheduleOf() : null,
      })
    },
  )

/** The same season with other team ids, in the same order. */
export function relabelTeams(season: Season): Season {
  const rename = (id: number) => id * 3 + 5
  const renameSide = <Side extends { teamId: number }>(side: Side): Side => ({ ...side, teamId: rename(side.teamId) })
  const evidence = evidenceOf(season)
  return judgeSeason({
    ...evidence,
    teams: evidence.teams.map((team) => ({ ...team, id: rename(team.id) })),
    matchups: evidence.matchups.map((matchup) => ({
      ...matchup,
      home: renameSide(matchup.home),
      away: matchup.away && renameSide(matchup.away),
    })),
    lineups: season.lineups.map(renameSide),
    drafts: evidence.drafts.map((draft) => ({ ...draft, picks: draft.picks.map(renameSide) })),
  })
}

/** A team's eight players, each in a slot he may fill if it is free and he is lucky, else on the bench or IR. */
function arrange(week: number, teamId: number, draw: () => number): Lineup {
  const wishes: LineupSlot[][] = [
    ['QB'],
    ['RB', 'FLEX'],
    ['WR', 'FLEX'],
    ['FLEX'],
    ['RB', 'FLEX'],
    ['WR', 'FLEX'],
    ['DP'],
    ['D/ST'],
  ]
  const places: Partial<Record<LineupSlot, number[]>> = {}
  for (const [index, wanted] of wishes.entries()) {
    const number = (teamId - 1) * rosterSize + index + 1
    const chance = draw()
    const free = wanted.find((slot) => !places[slot])
    const slot = chance < 70 && free ? free : chance > 95 && !places.IR ? 'IR' : 'BENCH'
    places[slot] = [...(places[slot] ?? []), number]
  }
  return lineup(week, teamId, places)
}

function pairUp(period: number, teamCount: number): [number, number | null][] {
  const ids = Array.from({ length: teamCount }, (_, index) => 1 + ((index + period) % teamCount))
  return Array.from({ length: Math.ceil(teamCount / 2) }, (_, index) => [
    ids[2 * index] ?? 1,
    ids[2 * index + 1] ?? null,
  ])
}

function arrangeGame(
  period: number,
  kind: MatchupKind,
  [home, away]: readonly [number, number | null],
  lineups: Lineup[],
  players: Player[],
  decidedWeeks: number,
): HostMatchup {
  const ofPeriod = period === twoWeekRound ? [4, 5] : [period]
  const scoresOf = (teamId: number) => ofPeriod.map((week) => startersOf(teamId, week, lineups, players))
  const total = (scores: number[]) => roundPoints(scores.reduce((a, b) => a + b, 0))
  const homeScores = scoresOf(home)
  if (away === null) return bye(period, home, total(homeScores), kind)
  const awayScores = scoresOf(away)
  const status =
    decidedWeeks >= Math.max(...ofPeriod)
      ? 'final'
      : lineups.some(({ week }) => ofPeriod.includes(week))
        ? 'in-progress'
        : 'scheduled'
  return game(period, [home, total(homeScores)], [away, total(awayScores)], {
    kind,
    weeks: ofPeriod,
    status,
    byWeek: [homeScores, awayScores],
  })
}

function startersOf(teamId: number, week: number, lineups: Lineup[], players: Player[]): number {
  const entries = lineups.find((known) => known.teamId === teamId && known.week === week)?.entries ?? []
  return entries
    .filter(({ slot }) => slot !== 'BENCH' && slot !== 'IR')
    .reduce((sum, entry) => sum + (players[entry.player - 1]?.weeks[week - 1]?.points ?? 0), 0)
}

function scheduleOf() {
  const games = (opponent: string, off: number) =>
    Array.from({ length: weeks }, (_, index) => ({ week: index + 1, opponent, isHome: index % 2 === 0 })).filter(
      ({ week }) => week !== off,
    )
  return { KC: games('BUF', 2), BUF: games('KC', 3), DET: games('KC', 9) }
}
