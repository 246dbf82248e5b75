/** The league answer: mSettings mTeam mRoster mStandings mMatchup mDraftDetail in one. */
import { z } from 'zod'
import {
  count,
  dollars,
  identifier,
  milliseconds,
  namedTeamId,
  overallPick,
  points,
  rosterEntries,
  schedule,
  slotsAtMost,
  teamId,
  teams,
  teamsAtMost,
  week,
  weeksAtMost,
} from './bounds.ts'

/** Keys are numbers written as strings, and sort as strings do: read them with `byNumber`. */
const numbered = <T extends z.ZodType>(value: T) => z.record(z.string(), value)

function hasFewSlots(counts: Record<string, number>): boolean {
  return Object.values(counts).reduce((sum, count) => sum + Math.max(0, count), 0) <= slotsAtMost
}

const settings = z.object({
  name: z.string().nullish(),
  rosterSettings: z.object({
    lineupSlotCounts: numbered(identifier.max(100)).refine(hasFewSlots, `at most ${slotsAtMost} places`),
  }),
  scheduleSettings: z.object({
    /** Matchup periods of the regular season. */
    matchupPeriodCount: count,
    /** Weeks of each matchup period; the arrays may be reversed (2020). */
    matchupPeriods: numbered(z.array(week).max(weeksAtMost)),
    playoffTeamCount: count,
    divisions: z.array(z.object({ id: identifier, name: z.string().nullish() })).nullish(),
    /** TOTAL_POINTS_SCORED, H2H_RECORD and others. */
    playoffSeedingRule: z.string().nullish(),
    playoffReseed: z.boolean().nullish(),
    consolationLadderDisabled: z.boolean().nullish(),
  }),
  draftSettings: z
    .object({
      type: z.string().nullish(),
      auctionBudget: dollars.nullish(),
      date: milliseconds.nullish(),
      keeperCount: count.nullish(),
      /** Team ids of the first round. */
      pickOrder: z.array(namedTeamId).max(teamsAtMost).nullish(),
    })
    .nullish(),
  acquisitionSettings: z
    .object({
      isUsingAcquisitionBudget: z.boolean().nullish(),
      acquisitionBudget: dollars.nullish(),
      minimumBid: dollars.nullish(),
    })
    .nullish(),
  tradeSettings: z.object({ deadlineDate: milliseconds.nullish() }).nullish(),
  scoringSettings: z
    .object({
      scoringItems: z.array(z.object({ statId: identifier, points: points.nullish() })).nullish(),
      /** H2H_POINTS, H2H_CATEGORY, TOTAL_SEASON_POINTS and others. */
      scoringType: z.string().nullish(),
      /** WIN_BONUS_TOP_HALF: a second result each week against the median. */
      scoringEnhancementType: z.string().nullish(),
      homeTeamBonus: points.nullish(),
      playoffHomeTeamBonus: points.nullish(),
      playoffMatchupTieRule: z.string().nullish(),
      /** With SLOT_POINTS: whose points, 20 is the bench. */
      playoffMatchupTieRuleBy: identifier.nullish(),
      /** STANDARD or PPR: which of the draft ranks is the league's. */
      playerRankType: z.string().nullish(),
    })
    .nullish(),
})

export const status = z.object({
  /** Stays at the last one once the season is over. */
  currentMatchupPeriod: identifier.nullish(),
  finalScoringPeriod: identifier.nullish(),
  /** 0 before the season, the running week during it, past `finalScoringPeriod` afterwards. */
  latestScoringPeriod: identifier.nullish(),
  previousSeasons: z.array(identifier).nullish(),
})

const record = z.object({
  wins: count,
  losses: count,
  ties: count.default(0),
  pointsFor: points.default(0),
  pointsAgainst: points.default(0),
})

