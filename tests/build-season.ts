/** Builds small league seasons that can be checked with a pencil: set what matters, the rest gets plain defaults. */

import type {
  DraftPick,
  HostDraft,
  HostMatchup,
  HostSeason,
  HostStatus,
  HostTeam,
  LeagueSettings,
  Lineup,
  MatchupKind,
  Player,
  PlayerWeek,
  Transaction,
} from '../src/domain/host-season.ts'
import { deriveLeagueNumber } from '../src/domain/identity.ts'
import type { Season } from '../src/domain/season.ts'
import { unknownTeam } from '../src/domain/unknown-season.ts'
import { type LineupSlot, lineupSlots, type Position } from '../src/domain/vocabulary.ts'
import { judgeSeason } from '../src/verdict/judge-season.ts'

export type SeasonSketch = Partial<
  Omit<HostSeason, 'teams' | 'settings' | 'status' | 'lineups'> & {
    /** How many, or the teams; numbered from 1 and called 'Team 1' and so on. */
    teams: number | Partial<HostTeam>[]
    settings: Partial<LeagueSettings>
    status: Partial<HostStatus>
    lineups: Lineup[]
    picks: DraftPick[]
  }
>

/** The season of a sketch as it is judged. */
export function buildSeason(sketch: SeasonSketch = {}): Season {
  return judgeSeason(buildHostSeason(sketch))
}

/**
 * The document of a season of four teams with only the given matchups. By default it is in progress, weeks of matchups with results are
 * scored, and the regular season ends with its last matchup.
 */
export function buildHostSeason(sketch: SeasonSketch = {}): HostSeason {
  const { teams = 4, settings, status, picks = [], matchups = [], eliminationRounds = [], ...rest } = sketch
  const { host = 'espn', leagueId = '4242' } = rest
  const weeks = [...new Set(matchups.flatMap((matchup) => matchup.weeks))].sort((a, b) => a - b)
  const regular = matchups.filter(({ kind }) => kind === 'regular')
  const lastWeek = Math.max(weeks.at(-1) ?? 0, ...(rest.lineups ?? []).map(({ week }) => week), 1)
  const isOpen = ({ winner, away }: HostMatchup) => away !== null && winner === 'open'
  const scoredWeeks = weeks.filter((week) =>
    matchups.every((matchup) => !matchup.weeks.includes(week) || !isOpen(matchup)),
  )
  return {
    host,
    leagueId,
    leagueNumber: deriveLeagueNumber({ host, leagueId }),
    season: 2025,
    name: 'Pencil League',
    settings: {
      regularSeasonMatchups: new Set(regular.map(({ matchupPeriod }) => matchupPeriod)).size,
      matchupPeriods: [
        ...new Map([...matchups, ...eliminationRounds].map((contest) => [contest.matchupPeriod, contest.weeks])),
      ].map(([matchupPeriod, ofPeriod]) => ({ matchupPeriod, weeks: ofPeriod })),
      playoffTeamCount: 2,
      lineupSlots: slots({ QB: 1, RB: 1, WR: 1, FLEX: 1, BENCH: 3, IR: 1 }),
      draftType: 'snake',
      pointsPerReception: 1,
      scoringFormat: 'head-to-head',
      hasMedianGame: false,
      seedingRule: 'points-for',
      playoffReseed: false,
      homeBonus: null,
      hasConsolationLadder: true,
      divisions: [],
      acquisition: { usesBudget: false, budgetDollars: null, minimumBidDollars: null },
      tradeDeadline: null,
      previousSeasons: [],
      ...settings,
    },
    status: {
      phase: 'in-season',
      currentWeek: lastWeek,
      isDrafted: true,
      scoredWeeks,
      closedPeriods: [],
      firstWeek: 1,
      finalWeek: lastWeek,
      regularSeasonFinalWeek: Math.max(1, ...regular.flatMap((matchup) => matchup.weeks)),
      ...status,
    },
    teams: (typeof teams === 'number' ? Array.from({ length: teams }, () => ({})) : teams).map(buildTeam),
    matchups: matchups.map((matchup, index) => ({ ...matchup, id: index + 1 })),
    eliminationRounds,
    players: [],
    lineups: [],
    drafts: picks.length === 0 ? [] : [holdDraft(picks, settings?.draftType ?? 'snake')],
    nflSchedule: null,
    transactions: [],
    areMovesKnown: true,
    warnings: [],
    ...rest,
  }
}

/** A draft that is over, in which teams made their own picks unless they say otherwise. */
export function holdDraft(picks: readonly DraftPick[], type: HostDraft['type'] = 'snake'): HostDraft {
  return {
    players: 'all',
    type,
    state: 'complete',
    date: null,
    order: [],
    picks: picks.map((pick) => ({ originalTeamId: pick.teamId, ...pick })),
  }
}

function buildTeam(team: Partial<HostTeam>, index: number): HostTeam {
  const id = team.id ?? index + 1
  return {
    ...unknownTeam,
    id,
    name: `Team ${id}`,
    abbreviation: `T${id}`,
    ownerNames: [`Owner ${id}`],
    ownerKeys: [`owner-${id}`],
    ...team,
  }
}

