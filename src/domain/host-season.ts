/**
 * One league season as its source reports it: evidence, in terms of the game, with nothing concluded. It is the stored document.
 * `judgeSeason` (src/verdict) turns it into a `Season`; everything that is decided about a season is decided there. It contains no foreign
 * keys of a host, only ids that readers see (league id, season, team id).
 *
 * Conventions: `week` is an NFL week, from 1. Points are league points with two decimals. `null` means unknown or absent, never zero.
 */
import type { HostName } from './identity.ts'
import type { SeasonFormat } from './season-format.ts'
import type { LineupSlot, Position } from './vocabulary.ts'

/** Increment when a season's document gains new data. Older documents are then rebuilt from the saved responses. */
export const seasonFormat = 8

/**
 * Sealed seasons cannot be rebuilt, as their file has no responses: those of this format and later are read as they are. Since then seasons
 * gained optional fields only.
 */
export const oldestSealedFormat = 7

/**
 * How much of a season has been read. 'league': teams, standings, settings. 'scores': also all games. 'whole': also lineups, players and
 * moves.
 */
export type Completeness = 'league' | 'scores' | 'whole'

/** How far an import reads. Earlier seasons are first read to 'scores', which takes few requests. */
export type ImportGoal = Exclude<Completeness, 'league'>

export interface HostSeason {
  /** The league's host. */
  host: HostName
  /** The host's id of the league, in decimal digits; on some hosts of this season only. */
  leagueId: string
  /** The league's number in public ids, see `identity.ts`. */
  leagueNumber: number
  /** The host's id of the previous season, on hosts with an id per season; null for a first season. */
  previousLeagueId?: string | null
  /** The year the season started, e.g. 2024. */
  season: number
  name: string
  settings: LeagueSettings
  status: HostStatus
  teams: HostTeam[]
  /** Games of two teams, and byes that the host lists; empty in a league without opponents. */
  matchups: HostMatchup[]
  /**
   * The host's playoff bracket, by round; absent on hosts that only list matchups by week (ESPN). Sleeper draws one from the current
   * standings before the regular season ends, too.
   */
  playoffDraw?: DrawnGame[]
  /** Rounds of an elimination ("guillotine") league, which has no matchups; empty in other leagues. */
  eliminationRounds: HostRound[]
  /** Every player who was drafted, rostered or moved, by `number`, possibly with gaps. */
  players: Player[]
  /** One entry per team and week with a known lineup. Without an entry a team has no known roster in that week. */
  lineups: Lineup[]
  draft: Draft
  /** The NFL's schedule by team abbreviation and week; null if the source had none. */
  nflSchedule: NflSchedule | null
  transactions: Transaction[]
  /** Picks that are not with their original team, in drafts to come and held ones; absent on hosts that list none. Sleeper's `traded_picks`. */
  tradedPicks?: OwnedPick[]
  /** False: the source counts moves but does not list them; `transactions` then has draft moves only. */
  areMovesKnown: boolean
  /** Missing data and its consequences, in plain words. */
  warnings: ImportWarning[]
  /** When the newest response was saved, ISO 8601; the store adds it. Null or absent if unknown. */
  asOf?: string | null
}

