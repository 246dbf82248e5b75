/**
 * One league season as its source reports it: evidence, in terms of the game, with nothing concluded. It is the stored document.
 * `judgeSeason` (src/verdict) turns it into a `Season`; everything that is decided about a season is decided there. It contains no foreign
 * keys of a host, only ids that readers see (league id, season, team id).
 *
 * The schema is the definition: the types are inferred from it, a season that somebody else made (a sealed file) is parsed with it, and the
 * rule lab's response picks from it. All other code trusts a season, and loops over its weeks, teams and players: the bounds say what they
 * may be.
 *
 * Conventions: `week` is an NFL week, from 1. Points are league points with two decimals. `null` means unknown or absent, never zero.
 */
import * as z from 'zod/mini'
import { hostNames, isLeagueId, maxNumber } from './identity.ts'
import { seasonFormats } from './season-format.ts'
import { lineupSlots, positions } from './vocabulary.ts'

/** Increment when a season's document gains new data. Older documents are then rebuilt from the saved responses. */
export const seasonFormat = 12

/**
 * Sealed seasons cannot be rebuilt, as their file has no responses: those of this format and later are read. Since then seasons gained
 * optional fields, and a list of drafts, see `upgradeSeason`.
 */
export const oldestSealedFormat = 7

/** Bytes of a season as JSON. A season of 32 teams has 3 MB. */
export const largestSeason = 32 * 2 ** 20

/**
 * How much of a season has been read. 'league': teams, standings, settings. 'scores': also all games. 'whole': also lineups, players and
 * moves.
 */
export type Completeness = 'league' | 'scores' | 'whole'

/** The parts of a season that have been read. */
export interface KnownParts {
  known: Completeness
  /** True: all picks with the names of their players, of a season that is not whole. */
  hasDraft?: boolean
}

/** What a call needs of a season. */
export type NeededPart = Completeness | 'draft'

/** How far an import reads. Earlier seasons are first read to 'scores', which takes few requests. */
export type ImportGoal = Exclude<Completeness, 'league'>

/** The NFL's playoffs included; leagues end earlier. */
const lastWeek = 22
/** Teams have the numbers 1 to 99. */
export const mostTeams = 99
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
const leagueId = z.string().check(z.regex(/^[1-9]\d{0,19}$/))
/** True, or absent where it does not hold. */
const flag = z.optional(z.literal(true))
const listOf = <T extends z.ZodMiniType>(entry: T, most: number) => z.array(entry).check(z.maxLength(most))
const weeks = listOf(week, lastWeek)
const slot = z.union([z.enum(lineupSlots), z.templateLiteral(['Slot ', z.int()])])

const draftType = z.enum(['snake', 'auction', 'linear', 'other'])