export interface GameSketch {
  /** Null: the host marks nothing. */
  kind?: HostMatchup['kind']
  /** Defaults to the number of the matchup period. */
  weeks?: number[]
  /** 'final' by default: with a result. */
  status?: Season['matchups'][number]['status']
  /** Commissioner's adjustments, part of the points. */
  adjustments?: [home: number, away: number]
  /** Starters' points of each week, needed for rounds of two weeks. */
  byWeek?: [home: number[], away: number[]]
}

/** A decided game: matchup period, home team and its points, away team and its points. */
export function game(
  matchupPeriod: number,
  [homeId, homePoints]: [number, number],
  [awayId, awayPoints]: [number, number],
  { kind = 'regular', weeks = [matchupPeriod], status = 'final', adjustments = [0, 0], byWeek }: GameSketch = {},
): HostMatchup {
  const side = (teamId: number, points: number, adjustment: number, scores: number[] | undefined) => ({
    teamId,
    points: status === 'scheduled' ? null : points,
    adjustment,
    homeBonus: 0,
    pointsByWeek: weeks.map((week, index) => ({ week, points: scores?.[index] ?? points - adjustment })),
  })
  return {
    id: 0,
    matchupPeriod,
    weeks,
    kind,
    home: side(homeId, homePoints, adjustments[0], byWeek?.[0]),
    away: side(awayId, awayPoints, adjustments[1], byWeek?.[1]),
    winner: status !== 'final' ? 'open' : homePoints === awayPoints ? 'tie' : homePoints > awayPoints ? 'home' : 'away',
  }
}

/** A bye week of a team. */
export function bye(
  matchupPeriod: number,
  teamId: number,
  points: number,
  kind: MatchupKind | null = 'regular',
): HostMatchup {
  const home = { teamId, points, adjustment: 0, homeBonus: 0, pointsByWeek: [{ week: matchupPeriod, points }] }
  return { ...game(matchupPeriod, [teamId, points], [teamId, points], { kind }), home, away: null, winner: null }
}

/** Slots with their counts, in display order. */
export function slots(counts: Partial<Record<LineupSlot, number>>): LeagueSettings['lineupSlots'] {
  return lineupSlots.flatMap((slot) => (counts[slot] ? [{ slot, count: counts[slot] }] : []))
}

const eligible: Partial<Record<Position, LineupSlot[]>> = {
  QB: ['QB', 'OP'],
  RB: ['RB', 'RB/WR', 'FLEX', 'OP'],
  WR: ['WR', 'RB/WR', 'WR/TE', 'FLEX', 'OP'],
  TE: ['TE', 'WR/TE', 'FLEX', 'OP'],
  K: ['K'],
  'D/ST': ['D/ST'],
  DE: ['DE', 'DL', 'DP'],
  LB: ['LB', 'DP'],
  S: ['S', 'DB', 'DP'],
}

/** A player with his points from week 1 on; null if he did not play. Projections default to ten points. */
export function player(
  number: number,
  position: Position,
  points: (number | null)[] = [],
  more: Partial<Omit<Player, 'weeks'>> & { projected?: (number | null)[]; nflTeams?: (string | null)[] } = {},
): Player {
  const { projected, nflTeams, ...rest } = more
  const weeks = points.map((value, index): PlayerWeek => {
    const nflTeam = nflTeams ? (nflTeams[index] ?? null) : (rest.nflTeam ?? 'KC')
    return {
      week: index + 1,
      points: value,
      projectedPoints: projected ? (projected[index] ?? null) : value === null ? 0 : 10,
      nflTeam: value === null ? null : nflTeam,
    }
  })
  return {
    number,
    hostPlayerId: 1000 + number,
    name: `${position} ${number}`,
    position,
    nflTeam: 'KC',
    injuryStatus: null,
    eligibleSlots: eligible[position] ?? [],
    weeks,
    coverage: 'season',
    seasonPoints: null,
    ...rest,
  }
}

/** A lineup of a week: `lineup(1, 2, { QB: [1], BENCH: [5, 6] })` for team 2. */
export function lineup(week: number, teamId: number, places: Partial<Record<LineupSlot, number[]>>): Lineup {
  const entries = Object.entries(places) as [LineupSlot, number[]][]
  return {
    week,
    teamId,
    entries: entries.flatMap(([slot, players]) => players.map((number) => ({ player: number, slot }))),
  }
}

/** A move of team 1 in week 1, without players. */
export function move(id: string, more: Partial<Transaction> = {}): Transaction {
  return {
    id,
    week: 1,
    proposedAt: null,
    processedAt: null,
    kind: 'add',
    status: 'executed',
    failureReason: null,
    isRebuilt: false,
    teamId: 1,
    bidDollars: null,
    items: [],
    ...more,
  }
}

/** A pick: overall pick, round, team and `Player.number`. */
export function pick(overallPick: number, round: number, teamId: number, playerNumber: number): DraftPick {
  return {
    overallPick,
    round,
    pickInRound: overallPick,
    teamId,
    player: playerNumber,
    isKeeper: false,
    bidDollars: null,
  }
}
