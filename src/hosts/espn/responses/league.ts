/** The league response: mSettings mTeam mRoster mStandings mMatchup mDraftDetail in one. */
import * as z from 'zod/mini'
import { boundedPoints, milliseconds, smallCount, weeksAtMost } from '../../shared/bounds.ts'
import { tolerant } from '../../shared/tolerant.ts'
import {
  espnDollars,
  espnTeams,
  espnTeamsAtMost,
  espnWeek,
  espnWeekOrNone,
  identifier,
  namedTeamId,
  overallPick,
  rank,
  rosterEntries,
  schedule,
  slotsAtMost,
  teamId,
} from './bounds.ts'

/** Keys are numbers written as strings, and sort as strings do: read them with `byNumber`. */
const numbered = <T extends z.ZodMiniType>(value: T) => z.record(z.string(), value)

function hasFewSlots(counts: Record<string, number>): boolean {
  return Object.values(counts).reduce((sum, count) => sum + Math.max(0, count), 0) <= slotsAtMost
}

const settings = z.object({
  name: z.nullish(z.string()),
  /** False: only members may read the league. */
  isPublic: z.catch(z.nullish(z.boolean()), null),
  rosterSettings: z.object({
    lineupSlotCounts: numbered(identifier.check(z.lte(100))).check(
      z.refine(hasFewSlots, `at most ${slotsAtMost} places`),
    ),
  }),
  scheduleSettings: z.object({
    /** Matchup periods of the regular season. */
    matchupPeriodCount: espnWeekOrNone,
    /** Weeks of each matchup period; the arrays may be reversed (2020). */
    matchupPeriods: numbered(z.array(espnWeek).check(z.maxLength(weeksAtMost))),
    playoffTeamCount: smallCount,
    divisions: z.nullish(espnTeams(z.object({ id: identifier, name: z.nullish(z.string()) }))),
    /** TOTAL_POINTS_SCORED, H2H_RECORD, INTRA_DIVISION_RECORD, TOTAL_POINTS_AGAINST and others. */
    playoffSeedingRule: z.nullish(z.string()),
    playoffReseed: z.nullish(z.boolean()),
    consolationLadderDisabled: z.nullish(z.boolean()),
  }),
  draftSettings: z.nullish(
    z.object({
      type: z.nullish(z.string()),
      /** Whether picks can be traded before the draft. */
      isTradingEnabled: z.catch(z.nullish(z.boolean()), null),
      date: z.nullish(milliseconds),
      /** Team ids of the first round. */
      pickOrder: z.nullish(z.array(namedTeamId).check(z.maxLength(espnTeamsAtMost))),
    }),
  ),
  acquisitionSettings: z.nullish(
    z.object({
      isUsingAcquisitionBudget: z.nullish(z.boolean()),
      acquisitionBudget: z.nullish(espnDollars),
      minimumBid: z.nullish(espnDollars),
    }),
  ),
  tradeSettings: z.nullish(z.object({ deadlineDate: z.nullish(milliseconds) })),
  scoringSettings: z.nullish(
    z.object({
      scoringItems: z.nullish(
        z.array(
          z.object({
            statId: identifier,
            points: z.nullish(boundedPoints),
            /** By slot id of the position, e.g. 2 RB; a value here goes before `points`. */
            pointsOverrides: z.nullish(numbered(boundedPoints)),
          }),
        ),
      ),
      /** H2H_POINTS, H2H_CATEGORY, TOTAL_SEASON_POINTS and others. */
      scoringType: z.nullish(z.string()),
      /** WIN_BONUS_TOP_HALF: a second result each week against the median. */
      scoringEnhancementType: z.nullish(z.string()),
      homeTeamBonus: z.nullish(boundedPoints),
      playoffHomeTeamBonus: z.nullish(boundedPoints),
    }),
  ),
})