const team = z.object({
  id: teamId,
  name: z.string().nullish(),
  /** Seasons up to 2022 or so have these two instead of `name`. */
  location: z.string().nullish(),
  nickname: z.string().nullish(),
  abbrev: z.string().nullish(),
  owners: z.array(z.string()).nullish(),
  primaryOwner: z.string().nullish(),
  divisionId: identifier.nullish(),
  logo: z.string().nullish(),
  waiverRank: identifier.nullish(),
  draftDayProjectedRank: identifier.nullish(),
  transactionCounter: z
    .object({ acquisitionBudgetSpent: dollars.nullish(), acquisitions: count.nullish(), trades: count.nullish() })
    .nullish(),
  /** UNKNOWN while nothing is settled. */
  playoffClinchType: z.string().nullish(),
  /** ESPN's own forecast, in season only; shares are 0 to 1. */
  currentSimulationResults: z.object({ playoffPct: points.nullish() }).nullish(),
  /** In elimination leagues. */
  eliminated: z.boolean().nullish(),
  eliminationMatchupPeriod: identifier.nullish(),
  /** The league's own order of the regular season; 0 before it. */
  playoffSeed: identifier.nullish(),
  /** 1..n once the season is over, 0 before. */
  rankCalculatedFinal: identifier.nullish(),
  record: z.object({ overall: record.nullish() }).nullish(),
  roster: z.object({ entries: rosterEntries.nullish() }).nullish(),
})

const member = z.object({
  id: z.string(),
  displayName: z.string().nullish(),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
})

const side = z.object({
  teamId: namedTeamId.nullish(),
  /** Starters plus `adjustment`; 0.0 while the week runs. */
  totalPoints: points.nullish(),
  totalPointsLive: points.nullish(),
  adjustment: points.nullish(),
  /** Starters only, by week. */
  pointsByScoringPeriod: numbered(points).nullish(),
})

/** A row of the schedule: a matchup, or a round of an elimination league, which has `teams` and need not have an id. */
const row = z
  .object({
    id: identifier.optional(),
    matchupPeriodId: identifier,
    /** HOME, AWAY, TIE, UNDECIDED; some views leave it out. */
    winner: z.string().nullish(),
    /** Not in mMatchup alone. */
    playoffTierType: z.string().nullish(),
    home: side.nullish(),
    away: side.nullish(),
    /** Teams that are out may stay in the list: `eliminationMatchupPeriod` says since when, 0 for never. */
    teams: z
      .array(side.extend({ eliminationMatchupPeriod: identifier.nullish() }))
      .max(teamsAtMost)
      .nullish(),
  })
  .refine(({ id, teams }) => id !== undefined || teams, { path: ['id'], error: 'expected number' })

export const draftPick = z.object({
  overallPickNumber: overallPick,
  roundId: count,
  roundPickNumber: count,
  teamId: namedTeamId,
  /** −1 until the pick is made. */
  playerId: identifier,
  keeper: z.boolean().nullish(),
  bidAmount: dollars.nullish(),
  nominatingTeamId: namedTeamId.nullish(),
  /** 0: somebody picked. */
  autoDraftTypeId: identifier.nullish(),
})

const answer = z.object({
  id: identifier,
  seasonId: identifier,
  /** The week asked for, which is the running one where none was. */
  scoringPeriodId: identifier.nullish(),
  settings,
  status,
  teams: teams(team),
  members: z.array(member).nullish(),
  schedule: schedule(row),
  draftDetail: z.object({
    drafted: z.boolean().nullish(),
    completeDate: milliseconds.nullish(),
    picks: z.array(z.unknown()).nullish(),
  }),
})

/** `schedule` has the matchups, `rounds` those of an elimination league. */
export const leagueAnswer = answer.transform(({ schedule, ...rest }) => ({
  ...rest,
  schedule: schedule.flatMap(({ id, teams, ...row }) => (id === undefined || teams ? [] : [{ ...row, id }])),
  rounds: schedule.flatMap(({ matchupPeriodId, teams }) => (teams ? [{ matchupPeriodId, teams }] : [])),
}))

export type LeagueAnswer = z.infer<typeof leagueAnswer>
export type TeamRecord = z.infer<typeof team>
export type MatchupRecord = LeagueAnswer['schedule'][number]
export type RoundRecord = LeagueAnswer['rounds'][number]
export type SideRecord = z.infer<typeof side>
export type DraftPickRecord = z.infer<typeof draftPick>
