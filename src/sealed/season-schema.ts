/**
 * The schema of a stored season that somebody else made. What reads a season trusts it, and loops over its weeks, teams and players: here
 * is what they may be. Fields that are not listed stay as they are.
 */
import * as z from 'zod/mini'
import type { HostSeason } from '../domain/host-season.ts'
import { hostNames, isLeagueId, maxNumber } from '../domain/identity.ts'
import { lineupSlots, positions } from '../domain/vocabulary.ts'

/** The NFL's playoffs included; leagues end earlier. */
const lastWeek = 22
/** Teams have the numbers 1 to 99. */
const mostTeams = 99
const mostGames = mostTeams * lastWeek
const mostMoves = 50_000

const text = z.string().check(z.maxLength(2000))
const textOrNull = z.nullable(text)
/** Beyond every league's points and dollars. Sums of larger numbers become infinite, and these NaN. */
const largestAmount = 1e9
const amount = z.number().check(z.gte(-largestAmount), z.lte(largestAmount))
const amountOrNull = z.nullable(amount)
const count = z.int().check(z.gte(0), z.lte(9999))
const number = z.int().check(z.gte(0), z.lte(maxNumber))
const week = z.int().check(z.gte(1), z.lte(lastWeek))
/** 0: before the season. */
const weekOrNone = z.int().check(z.gte(0), z.lte(lastWeek))
const year = z.int().check(z.gte(2000), z.lte(2099))
const teamId = z.int().check(z.gte(0), z.lte(mostTeams))
const teamIdOrNull = z.nullable(teamId)
const digits = z.string().check(z.regex(/^[1-9]\d{0,19}$/))
/** Flags that are absent where they do not hold. */
const flag = z.optional(z.literal(true))
const listOf = <T extends z.ZodMiniType>(entry: T, most: number) => z.array(entry).check(z.maxLength(most))
const weeks = listOf(week, lastWeek)
/** An unknown ESPN slot is named by its number: 'Slot 99'. */
const slot = z.union([z.enum(lineupSlots), z.templateLiteral(['Slot ', z.int()])])
const seedingRules = ['points-for', 'head-to-head', 'division-record', 'points-against', 'other'] as const

const settings = z.looseObject({
  regularSeasonMatchups: weekOrNone,
  matchupPeriods: listOf(z.looseObject({ matchupPeriod: week, weeks }), lastWeek),
  playoffTeamCount: count,
  hasNoPlayoffs: flag,
  lineupSlots: listOf(z.looseObject({ slot, count: z.int().check(z.gte(0), z.lte(99)) }), 99),
  draftType: z.enum(['snake', 'auction', 'linear', 'other']),
  pointsPerReception: amountOrNull,
  scoringFormat: z.enum(['head-to-head', 'total-points', 'elimination', 'other']),
  hasMedianGame: z.boolean(),
  seedingRule: z.nullable(z.enum(seedingRules)),
  divisionRule: z.optional(z.literal('division-record')),
  playoffReseed: z.nullable(z.boolean()),
  hasUnknownTieRule: flag,
  homeBonus: z.nullable(z.looseObject({ regularSeason: amount, playoffs: amount })),
  hasConsolationLadder: z.nullable(z.boolean()),
  losersBracket: z.optional(z.enum(['consolation', 'toilet-bowl'])),
  divisions: listOf(z.looseObject({ id: z.int(), name: text }), mostTeams),
  acquisition: z.nullable(
    z.looseObject({ usesBudget: z.boolean(), budgetDollars: amountOrNull, minimumBidDollars: amountOrNull }),
  ),
  tradeDeadline: textOrNull,
  previousSeasons: listOf(year, 99),
  leagueType: z.optional(z.enum(['redraft', 'keeper', 'dynasty'])),
  futureDraftRounds: z.optional(count),
  isBestBall: flag,
  isPrivate: flag,
})

const status = z.looseObject({
  phase: z.nullable(z.enum(['pre-draft', 'pre-season', 'in-season', 'complete'])),
  isDrafted: z.nullable(z.boolean()),
  isExpired: flag,
  currentWeek: weekOrNone,
  scoredWeeks: weeks,
  closedPeriods: weeks,
  firstWeek: week,
  finalWeek: weekOrNone,
  regularSeasonFinalWeek: weekOrNone,
})

const team = z.looseObject({
  id: teamId,
  name: text,
  abbreviation: text,
  ownerNames: listOf(text, 99),
  divisionName: textOrNull,
  divisionId: z.nullable(z.int()),
  ownerKeys: listOf(text, 99),
  namelessOwnerKeys: z.optional(listOf(text, 99)),
  logoUrl: textOrNull,
  logo: z.optional(text),
  playoffSeed: amountOrNull,
  finalRank: amountOrNull,
  rankByCommissioner: z.optional(amount),
  eliminatedInPeriod: z.optional(week),
  recordByHost: z.nullable(
    z.looseObject({
      wins: count,
      losses: count,
      ties: count,
      pointsFor: amount,
      pointsAgainst: amount,
      missesCorrections: flag,
    }),
  ),
  budgetSpentDollars: amountOrNull,
  hostOdds: z.nullable(z.looseObject({ playoffs: amount })),
})

const side = z.looseObject({
  teamId,
  points: amountOrNull,
  adjustment: amount,
  homeBonus: amount,
  pointsByWeek: listOf(z.looseObject({ week, points: amount }), lastWeek),
  hostProjection: z.optional(amount),
  hostChance: z.optional(amount),
})