export const status = z.object({
  /** Stays at the last one once the season is over. */
  currentMatchupPeriod: z.nullish(espnWeekOrNone),
  /** Above 1 in a league that began late: earlier weeks are not its own. */
  firstScoringPeriod: z.nullish(espnWeek),
  finalScoringPeriod: z.nullish(espnWeekOrNone),
  /** 0 before the season, the running week during it, past `finalScoringPeriod` afterwards. */
  latestScoringPeriod: z.nullish(espnWeekOrNone),
  /** True once ESPN has closed the season for good, played or not. */
  isExpired: z.catch(z.nullish(z.boolean()), null),
  previousSeasons: z.nullish(z.array(identifier.check(z.gte(2000), z.lte(2099)))),
})

const record = z.object({
  wins: smallCount,
  losses: smallCount,
  ties: z._default(smallCount, 0),
  pointsFor: z._default(boundedPoints, 0),
  pointsAgainst: z._default(boundedPoints, 0),
})

const team = z.object({
  id: teamId,
  name: z.nullish(z.string()),
  /** Seasons up to 2022 or so have these two instead of `name`. */
  location: z.nullish(z.string()),
  nickname: z.nullish(z.string()),
  abbrev: z.nullish(z.string()),
  owners: z.nullish(z.array(z.string())),
  primaryOwner: z.nullish(z.string()),
  divisionId: z.nullish(identifier),
  logo: z.nullish(z.string()),
  transactionCounter: z.nullish(
    z.object({
      acquisitionBudgetSpent: z.nullish(espnDollars),
      acquisitions: z.nullish(smallCount),
      trades: z.nullish(smallCount),
    }),
  ),
  /** ESPN's own forecast, in season only; shares are 0 to 1. */
  currentSimulationResults: z.nullish(z.object({ playoffPct: z.nullish(boundedPoints) })),
  /** In elimination leagues. */
  eliminationMatchupPeriod: z.nullish(espnWeekOrNone),
  /** The league's own order of the regular season; 0 before it. */
  playoffSeed: z.nullish(rank),
  /** The commissioner's rank, which replaces the calculated one; 0 if unset. */
  rankFinal: z.nullish(rank),
  /** 1..n once the season is over, 0 before. */
  rankCalculatedFinal: z.nullish(rank),
  record: z.nullish(z.object({ overall: z.nullish(record) })),
  roster: z.nullish(z.object({ entries: z.nullish(rosterEntries) })),
})

const member = z.object({
  id: z.string(),
  displayName: z.nullish(z.string()),
  firstName: z.nullish(z.string()),
  lastName: z.nullish(z.string()),
})

const side = z.object({
  teamId: z.nullish(namedTeamId),
  /** Starters plus `adjustment`; 0.0 while the week runs. */
  totalPoints: z.nullish(boundedPoints),
  totalPointsLive: z.nullish(boundedPoints),
  /** In the running period only. */
  totalProjectedPointsLive: z.nullish(boundedPoints),
  /** In the running period only; no recorded response has it, see `readChances`. */
  winProbability: z.nullish(boundedPoints),
  adjustment: z.nullish(boundedPoints),
  /** Starters only, by week. */
  pointsByScoringPeriod: z.nullish(numbered(boundedPoints)),
})

/** Teams, scores and results of the league's schedule. */
const decisiveInSchedule = ['schedule', 'schedule.winner', 'schedule.teams'].concat(
  ['home', 'away', 'teams'].flatMap((side) =>
    ['', '.teamId', '.totalPoints'].map((field) => `schedule.${side}${field}`),
  ),
)