export interface LeagueSettings {
  /** Matchup periods of the regular season; 1..R. */
  regularSeasonMatchups: number
  /** The weeks of each matchup period, ascending: a two-week playoff round has two. */
  matchupPeriods: { matchupPeriod: number; weeks: number[] }[]
  playoffTeamCount: number
  /** True: the league plays no playoffs, so the table decides; absent if it plays them, and if unknown. */
  hasNoPlayoffs?: true
  /** Starting slots, bench and IR with their counts, in display order, without slots of count 0. */
  lineupSlots: { slot: LineupSlot; count: number }[]
  draftType: 'snake' | 'auction' | 'linear' | 'other'
  /** Points of every reception; null if unknown, or if it depends on its length, its first down or who catches (beyond tight ends). */
  pointsPerReception: number | null
  /** How a week is decided. */
  scoringFormat: SeasonFormat
  /** True: every team has a second result each week of the regular season, against the median of that week's scores. */
  hasMedianGame: boolean
  /** First tiebreaker for seeds; null if unknown. */
  seedingRule: 'points-for' | 'head-to-head' | 'division-record' | 'points-against' | 'other' | null
  /** First tiebreaker for division winners; absent if it equals `seedingRule`. */
  divisionRule?: 'division-record'
  /** Whether the best remaining seed plays the worst in every playoff round; null if unknown. */
  playoffReseed: boolean | null
  /** True: who wins a tied playoff game is not known; absent where the higher seed does, as on ESPN and Sleeper. */
  hasUnknownTieRule?: true
  /** Points that the home team gets; null if none. */
  homeBonus: { regularSeason: number; playoffs: number } | null
  /** Whether teams outside the playoffs play for their ranks; null if unknown. */
  hasConsolationLadder: boolean | null
  /** Format of the consolation bracket, on hosts that draw one; absent on others. 'toilet-bowl': losers advance, towards last place. */
  losersBracket?: 'consolation' | 'toilet-bowl'
  /** In the host's order; empty in a league of one division. Names may repeat. */
  divisions: { id: number; name: string }[]
  /** How free agents are claimed; null if unknown. */
  acquisition: { usesBudget: boolean; budgetDollars: number | null; minimumBidDollars: number | null } | null
  /** Trade deadline, ISO 8601; null if none. */
  tradeDeadline: string | null
  /** Earlier seasons of the league that the host lists, ascending; empty where it lists only the previous one. */
  previousSeasons: number[]
  /** Whether rosters carry over between seasons; absent if unknown. */
  leagueType?: 'redraft' | 'keeper' | 'dynasty'
  /** Rounds of the drafts of later seasons, whose picks teams trade; absent if there are none to trade, and if unknown. */
  futureDraftRounds?: number
  /** True: best ball, the optimal lineup counts automatically; absent in other leagues. */
  isBestBall?: true
  /** True: the host shows this season to the league's members only; absent where it does not say so. ESPN's `isPublic`. */
  isPrivate?: true
}

export type SeasonPhase = 'pre-draft' | 'pre-season' | 'in-season' | 'complete'

/** How far the season is, in the host's own count. */
export interface HostStatus {
  /**
   * The host's word, null if it has none that says more than its weeks: ESPN has none, Sleeper one before the draft (`pre_draft`,
   * `drafting`) and after the season (`complete`).
   */
  phase: SeasonPhase | null
  /** Whether the host says that the draft is over; null if it says nothing. */
  isDrafted: boolean | null
  /** True: the host has closed the season for good, played or not (ESPN's `isExpired`); absent otherwise. */
  isExpired?: true
  /** The week that the host is in (ESPN's `latestScoringPeriod`, Sleeper's `leg`): 0 before the season, beyond `finalWeek` after it. */
  currentWeek: number
  /** Weeks whose scores the host has closed, ascending: before ESPN's `latestScoringPeriod`, up to Sleeper's `last_scored_leg`. */
  scoredWeeks: number[]
  /** Matchup periods that the host has closed, ascending: before ESPN's `currentMatchupPeriod`. Empty on hosts that count weeks only. */
  closedPeriods: number[]
  /** The first week of the league, 1 in most. */
  firstWeek: number
  /** The last week of the league's season, playoffs included. */
  finalWeek: number
  regularSeasonFinalWeek: number
}

/** A team as its host describes it. */
export interface HostTeam {
  /** The host's team id, 1..99 with gaps; unique within the league only. */
  id: number
  name: string
  abbreviation: string
  ownerNames: string[]
  /** Null in leagues without divisions. */
  divisionName: string | null
  /** Id in `LeagueSettings.divisions`; null in a league of one division, and for a team in none that the league lists. */
  divisionId: number | null
  /**
   * Keys of the team's managers, primary owner first, then in the host's order. A key is the same in all seasons of this league (on ESPN in
   * no other league) and does not reveal the host's id.
   */
  ownerKeys: string[]
  /** Those of `ownerKeys` without a name on the host; the others are parallel to `ownerNames`. Absent if all have a name. */
  namelessOwnerKeys?: string[]
  /** URL of the team's picture as the manager entered it, untrusted. Null without one. */
  logoUrl: string | null
  /** Digest of the stored picture, see `LogoStore`; absent if none is stored. */
  logo?: string
  /** The host's regular-season rank, 1 is best; null if it states none. ESPN's `playoffSeed`, Sleeper's `rank` of a roster. */
  playoffSeed: number | null
  /** The host's final rank; null if it states none. ESPN's `rankCalculatedFinal`. */
  finalRank: number | null
  /** The final rank that the commissioner set by hand; absent if he set none. ESPN's `rankFinal`. */
  rankByCommissioner?: number
  /** The host's regular-season record; null if it states none. */
  recordByHost: HostRecord | null
  /** The matchup period in which the host marks the team as eliminated; absent without a mark. */
  eliminatedInPeriod?: number
  /** FAAB dollars spent on players as the host counts them, without traded dollars; null in leagues without FAAB. */
  budgetSpentDollars: number | null
  /** The host's own forecast, in season only. */
  hostOdds: HostOdds | null
}

