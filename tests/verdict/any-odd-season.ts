/** Arbitrary odd leagues as their hosts would send them, for the rule that a fact has one judge. */
import fc from 'fast-check'
import type { DrawnGame, HostMatchup, HostSeason, HostTeam, MatchupKind } from '../../src/domain/host-season.ts'
import { drawByRules, roundsOf } from '../../src/verdict/bracket/draw-by-rules.ts'
import { playDrawing } from '../../src/verdict/bracket/drawing.ts'
import { buildHostSeason } from '../build-season.ts'

/** What is odd about a league. */
interface Oddities {
  teamCount: number
  playoffTeamCount: number
  /** Matchup periods of the regular season. */
  regularPeriods: number
  /** Weeks of a regular-season period. */
  regularLength: number
  /** Weeks of each playoff round. */
  roundLengths: number[]
  /** Weeks that are over; the next one is running. */
  weeksPlayed: number
  /** Scores in whole points, few enough that games are tied. */
  scores: number[]
  format: 'head-to-head' | 'total-points' | 'elimination'
  isDrafted: boolean
  hasMedianGame: boolean
  divisionCount: number
  reseeds: boolean
  isBestBall: boolean
  /** How much the host states. */
  marks: 'all' | 'none'
  winners: 'named' | 'none'
  seeds: 'all' | 'some' | 'none'
  ranks: 'all' | 'second' | 'none'
  records: 'right' | 'other' | 'none'
  /** Whether the host draws a bracket. */
  isDrawn: boolean
  /** The commissioner puts the best team that is out into the bracket in place of the last one that is in. */
  isEdited: boolean
  /** A week whose games the source lost. */
  missingPeriod: number | null
}

const oddities: fc.Arbitrary<Oddities> = fc
  .record({ teamCount: fc.integer({ min: 4, max: 10 }), regularPeriods: fc.integer({ min: 2, max: 5 }) })
  .chain(({ teamCount, regularPeriods }) =>
    fc.record({
      teamCount: fc.constant(teamCount),
      playoffTeamCount: fc.integer({ min: 2, max: Math.min(6, teamCount) }),
      regularPeriods: fc.constant(regularPeriods),
      regularLength: fc.constantFrom(1, 1, 2),
      roundLengths: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
      weeksPlayed: fc.oneof(fc.constant(99), fc.integer({ min: 0, max: 16 })),
      scores: fc.array(fc.integer({ min: 60, max: 72 }), { minLength: 150, maxLength: 150 }),
      format: fc.constantFrom('head-to-head', 'head-to-head', 'head-to-head', 'total-points', 'elimination'),
      isDrafted: fc.boolean(),
      hasMedianGame: fc.boolean(),
      divisionCount: fc.constantFrom(0, 0, 2, 3),
      reseeds: fc.boolean(),
      isBestBall: fc.boolean(),
      marks: fc.constantFrom('all', 'none'),
      winners: fc.constantFrom('named', 'none'),
      seeds: fc.constantFrom('all', 'some', 'none'),
      ranks: fc.constantFrom('all', 'second', 'none'),
      records: fc.constantFrom('right', 'other', 'none'),
      isDrawn: fc.boolean(),
      isEdited: fc.boolean(),
      missingPeriod: fc.option(fc.integer({ min: 1, max: regularPeriods }), { freq: 4 }),
    }),
  ) as fc.Arbitrary<Oddities>

export const anyOddSeason: fc.Arbitrary<HostSeason> = oddities.map(buildOddSeason)

interface Period {
  matchupPeriod: number
  weeks: number[]
}