/** A row of the schedule: a matchup, or a round of an elimination league, which has `teams` and need not have an id. */
export const scheduleRow = <S extends z.ZodMiniType, T extends z.ZodMiniType>(side: S, team: T) =>
  z
    .object({
      id: z.optional(identifier),
      matchupPeriodId: espnWeek,
      /** HOME, AWAY, TIE, UNDECIDED; some views leave it out. */
      winner: z.nullish(z.string()),
      /** Not in mMatchup alone. */
      playoffTierType: z.nullish(z.string()),
      home: z.nullish(side),
      away: z.nullish(side),
      teams: z.nullish(z.array(team).check(z.maxLength(espnTeamsAtMost))),
    })
    .check(z.refine(({ id, teams }) => id !== undefined || !!teams, { path: ['id'], error: 'expected number' }))

/** Eliminated teams may stay in the list: `eliminationMatchupPeriod` says since when, 0 for never. */
const row = scheduleRow(side, z.extend(side, { eliminationMatchupPeriod: z.nullish(espnWeekOrNone) }))

export const espnDraftPick = tolerant(
  z.object({
    overallPickNumber: overallPick,
    roundId: smallCount,
    roundPickNumber: smallCount,
    teamId: namedTeamId,
    /** −1 until the pick is made. */
    playerId: identifier,
    keeper: z.nullish(z.boolean()),
    /** Of a keeper before the draft, when `keeper` is still false; of every place in some offline drafts. */
    reservedForKeeper: z.catch(z.nullish(z.boolean()), null),
    bidAmount: z.nullish(espnDollars),
  }),
)

const response = tolerant(
  z.object({
    id: identifier,
    seasonId: identifier,
    /** The week requested, which is the running one where none was. */
    scoringPeriodId: z.nullish(espnWeekOrNone),
    settings,
    status,
    teams: espnTeams(team),
    members: z.nullish(z.array(member)),
    schedule: schedule(row),
    draftDetail: z.object({
      drafted: z.nullish(z.boolean()),
      /** True while the draft is held. */
      inProgress: z.catch(z.nullish(z.boolean()), null),
      completeDate: z.nullish(milliseconds),
      picks: z.nullish(z.array(z.unknown())),
    }),
  }),
  {
    decisive: [
      'settings.rosterSettings.*',
      'settings.scheduleSettings.matchupPeriods.*',
      'settings.scoringSettings.scoringType',
      'draftDetail.drafted',
      ...['currentMatchupPeriod', 'firstScoringPeriod', 'finalScoringPeriod', 'latestScoringPeriod'].map(
        (name) => `status.${name}`,
      ),
      'teams',
      ...decisiveInSchedule,
    ],
  },
)

export const espnLeagueResponse = z.pipe(
  response,
  z.transform(({ schedule, ...rest }: z.output<typeof response>) => ({
    ...rest,
    ...splitSchedule(schedule),
  })),
)

/** ESPN numbers its games; 1 is football, and old responses may have none. */
const game = z.object({ gameId: z.int() })
const football = 1

export function isOfOtherSport(json: unknown): boolean {
  return (game.safeParse(Array.isArray(json) ? json[0] : json).data?.gameId ?? football) !== football
}

export type EspnLeagueResponse = z.infer<typeof espnLeagueResponse>
export type TeamRecord = z.infer<typeof team>
export type MatchupRecord = EspnLeagueResponse['schedule'][number]
export type RoundRecord = EspnLeagueResponse['rounds'][number]
export type SideRecord = z.infer<typeof side>
export type EspnDraftPickRecord = z.infer<typeof espnDraftPick>

/**
 * Splits the rows of a schedule: `schedule` are matchups, `rounds` those of an elimination league, with many teams each.
 */
export function splitSchedule<R extends ScheduleRow>(rows: readonly R[]) {
  return {
    schedule: rows.flatMap(({ id, teams, ...row }) => (id === undefined || teams ? [] : [{ ...row, id }])),
    rounds: rows.flatMap(({ matchupPeriodId, teams }) =>
      teams ? [{ matchupPeriodId, teams: teams as NonNullable<R['teams']> }] : [],
    ),
  }
}

interface ScheduleRow {
  id?: number | undefined
  matchupPeriodId: number
  teams?: readonly unknown[] | null | undefined
}