const settings = z.object({
  /** Matchup periods of the regular season; 1..R. */
  regularSeasonMatchups: weekOrNone,
  /** The weeks of each matchup period, ascending: a two-week playoff round has two. */
  matchupPeriods: listOf(z.object({ matchupPeriod: week, weeks }), lastWeek),
  playoffTeamCount: count,
  /** True: the league plays no playoffs, so the table decides; absent if it plays them, and if unknown. */
  hasNoPlayoffs: flag,
  /** Starting slots, bench and IR with their counts, in display order, without slots of count 0. */
  lineupSlots: listOf(z.object({ slot, count: z.int().check(z.gte(0), z.lte(99)) }), 99),
  draftType,
  /** Points of every reception; null if unknown, or if it depends on its length, its first down or who catches (beyond tight ends). */
  pointsPerReception: amountOrNull,
  /** How a week is decided. */
  scoringFormat: z.enum(seasonFormats),
  /** True: every team has a second result each week of the regular season, against the median of that week's scores. */
  hasMedianGame: z.boolean(),
  /** First tiebreaker for seeds; null if unknown. */
  seedingRule: z.nullable(z.enum(['points-for', 'head-to-head', 'division-record', 'points-against', 'other'])),
  /** First tiebreaker for division winners; absent if it equals `seedingRule`. */
  divisionRule: z.optional(z.literal('division-record')),
  /** Whether the best remaining seed plays the worst in every playoff round; null if unknown. */
  playoffReseed: z.nullable(z.boolean()),
  /** True: who wins a tied playoff game is not known; absent where the higher seed does, as on ESPN and Sleeper. */
  hasUnknownTieRule: flag,
  /** Points that the home team gets; null if none. */
  homeBonus: z.nullable(z.object({ regularSeason: amount, playoffs: amount })),
  /** Whether teams outside the playoffs play for their ranks; null if unknown. */
  hasConsolationLadder: z.nullable(z.boolean()),
  /**
   * Format of the consolation bracket, on hosts that draw one (Sleeper) or play by one (Yahoo); absent on others. 'toilet-bowl': losers advance,
   * towards last place.
   */
  losersBracket: z.optional(z.enum(['consolation', 'toilet-bowl'])),
  /** In the host's order; empty in a league of one division. Names may repeat. */
  divisions: listOf(z.object({ id: z.int(), name: text }), mostTeams),
  /** How free agents are claimed; null if unknown. */
  acquisition: z.nullable(
    z.object({ usesBudget: z.boolean(), budgetDollars: amountOrNull, minimumBidDollars: amountOrNull }),
  ),
  /** Trade deadline, ISO 8601; null if none. */
  tradeDeadline: textOrNull,
  /** Earlier seasons of the league that the host lists, ascending; empty where it lists only the previous one. */
  previousSeasons: listOf(year, 99),
  /** Whether rosters carry over between seasons; absent if unknown. */
  leagueType: z.optional(z.enum(['redraft', 'keeper', 'dynasty'])),
  /** Rounds of the drafts of later seasons in a league whose rosters carry over; absent in others, and if unknown. */
  futureDraftRounds: z.optional(count),
  /** Whether teams may trade picks now; absent if unknown. */
  tradesPicks: z.optional(z.boolean()),
  /** True: best ball, the optimal lineup counts automatically; absent in other leagues. */
  isBestBall: flag,
  /** True: the host shows this season to the league's members only; absent where it does not say so. ESPN's `isPublic`. */
  isPrivate: flag,
})
export interface LeagueSettings extends z.infer<typeof settings> {}

const phase = z.enum(['pre-draft', 'pre-season', 'in-season', 'complete'])
export type SeasonPhase = z.infer<typeof phase>

/** How far the season is, in the host's own count. */
const status = z.object({
  /**
   * The host's word, null if it has none that says more than its weeks: ESPN has none, Sleeper one before the draft (`pre_draft`,
   * `drafting`) and after the season (`complete`).
   */
  phase: z.nullable(phase),
  /** Whether the host says that the draft is over; null if it says nothing. */
  isDrafted: z.nullable(z.boolean()),
  /** True: the host has closed the season for good, played or not (ESPN's `isExpired`); absent otherwise. */
  isExpired: flag,
  /** The week that the host is in (ESPN's `latestScoringPeriod`, Sleeper's `leg`): 0 before the season, beyond `finalWeek` after it. */
  currentWeek: weekOrNone,
  /** Weeks whose scores the host has closed, ascending: before ESPN's `latestScoringPeriod`, up to Sleeper's `last_scored_leg`. */
  scoredWeeks: weeks,
  /** Matchup periods that the host has closed, ascending: before ESPN's `currentMatchupPeriod`. Empty on hosts that count weeks only. */
  closedPeriods: weeks,
  /** The first week of the league, 1 in most. */
  firstWeek: week,
  /** The last week of the league's season, playoffs included. */
  finalWeek: weekOrNone,
  regularSeasonFinalWeek: weekOrNone,
})
export interface HostStatus extends z.infer<typeof status> {}

/** A team's regular season in the host's own figures. */
const recordByHost = z.object({
  wins: count,
  losses: count,
  ties: count,
  pointsFor: amount,
  pointsAgainst: amount,
  /** True: the points miss corrections of later weeks (Sleeper), so that only the results can be compared with games; absent otherwise. */
  missesCorrections: flag,
})
export interface HostRecord extends z.infer<typeof recordByHost> {}

const hostOdds = z.object({
  /** 0 to 1. */
  playoffs: amount,
})
export interface HostOdds extends z.infer<typeof hostOdds> {}