function buildOddSeason(odd: Oddities): HostSeason {
  const { teamCount, playoffTeamCount, regularPeriods, format } = odd
  const ids = Array.from({ length: teamCount }, (_, index) => index + 1)
  const rounds = format === 'head-to-head' ? roundsOf(playoffTeamCount) : 0
  const periods = listPeriods(odd, rounds)
  const finalWeek = periods.at(-1)?.weeks.at(-1) ?? 1
  const weeksPlayed = odd.isDrafted ? Math.min(odd.weeksPlayed, finalWeek) : 0
  const isOver = weeksPlayed >= finalWeek
  const scored = Array.from({ length: weeksPlayed }, (_, index) => index + 1)
  const scoreOf = (team: number, week: number) => odd.scores[(team * 31 + week * 17) % odd.scores.length] ?? 60
  const isPlayed = ({ weeks }: Period) => weeks.every((week) => week <= weeksPlayed)
  const hasBegun = ({ weeks }: Period) => weeks.some((week) => week <= weeksPlayed + 1) && odd.isDrafted

  const side = (teamId: number, { weeks }: Period) => {
    const begun = weeks.filter((week) => week <= weeksPlayed + 1)
    const pointsByWeek = begun.map((week) => ({ week, points: week > weeksPlayed ? 7 : scoreOf(teamId, week) }))
    const points = pointsByWeek.length === 0 ? null : pointsByWeek.reduce((sum, entry) => sum + entry.points, 0)
    return {
      teamId,
      points: odd.isDrafted ? points : null,
      adjustment: 0,
      homeBonus: 0,
      pointsByWeek: odd.isDrafted ? pointsByWeek : [],
    }
  }
  const gameOf = (home: number, away: number, period: Period, kind: MatchupKind | null): HostMatchup => {
    const own = side(home, period)
    const other = side(away, period)
    const margin = (own.points ?? 0) - (other.points ?? 0)
    const result = margin > 0 ? 'home' : margin < 0 ? 'away' : 'tie'
    const winner = odd.winners === 'none' ? null : isPlayed(period) && odd.isDrafted ? result : 'open'
    return { id: 0, ...period, kind, home: own, away: other, winner }
  }

  const regular = periods
    .slice(0, regularPeriods)
    .flatMap((period) =>
      pairs(rotate(ids, period.matchupPeriod)).map(([home, away]) =>
        gameOf(home, away, period, odd.marks === 'all' ? 'regular' : null),
      ),
    )
  const order = rank(ids, regular, isPlayed)
  const { matchups: after, draw } = playOn(odd, order, periods.slice(regularPeriods), { gameOf, isPlayed, hasBegun })
  const isSeeded = periods.slice(0, regularPeriods).every(isPlayed)
  const teams = ids.map((id): Partial<HostTeam> => {
    const seed = order.indexOf(id) + 1
    const own = recordOf(id, regular, isPlayed)
    return {
      id,
      divisionId: odd.divisionCount === 0 ? null : id % (odd.divisionCount + 1),
      playoffSeed: !isSeeded || odd.seeds === 'none' || (odd.seeds === 'some' && seed > 2) ? null : seed,
      finalRank:
        !isOver || odd.ranks === 'none' || (odd.ranks === 'second' && seed !== 3)
          ? null
          : odd.ranks === 'second'
            ? 2
            : seed,
      recordByHost:
        odd.records === 'none'
          ? null
          : odd.records === 'right' || format !== 'head-to-head'
            ? own
            : { ...own, wins: own.wins + 1 },
    }
  })
  const listed = [
    ...regular.filter(({ matchupPeriod }) => matchupPeriod !== odd.missingPeriod),
    ...(isSeeded ? after : []),
  ]
  return buildHostSeason({
    teams,
    settings: {
      scoringFormat: format,
      regularSeasonMatchups: regularPeriods,
      matchupPeriods: periods,
      playoffTeamCount: format === 'head-to-head' ? playoffTeamCount : 0,
      hasMedianGame: odd.hasMedianGame,
      playoffReseed: odd.reseeds,
      divisions: Array.from({ length: odd.divisionCount }, (_, index) => ({ id: index, name: `Division ${index}` })),
      ...(odd.isBestBall ? { isBestBall: true as const } : {}),
    },
    status: {
      phase: odd.isDrafted ? (isOver && odd.winners === 'none' ? 'complete' : null) : 'pre-draft',
      isDrafted: odd.isDrafted,
      currentWeek: odd.isDrafted ? weeksPlayed + 1 : 0,
      scoredWeeks: scored,
      finalWeek,
      regularSeasonFinalWeek: periods[regularPeriods - 1]?.weeks.at(-1) ?? 1,
    },
    matchups: format === 'head-to-head' ? listed : [],
    eliminationRounds:
      format === 'elimination'
        ? periods.map((period) => ({ ...period, sides: ids.map((id) => side(id, period)) }))
        : [],
    ...(odd.isDrawn && format === 'head-to-head' && isSeeded ? { playoffDraw: draw } : {}),
  })
}