/** A team's regular season in the host's own figures. */
export interface HostRecord {
  wins: number
  losses: number
  ties: number
  pointsFor: number
  pointsAgainst: number
  /** True: the points miss corrections of later weeks (Sleeper), so that only the results can be compared with games; absent otherwise. */
  missesCorrections?: true
}

export interface HostOdds {
  /** 0 to 1. */
  playoffs: number
}

export type MatchupKind = 'regular' | 'winners-bracket' | 'winners-consolation' | 'losers-consolation'

export interface HostMatchup {
  /** The host's id within the season. */
  id: number
  matchupPeriod: number
  /** Its weeks, ascending. */
  weeks: number[]
  /** The host's mark (ESPN's `playoffTierType`, a file's kind); null if the host marks nothing. */
  kind: MatchupKind | null
  home: MatchupSide
  /** Null: a bye, which is not a game and counts nowhere. */
  away: MatchupSide | null
  /** The host's result; 'open' if it says that there is none yet. Null if it names no results at all, as Sleeper. */
  winner: 'home' | 'away' | 'tie' | 'open' | null
}

/** A playoff game in the host's bracket. */
export interface DrawnGame {
  /** Unique within the season. */
  id: number
  /** From 1. */
  round: number
  kind: Exclude<MatchupKind, 'regular'>
  first: DrawnSlot
  second: DrawnSlot
  /** Null while undecided; in a `HostSeason` also if the host names no winner. */
  winner: 'first' | 'second' | null
  /** The final ranks that it decides; no other game decides them. Null: both teams play on, or the ranks are unknown. */
  places: { winner: number; loser: number } | null
}

export interface DrawnSlot {
  /** Null until the earlier game is final. */
  teamId: number | null
  /** The game of an earlier round; null in a team's first game and if unknown. */
  from: { game: number; outcome: 'winner' | 'loser' } | null
  /** True: the commissioner put the team there in place of the one that the bracket had; absent otherwise. */
  isReplaced?: true
}

/** A round in which all remaining teams compete and the lowest is eliminated. */
export interface HostRound {
  matchupPeriod: number
  /** Ascending. */
  weeks: number[]
  /** The teams with a row in it, ascending by id, the eliminated among them where the host still lists them. */
  sides: MatchupSide[]
}

export interface MatchupSide {
  teamId: number
  /** Starters, commissioner's adjustment and home bonus, over all weeks of the matchup. Null before kickoff. */
  points: number | null
  /** Commissioner's adjustment, included in `points`. */
  adjustment: number
  /** Home bonus, included in `points`; 0 without one. */
  homeBonus: number
  /** Starters' points by week, without adjustment and home bonus. */
  pointsByWeek: { week: number; points: number }[]
  /** The host's own projection of the final points in a running period; absent otherwise. ESPN's `totalProjectedPointsLive`. */
  hostProjection?: number
  /** The host's own chance to win in a running period, 0 to 1; absent otherwise. ESPN's `winProbability`. */
  hostChance?: number
}

export interface Lineup {
  week: number
  teamId: number
  entries: LineupEntry[]
  /** True: bench points are unknown; absent otherwise. */
  isBenchUnknown?: boolean
}

export interface LineupEntry {
  /** `Player.number`. */
  player: number
  slot: LineupSlot
}

export interface Player {
  /** From 1; part of his public id. Later imports and rebuilds keep it, see `PlayerNumbers`. */
  number: number
  /** The host's player id as a number, negative for a D/ST. ESPN's own; for Sleeper see `toPlayerNumber`. */
  hostPlayerId: number
  name: string
  position: Position
  /** NFL team at import (abbreviation), null for a free agent. `weeks` has the team of each week. */
  nflTeam: string | null
  /** The host's status at import, e.g. ACTIVE, QUESTIONABLE, OUT, INJURY_RESERVE; null where unknown. */
  injuryStatus: string | null
  /** Eligible starting slots, never BENCH or IR. */
  eligibleSlots: LineupSlot[]
  /** Weeks with data, ascending. */
  weeks: PlayerWeek[]
  /**
   * 'season': `weeks` covers the whole season, rostered or not. 'rostered-weeks': it covers only weeks on a roster, so his total is a lower
   * bound.
   */
  coverage: 'season' | 'rostered-weeks'
  /** Season points in this league's scoring where the source has them without weekly rows, else null. */
  seasonPoints: number | null
}