/** A team as its host describes it. */
export const hostTeam = z.object({
  /** The host's team id, 1..99 with gaps; unique within the league only. */
  id: teamId,
  name: text,
  abbreviation: text,
  ownerNames: listOf(text, 99),
  /** Null in leagues without divisions. */
  divisionName: textOrNull,
  /** Id in `LeagueSettings.divisions`; null in a league of one division, and for a team in none that the league lists. */
  divisionId: z.nullable(z.int()),
  /**
   * Keys of the team's managers, primary owner first, then in the host's order. A key is the same in all seasons of this league (on ESPN in
   * no other league) and does not reveal the host's id.
   */
  ownerKeys: listOf(text, 99),
  /** Those of `ownerKeys` without a name on the host; the others are parallel to `ownerNames`. Absent if all have a name. */
  namelessOwnerKeys: z.optional(listOf(text, 99)),
  /** URL of the team's picture as the manager entered it, untrusted. Null without one. */
  logoUrl: textOrNull,
  /** Digest of the stored picture, see `LogoStore`; absent if none is stored. */
  logo: z.optional(text),
  /** The host's regular-season rank, 1 is best; null if it states none. ESPN's `playoffSeed`, Sleeper's `rank` of a roster. */
  playoffSeed: amountOrNull,
  /** The host's final rank; null if it states none. ESPN's `rankCalculatedFinal`. */
  finalRank: amountOrNull,
  /** The final rank that the commissioner set by hand; absent if he set none. ESPN's `rankFinal`. */
  rankByCommissioner: z.optional(amount),
  /** The matchup period in which the host marks the team as eliminated; absent without a mark. */
  eliminatedInPeriod: z.optional(week),
  /** The host's regular-season record; null if it states none. */
  recordByHost: z.nullable(recordByHost),
  /** FAAB dollars spent on players as the host counts them, without traded dollars; null in leagues without FAAB. */
  budgetSpentDollars: amountOrNull,
  /** The host's own forecast, in season only. */
  hostOdds: z.nullable(hostOdds),
})
export interface HostTeam extends z.infer<typeof hostTeam> {}

const side = z.object({
  teamId,
  /** Starters, commissioner's adjustment and home bonus, over all weeks of the matchup. Null before kickoff. */
  points: amountOrNull,
  /** Commissioner's adjustment, included in `points`. */
  adjustment: amount,
  /** Home bonus, included in `points`; 0 without one. */
  homeBonus: amount,
  /** Starters' points by week, without adjustment and home bonus. */
  pointsByWeek: listOf(z.object({ week, points: amount }), lastWeek),
  /** The host's own projection of the final points in a running period; absent otherwise. ESPN's `totalProjectedPointsLive`. */
  hostProjection: z.optional(amount),
  /** The host's own chance to win in a running period, 0 to 1; absent otherwise. ESPN's `winProbability`. */
  hostChance: z.optional(amount),
})
export interface MatchupSide extends z.infer<typeof side> {}

const bracketKinds = ['winners-bracket', 'winners-consolation', 'losers-consolation'] as const
const matchupKind = z.enum(['regular', ...bracketKinds])
export type MatchupKind = z.infer<typeof matchupKind>

const matchup = z.object({
  /** The host's id within the season. */
  id: z.int(),
  matchupPeriod: week,
  /** Its weeks, ascending. */
  weeks,
  /**
   * The host's mark (ESPN's `playoffTierType`, a file's kind); null if the host marks nothing. 'playoffs': a game of teams that are in the
   * playoffs, for the title or for a place, which the host does not tell apart (Yahoo).
   */
  kind: z.nullable(z.enum([...matchupKind.options, 'playoffs'])),
  home: side,
  /** Null: a bye, which is not a game and counts nowhere. */
  away: z.nullable(side),
  /** The host's result; 'open' if it says that there is none yet. Null if it names no results at all, as Sleeper. */
  winner: z.nullable(z.enum(['home', 'away', 'tie', 'open'])),
})
export interface HostMatchup extends z.infer<typeof matchup> {}