function listPeriods({ regularPeriods, regularLength, roundLengths }: Oddities, rounds: number): Period[] {
  let week = 1
  const lengths = [...Array<number>(regularPeriods).fill(regularLength), ...roundLengths.slice(0, rounds)]
  return lengths.map((length, index) => {
    const weeks = Array.from({ length }, () => week++)
    return { matchupPeriod: index + 1, weeks }
  })
}

function rotate(ids: readonly number[], by: number): number[] {
  const [first = 1, ...rest] = ids
  return [first, ...rest.slice(by % rest.length), ...rest.slice(0, by % rest.length)]
}

function pairs(ids: readonly number[]): [number, number][] {
  const half = Math.floor(ids.length / 2)
  return ids.slice(0, half).map((id, index) => [id, ids[ids.length - 1 - index] ?? id])
}

function recordOf(id: number, games: readonly HostMatchup[], isPlayed: (period: Period) => boolean) {
  const record = { wins: 0, losses: 0, ties: 0, pointsFor: 0, pointsAgainst: 0 }
  for (const game of games) {
    const { home, away } = game
    if (!away || !isPlayed(game) || ![home.teamId, away.teamId].includes(id)) continue
    const [own, other] = home.teamId === id ? [home, away] : [away, home]
    const margin = (own.points ?? 0) - (other.points ?? 0)
    record[margin > 0 ? 'wins' : margin < 0 ? 'losses' : 'ties'] += 1
    record.pointsFor += own.points ?? 0
    record.pointsAgainst += other.points ?? 0
  }
  return record
}

function rank(ids: readonly number[], games: readonly HostMatchup[], isPlayed: (period: Period) => boolean): number[] {
  const figures = new Map(ids.map((id) => [id, recordOf(id, games, isPlayed)]))
  const value = (id: number) => (figures.get(id)?.wins ?? 0) * 10_000 + (figures.get(id)?.pointsFor ?? 0)
  return ids.toSorted((a, b) => value(b) - value(a) || a - b)
}

interface PlayTools {
  gameOf: (home: number, away: number, period: Period, kind: MatchupKind | null) => HostMatchup
  isPlayed: (period: Period) => boolean
  hasBegun: (period: Period) => boolean
}

/** The playoffs by the rules, from an order that the commissioner may have edited, with a tie to the better seed. */
function playOn(odd: Oddities, order: readonly number[], rounds: readonly Period[], { gameOf, isPlayed }: PlayTools) {
  const edited = [...order]
  const last = odd.playoffTeamCount
  if (odd.isEdited && edited.length > last) {
    const out = edited[last - 1] ?? 0
    const into = edited[last] ?? 0
    edited.splice(last - 1, 2, into, out)
  }
  const rules = { playoffTeamCount: last, reseed: odd.reseeds, consolation: 'ladder' as const }
  const matchups: HostMatchup[] = []
  const draw: DrawnGame[] = []
  playDrawing(drawByRules(edited, rules, rounds.length), {
    rankOf: (teamId) => order.indexOf(teamId),
    winnerOf({ kind, round, best, first: { teamId: first }, second: other }) {
      const period = rounds[round - 1]
      const second = other?.teamId ?? null
      if (first === null || second === null || !period) return null
      const game = gameOf(first, second, period, odd.marks === 'all' ? kind : null)
      const margin = (game.home.points ?? 0) - (game.away?.points ?? 0)
      const isFirst = margin > 0 || (margin === 0 && order.indexOf(first) < order.indexOf(second))
      const winner = isPlayed(period) ? (isFirst ? 'first' : 'second') : null
      const isFinal = kind === 'winners-bracket' && round === rounds.length
      const slots = { first: { teamId: first, from: null }, second: { teamId: second, from: null } }
      const places = isFinal ? { winner: best, loser: best + 1 } : null
      matchups.push(game)
      draw.push({ id: draw.length + 1, round, kind, ...slots, winner, places })
      return winner
    },
  })
  return { matchups, draw }
}