/** Players' numbers by the host's player id. A number is never reassigned. */
export type PlayerNumbers = ReadonlyMap<number, number>

export interface PlayerWeek {
  week: number
  /** Null: he did not play (bye, inactive, or the game is still to come). 0: a played game without points. */
  points: number | null
  projectedPoints: number | null
  /** His NFL team in this week's game, also if inactive; null without a game. */
  nflTeam: string | null
}

export interface Draft {
  /** True once the draft is over. */
  complete: boolean
  /** When the draft was or will be held, ISO 8601. */
  date: string | null
  /** Rounds that the draft is to have; absent if the host does not say. */
  rounds?: number
  /** Team ids in the order of the first round; empty if unknown. */
  order: number[]
  /** Completed picks by overall pick; empty before the draft. */
  picks: DraftPick[]
}

export interface DraftPick {
  overallPick: number
  /** Null in an auction, where it would only be an order of nomination. */
  round: number | null
  pickInRound: number | null
  teamId: number
  /** The team that had the pick at first; absent if it is `teamId`, or unknown. */
  originalTeamId?: number
  /** `Player.number`. */
  player: number
  isKeeper: boolean
  /** Auction price, null outside auctions. */
  bidDollars: number | null
}

/** NFL team abbreviation → its weeks. A week without a game is a bye. */
export type NflSchedule = Record<string, NflGame[]>

export interface NflGame {
  week: number
  opponent: string
  isHome: boolean
  /** ISO 8601; absent if the source has none. */
  kickoff?: string
}

export interface Transaction {
  id: string
  week: number
  /** Time of the request, ISO 8601. */
  proposedAt: string | null
  /** Time of execution or refusal, ISO 8601; null if immediate. */
  processedAt: string | null
  kind: 'add' | 'drop' | 'waiver' | 'trade' | 'draft' | 'other'
  status: 'executed' | 'failed' | 'pending' | 'unknown'
  /**
   * Reason of a failure; null if it succeeded. 'outbid': another team got the player. 'already-dropped': the player to drop was already
   * gone. 'over-budget': the bid exceeded the team's budget.
   */
  failureReason: 'outbid' | 'already-dropped' | 'roster-limit' | 'over-budget' | 'canceled' | 'vetoed' | 'other' | null
  /** True: a trade whose players the host does not list; they are inferred from lineups before and after. */
  isRebuilt: boolean
  /** Team that acted; null for the league office. */
  teamId: number | null
  bidDollars: number | null
  items: {
    player: number
    action: 'add' | 'drop' | 'trade' | 'other'
    fromTeamId: number | null
    toTeamId: number | null
  }[]
  /** True: the commissioner made it for one or several teams; absent otherwise. */
  isByCommissioner?: true
  /** Traded draft picks; absent if none. */
  draftPicks?: TradedDraftPick[]
  /** Traded FAAB dollars; absent if none. */
  budgetDollars?: { dollars: number; fromTeamId: number | null; toTeamId: number | null }[]
}

export interface TradedDraftPick {
  /** Null with its round: ESPN names a pick by `overallPick` alone. */
  season: number | null
  round: number | null
  /** Its place in the draft; null where the draft position of the original owner decides it later. */
  overallPick: number | null
  /** Original owner of the pick; null if unknown. */
  originalTeamId: number | null
  /** The teams that traded it; null if unknown. */
  fromTeamId: number | null
  toTeamId: number | null
}

/** Who has a pick that was traded. */
export interface OwnedPick {
  /** The season of the draft. */
  season: number
  round: number
  originalTeamId: number
  ownerTeamId: number
}

export interface ImportWarning {
  /** A gap or oddity and its consequence for the screens; one sentence for readers. */
  message: string
  /** Location: a file or view, and the week if any. */
  source: string
  week: number | null
  /** Detail for the person who imports, such as the path of a field; null if the message is complete. */
  detail: string | null
}