const drawnSlot = z.object({
  /** Null until the earlier game is final. */
  teamId: teamIdOrNull,
  /** The game of an earlier round; null in a team's first game and if unknown. */
  from: z.nullable(z.object({ game: z.int(), outcome: z.enum(['winner', 'loser']) })),
  /** True: the commissioner put the team there in place of the one that the bracket had; absent otherwise. */
  isReplaced: flag,
})
export interface DrawnSlot extends z.infer<typeof drawnSlot> {}

/** A playoff game in the host's bracket. */
const drawnGame = z.object({
  /** Unique within the season. */
  id: z.int(),
  /** From 1. */
  round: week,
  kind: z.enum(bracketKinds),
  first: drawnSlot,
  second: drawnSlot,
  /** Null while undecided; in a `HostSeason` also if the host names no winner. */
  winner: z.nullable(z.enum(['first', 'second'])),
  /** The final ranks that it decides; no other game decides them. Null: both teams play on, or the ranks are unknown. */
  places: z.nullable(z.object({ winner: count, loser: count })),
})
export interface DrawnGame extends z.infer<typeof drawnGame> {}

/** A round in which all remaining teams compete and the lowest is eliminated. */
const eliminationRound = z.object({
  matchupPeriod: week,
  /** Ascending. */
  weeks,
  /** The teams with a row in it, ascending by id, the eliminated among them where the host still lists them. */
  sides: listOf(side, mostTeams),
})
export interface HostRound extends z.infer<typeof eliminationRound> {}

const playerWeek = z.object({
  week,
  /** Null: he did not play (bye, inactive, or the game is still to come). 0: a played game without points. */
  points: amountOrNull,
  projectedPoints: amountOrNull,
  /** His NFL team in this week's game, also if inactive; null without a game. */
  nflTeam: textOrNull,
})
export interface PlayerWeek extends z.infer<typeof playerWeek> {}

export const hostPlayer = z.object({
  /** From 1; part of his public id. Later imports and rebuilds keep it, see `PlayerNumbers`. */
  number,
  /** The host's player id as a number, negative for a D/ST. ESPN's own; for Sleeper see `toPlayerNumber`. */
  hostPlayerId: z.int(),
  /** His ids at other hosts, where the host lists them: Sleeper does for most players. */
  idsElsewhere: z.optional(z.object({ espn: z.optional(z.int()), yahoo: z.optional(z.int()) })),
  name: text,
  position: z.enum(positions),
  /** NFL team at import (abbreviation), null for a free agent. `weeks` has the team of each week. */
  nflTeam: textOrNull,
  /** The host's status at import, e.g. ACTIVE, QUESTIONABLE, OUT, INJURY_RESERVE; null where unknown. */
  injuryStatus: textOrNull,
  /** Eligible starting slots, never BENCH or IR. */
  eligibleSlots: listOf(slot, 99),
  /** Weeks with data, ascending. */
  weeks: listOf(playerWeek, lastWeek),
  /**
   * 'season': `weeks` covers the whole season, rostered or not. 'rostered-weeks': it covers only weeks on a roster, so his total is a lower
   * bound.
   */
  coverage: z.enum(['season', 'rostered-weeks']),
  /** Season points in this league's scoring where the source has them without weekly rows, else null. */
  seasonPoints: amountOrNull,
})
export interface Player extends z.infer<typeof hostPlayer> {}

/** Players' numbers by the host's player id. A number is never reassigned. */
export type PlayerNumbers = ReadonlyMap<number, number>

const lineupEntry = z.object({
  /** `Player.number`. */
  player: number,
  slot,
})
export interface LineupEntry extends z.infer<typeof lineupEntry> {}

const lineup = z.object({
  week,
  teamId,
  entries: listOf(lineupEntry, 200),
  /** True: bench points are unknown; absent otherwise. */
  isBenchUnknown: z.optional(z.boolean()),
})
export interface Lineup extends z.infer<typeof lineup> {}

