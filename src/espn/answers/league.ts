/** The league answer: mSettings mTeam mRoster mStandings mMatchup mDraftDetail in one. */
import { z } from 'zod'

/** Keys are numbers written as strings, and sort as strings do: read them with `byNumber`. */
const numbered = <T extends z.ZodType>(value: T) => z.record(z.string(), value)

const settings = z.object({
  name: z.string().nullish(),
  rosterSettings: z.object({ lineupSlotCounts: numbered(z.number()) }),
  scheduleSettings: z.object({
    /** Matchup periods of the regular season. */
    matchupPeriodCount: z.number(),
    /** Weeks of each matchup period; the arrays may be reversed (2020). */
    matchupPeriods: numbered(z.array(z.number())),
    playoffTeamCount: z.number(),
    divisions: z.array(z.object({ id: z.number(), name: z.string().nullish() })).nullish(),
  }),
  draftSettings: z.object({ type: z.string().nullish(), auctionBudget: z.number().nullish() }).nullish(),
  acquisitionSettings: z.object({ isUsingAcquisitionBudget: z.boolean().nullish() }).nullish(),
  scoringSettings: z
    .object({ scoringItems: z.array(z.object({ statId: z.number(), points: z.number().nullish() })).nullish() })
    .nullish(),
})

export const status = z.object({
  /** Stays at the last one once the season is over. */
  currentMatchupPeriod: z.number().nullish(),
  finalScoringPeriod: z.number().nullish(),
  /** 0 before the season, the running week during it, past `finalScoringPeriod` afterwards. */
  latestScoringPeriod: z.number().nullish(),
  previousSeasons: z.array(z.number()).nullish(),
})

const record = z.object({
  wins: z.number(),
  losses: z.number(),
  ties: z.number().default(0),
  pointsFor: z.number().default(0),
  pointsAgainst: z.number().default(0),
})

const team = z.object({
  id: z.number(),
  name: z.string().nullish(),
  /** Seasons up to 2022 or so have these two instead of `name`. */
  location: z.string().nullish(),
  nickname: z.string().nullish(),
  abbrev: z.string().nullish(),
  owners: z.array(z.string()).nullish(),
  primaryOwner: z.string().nullish(),
  divisionId: z.number().nullish(),
  /** The league's own order of the regular season; 0 before it. */
  playoffSeed: z.number().nullish(),
  /** 1..n once the season is over, 0 before. */
  rankCalculatedFinal: z.number().nullish(),
  record: z.object({ overall: record.nullish() }).nullish(),
  roster: z.object({ entries: z.array(z.unknown()).nullish() }).nullish(),
})

const member = z.object({
  id: z.string(),
  displayName: z.string().nullish(),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
})

const side = z.object({
  teamId: z.number().nullish(),
  /** Starters plus `adjustment`; 0.0 while the week runs. */
  totalPoints: z.number().nullish(),
  totalPointsLive: z.number().nullish(),
  adjustment: z.number().nullish(),
  /** Starters only, by week. */
  pointsByScoringPeriod: numbered(z.number()).nullish(),
})

const matchup = z.object({
  id: z.number(),
  matchupPeriodId: z.number(),
  /** HOME, AWAY, TIE, UNDECIDED; some views leave it out. */
  winner: z.string().nullish(),
  /** Not in mMatchup alone. */
  playoffTierType: z.string().nullish(),
  home: side.nullish(),
  away: side.nullish(),
})

export const draftPick = z.object({
  overallPickNumber: z.number(),
  roundId: z.number(),
  roundPickNumber: z.number(),
  teamId: z.number(),
  /** −1 until the pick is made. */
  playerId: z.number(),
  keeper: z.boolean().nullish(),
  bidAmount: z.number().nullish(),
})

export const leagueAnswer = z.object({
  id: z.number(),
  seasonId: z.number(),
  /** The week asked for, which is the running one where none was. */
  scoringPeriodId: z.number().nullish(),
  settings,
  status,
  teams: z.array(team),
  members: z.array(member).nullish(),
  schedule: z.array(matchup),
  draftDetail: z.object({ drafted: z.boolean().nullish(), picks: z.array(z.unknown()).nullish() }),
})

export type LeagueAnswer = z.infer<typeof leagueAnswer>
export type TeamRecord = z.infer<typeof team>
export type MatchupRecord = z.infer<typeof matchup>
export type SideRecord = z.infer<typeof side>
export type DraftPickRecord = z.infer<typeof draftPick>