const bracketKinds = ['winners-bracket', 'winners-consolation', 'losers-consolation'] as const

const matchup = z.looseObject({
  id: z.int(),
  matchupPeriod: week,
  weeks,
  kind: z.nullable(z.enum(['regular', ...bracketKinds])),
  home: side,
  away: z.nullable(side),
  winner: z.nullable(z.enum(['home', 'away', 'tie', 'open'])),
})

const drawnSlot = z.looseObject({
  teamId: teamIdOrNull,
  from: z.nullable(z.looseObject({ game: z.int(), outcome: z.enum(['winner', 'loser']) })),
  isReplaced: flag,
})

const drawnGame = z.looseObject({
  id: z.int(),
  round: week,
  kind: z.enum(bracketKinds),
  first: drawnSlot,
  second: drawnSlot,
  winner: z.nullable(z.enum(['first', 'second'])),
  places: z.nullable(z.looseObject({ winner: count, loser: count })),
})

const eliminationRound = z.looseObject({
  matchupPeriod: week,
  weeks,
  sides: listOf(side, mostTeams),
})

const player = z.looseObject({
  number,
  hostPlayerId: z.int(),
  name: text,
  position: z.enum(positions),
  nflTeam: textOrNull,
  injuryStatus: textOrNull,
  eligibleSlots: listOf(slot, 99),
  weeks: listOf(
    z.looseObject({ week, points: amountOrNull, projectedPoints: amountOrNull, nflTeam: textOrNull }),
    lastWeek,
  ),
  coverage: z.enum(['season', 'rostered-weeks']),
  seasonPoints: amountOrNull,
})

const lineup = z.looseObject({
  week,
  teamId,
  entries: listOf(z.looseObject({ player: number, slot }), 200),
  isBenchUnknown: z.optional(z.boolean()),
})

const pick = z.looseObject({
  overallPick: number,
  round: z.nullable(number),
  pickInRound: z.nullable(number),
  teamId,
  originalTeamId: z.optional(teamId),
  player: number,
  isKeeper: z.boolean(),
  bidDollars: amountOrNull,
})

const draft = z.looseObject({
  complete: z.boolean(),
  date: textOrNull,
  rounds: z.optional(count),
  order: listOf(teamId, mostTeams),
  picks: listOf(pick, maxNumber),
})

const failureReasons = [
  'outbid',
  'already-dropped',
  'roster-limit',
  'over-budget',
  'canceled',
  'vetoed',
  'other',
] as const

const tradedPick = z.looseObject({
  season: z.nullable(year),
  round: z.nullable(number),
  overallPick: z.nullable(number),
  originalTeamId: teamIdOrNull,
  fromTeamId: teamIdOrNull,
  toTeamId: teamIdOrNull,
})

const ownedPick = z.looseObject({ season: year, round: number, originalTeamId: teamId, ownerTeamId: teamId })

const transaction = z.looseObject({
  id: text,
  week: weekOrNone,
  proposedAt: textOrNull,
  processedAt: textOrNull,
  kind: z.enum(['add', 'drop', 'waiver', 'trade', 'draft', 'other']),
  status: z.enum(['executed', 'failed', 'pending', 'unknown']),
  failureReason: z.nullable(z.enum(failureReasons)),
  isRebuilt: z.boolean(),
  teamId: teamIdOrNull,
  bidDollars: amountOrNull,
  items: listOf(
    z.looseObject({
      player: number,
      action: z.enum(['add', 'drop', 'trade', 'other']),
      fromTeamId: teamIdOrNull,
      toTeamId: teamIdOrNull,
    }),
    200,
  ),
  isByCommissioner: flag,
  draftPicks: z.optional(listOf(tradedPick, 200)),
  budgetDollars: z.optional(
    listOf(z.looseObject({ dollars: amount, fromTeamId: teamIdOrNull, toTeamId: teamIdOrNull }), 200),
  ),
})

const scheduledGame = z.looseObject({
  week,
  opponent: text,
  isHome: z.boolean(),
  kickoff: z.optional(z.iso.datetime()),
})

export const seasonSchema = z
  .looseObject({
    host: z.enum(hostNames),
    leagueId: digits,
    leagueNumber: z.int().check(z.gte(0)),
    previousLeagueId: z.optional(z.nullable(digits)),
    season: year,
    name: text,
    settings,
    status,
    teams: listOf(team, mostTeams),
    matchups: listOf(matchup, mostGames),
    playoffDraw: z.optional(listOf(drawnGame, 500)),
    eliminationRounds: listOf(eliminationRound, mostTeams),
    players: listOf(player, maxNumber),
    lineups: listOf(lineup, mostGames),
    draft,
    nflSchedule: z.nullable(z.record(z.string().check(z.maxLength(20)), listOf(scheduledGame, 2 * lastWeek))),
    transactions: listOf(transaction, mostMoves),
    tradedPicks: z.optional(listOf(ownedPick, 2000)),
    areMovesKnown: z.boolean(),
    asOf: z.optional(z.nullable(z.iso.datetime())),
    warnings: listOf(z.looseObject({ message: text, source: text, week: z.nullable(week), detail: textOrNull }), 1000),
  })
  .check(z.refine(isLeagueId))

/** A field that is added to a season is added here, whether or not every season has it. */
type Checked =
  EveryField<z.infer<typeof seasonSchema>> extends EveryField<HostSeason> ? true : 'the schema lacks a field'
true satisfies Checked

type EveryField<T> = T extends object ? { [Name in keyof T]-?: EveryField<Exclude<T[Name], undefined>> } : T