const draftPick = z.object({
  /** Its place in its draft. */
  overallPick: number,
  /** Null in an auction, where it would only be an order of nomination. */
  round: z.nullable(number),
  pickInRound: z.nullable(number),
  teamId,
  /** Its place in the order of the first round, from 1; absent if the host does not say. */
  slot: z.optional(number),
  /** The team that had the pick at first; absent if the host does not say. */
  originalTeamId: z.optional(teamId),
  /** `Player.number`. */
  player: number,
  isKeeper: z.boolean(),
  /** Auction price, null outside auctions. */
  bidDollars: amountOrNull,
})
export interface DraftPick extends z.infer<typeof draftPick> {}

const draft = z.object({
  /** Who may be picked. */
  players: z.enum(['all', 'rookies', 'veterans']),
  type: draftType,
  /** The host's word. */
  state: z.enum(['to-come', 'running', 'complete']),
  /** True: the commissioner or the night has paused it (Sleeper); absent otherwise, and where the host does not say. */
  isPaused: flag,
  /** When it was or will be held, ISO 8601. */
  date: textOrNull,
  /** Time of the last pick, ISO 8601; absent if the host does not say. */
  endedAt: z.optional(text),
  /** Rounds that it is to have; absent if the host does not say. */
  rounds: z.optional(count),
  /** The round of a snake draft that repeats the direction of the round before it: 3 with third-round reversal; absent in others. */
  reversalRound: z.optional(count),
  /** Team ids by slot, i.e. in the order of the first round; null for a slot whose team the host does not say. Empty if unknown. */
  order: listOf(teamIdOrNull, mostTeams),
  /** Completed picks by overall pick, keepers that were entered before the draft among them. */
  picks: listOf(draftPick, maxNumber),
  /** Picks to come with the team that has each, where the host lists them (ESPN); absent elsewhere. */
  pending: z.optional(listOf(z.object({ overallPick: number, round: number, pickInRound: number, teamId }), maxNumber)),
})
/** One draft of a season. A season may have several: of everybody at the start, of veterans, of rookies. */
export interface HostDraft extends z.infer<typeof draft> {}

const roster = z.object({
  teamId,
  /** `Player.number`. */
  players: listOf(number, 200),
})
/** The players of a team now. */
export interface Roster extends z.infer<typeof roster> {}

const nflGame = z.object({
  week,
  opponent: text,
  isHome: z.boolean(),
  /** ISO 8601; absent if the source has none. */
  kickoff: z.optional(z.iso.datetime()),
})
export interface NflGame extends z.infer<typeof nflGame> {}

/** NFL team abbreviation → its weeks. A week without a game is a bye. */
const nflSchedule = z.record(z.string().check(z.maxLength(20)), listOf(nflGame, 2 * lastWeek))
export type NflSchedule = z.infer<typeof nflSchedule>

const tradedPick = z.object({
  /** Null with its round: ESPN names a pick by `overallPick` alone. */
  season: z.nullable(year),
  round: z.nullable(number),
  /** Its place in the draft; null where the draft position of the original owner decides it later. */
  overallPick: z.nullable(number),
  /** Original owner of the pick; null if unknown. */
  originalTeamId: teamIdOrNull,
  /** The teams that traded it; null if unknown. */
  fromTeamId: teamIdOrNull,
  toTeamId: teamIdOrNull,
})
export interface TradedDraftPick extends z.infer<typeof tradedPick> {}

const transaction = z.object({
  id: text,
  week: weekOrNone,
  /** Time of the request, ISO 8601. */
  proposedAt: textOrNull,
  /** Time of execution or refusal, ISO 8601; null if immediate. */
  processedAt: textOrNull,
  kind: z.enum(['add', 'drop', 'waiver', 'trade', 'draft', 'other']),
  status: z.enum(['executed', 'failed', 'pending', 'unknown']),
  /**
   * Reason of a failure; null if it succeeded. 'outbid': another team got the player. 'already-dropped': the player to drop was already
   * gone. 'over-budget': the bid exceeded the team's budget.
   */
  failureReason: z.nullable(
    z.enum(['outbid', 'already-dropped', 'roster-limit', 'over-budget', 'canceled', 'vetoed', 'other']),
  ),
  /** True: a trade whose players the host does not list; they are inferred from lineups before and after. */
  isRebuilt: z.boolean(),
  /** Team that acted; null for the league office. */
  teamId: teamIdOrNull,
  bidDollars: amountOrNull,
  items: listOf(
    z.object({
      player: number,
      action: z.enum(['add', 'drop', 'trade', 'other']),
      fromTeamId: teamIdOrNull,
      toTeamId: teamIdOrNull,
    }),
    200,
  ),
  /** True: the commissioner made it for one or several teams; absent otherwise. */
  isByCommissioner: flag,
  /** Traded draft picks; absent if none. */
  draftPicks: z.optional(listOf(tradedPick, 200)),
  /** Traded FAAB dollars; absent if none. */
  budgetDollars: z.optional(
    listOf(z.object({ dollars: amount, fromTeamId: teamIdOrNull, toTeamId: teamIdOrNull }), 200),
  ),
})
export interface Transaction extends z.infer<typeof transaction> {}

/** Who has a pick that was traded. */
const ownedPick = z.object({
  /** The season of the draft. */
  season: year,
  round: number,
  originalTeamId: teamId,
  ownerTeamId: teamId,
})
export interface OwnedPick extends z.infer<typeof ownedPick> {}

const warning = z.object({
  /** A gap or oddity and its consequence for the screens; one sentence for readers. */
  message: text,
  /** Location: a file or view, and the week if any. */
  source: text,
  week: z.nullable(week),
  /** Detail for the person who imports, such as the path of a field; null if the message is complete. */
  detail: textOrNull,
})
export interface ImportWarning extends z.infer<typeof warning> {}

const fields = z.object({
  /** The league's host. */
  host: z.enum(hostNames),
  /** The host's id of the league, in decimal digits; on some hosts of this season only. */
  leagueId,
  /** The league's number in public ids, see `identity.ts`. */
  leagueNumber: z.int().check(z.gte(0)),
  /** The host's id of the previous season, on hosts with an id per season; null for a first season. */
  previousLeagueId: z.optional(z.nullable(leagueId)),
  /** The host's id of the next season, on hosts that name it; absent for none, and while it is not known. Yahoo's `renewed`. */
  nextLeagueId: z.optional(leagueId),
  /** The year the season started, e.g. 2024. */
  season: year,
  name: text,
  settings,
  status,
  teams: listOf(hostTeam, mostTeams),
  /** Games of two teams, and byes that the host lists; empty in a league without opponents. */
  matchups: listOf(matchup, mostGames),
  /**
   * The host's playoff bracket, by round; absent on hosts that only list matchups by week (ESPN). Sleeper draws one from the current
   * standings before the regular season ends, too.
   */
  playoffDraw: z.optional(listOf(drawnGame, 500)),
  /** Rounds of an elimination ("guillotine") league, which has no matchups; empty in other leagues. */
  eliminationRounds: listOf(eliminationRound, mostTeams),
  /** Every player who was drafted, rostered or moved, by `number`, possibly with gaps. */
  players: listOf(hostPlayer, maxNumber),
  /** One entry per team and week with a known lineup. Without an entry a team has no known roster in that week. */
  lineups: listOf(lineup, mostGames),
  /** The season's drafts as the host lists them; empty where it lists none. */
  drafts: listOf(draft, 10),
  /** Who is on which team now, where the host says it apart from lineups; absent if it does not. */
  rosters: z.optional(listOf(roster, mostTeams)),
  /** The NFL's schedule by team abbreviation and week; null if the source had none. */
  nflSchedule: z.nullable(nflSchedule),
  transactions: listOf(transaction, mostMoves),
  /** Picks that are not with their original team, in drafts to come and held ones; absent on hosts that list none. Sleeper's `traded_picks`. */
  tradedPicks: z.optional(listOf(ownedPick, 2000)),
  /** False: the source counts moves but does not list them; `transactions` then has draft moves only. */
  areMovesKnown: z.boolean(),
  /** When the newest response was saved, ISO 8601; the store adds it. Null or absent if unknown. */
  asOf: z.optional(z.nullable(z.iso.datetime())),
  /** Missing data and its consequences, in plain words. */
  warnings: listOf(warning, 1000),
})
export interface HostSeason extends z.infer<typeof fields> {}

export const hostSeason = fields.check(z.refine(isLeagueId))
