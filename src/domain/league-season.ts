/**
 * One league season: everything the analytics know, in the game's own words. Nothing here is a host's: ids that a
 * host uses as foreign keys are kept only where a person would recognise them (league id, season, team id).
 *
 * Conventions: `week` is an NFL week, from 1. Points are league points with two decimals.
 * `null` means "not known or not there", never zero.
 */
import type { HostName } from './identity.ts'
import type { LineupSlot, Position } from './vocabulary.ts'

/** Raised when a season's document holds something new: older ones are then made again from the saved responses. */
export const seasonFormat = 4

/**
 * How much of a season has been read. 'league': teams, standings, settings. 'scores': also every game as the whole season
 * has it. 'whole': lineups, players and moves, too.
 */
export type Completeness = 'league' | 'scores' | 'whole'

/** How far an import goes: an earlier season is read as far as its scores at first, which few requests tell. */
export type ImportGoal = Exclude<Completeness, 'league'>

export interface LeagueSeason {
  /** Where the league is played. */
  host: HostName
  /** The host's own id of the league, in decimal digits; on some hosts of this season only. */
  leagueId: string
  /** The league's number in public ids, see `identity.ts`. */
  leagueNumber: number
  /** The host's id of the season before, on hosts where each season has its own; null for a first season. */
  previousLeagueId?: string | null
  /** The year the season started, e.g. 2024. */
  season: number
  name: string
  settings: LeagueSettings
  status: SeasonStatus
  teams: Team[]
  /** Games of two teams, and byes; empty in a league without opponents. */
  matchups: Matchup[]
  /**
   * The games of the playoffs as the host draws them, by round; left out before the end of the regular season, and on hosts that
   * tell nothing but who meets whom in a week.
   */
  playoffDraw?: DrawnGame[]
  /** Rounds of an elimination ("guillotine") league, which has no matchups; empty in every other league. */
  eliminationRounds: EliminationRound[]
  /** Every player who was drafted, rostered or moved, by `number`; numbers may have gaps. */
  players: Player[]
  /** One entry per team and week with a known lineup. A team without an entry in a week has no roster there. */
  lineups: Lineup[]
  draft: Draft
  /** The NFL's schedule by team abbreviation and week, or null where the source had none. */
  nflSchedule: NflSchedule | null
  transactions: Transaction[]
  /** False: the source shows no moves, although there were some; `transactions` then tells nothing but drafted players. */
  areMovesKnown: boolean
  /** What the source lacked, in plain words, and what cannot be known because of it. */
  warnings: ImportWarning[]
}

export interface LeagueSettings {
  /** Matchup periods of the regular season; 1..R. */
  regularSeasonMatchups: number
  /** Which weeks each matchup period covers, in ascending order: a two-week playoff round has two. */
  matchupPeriods: { matchupPeriod: number; weeks: number[] }[]
  playoffTeamCount: number
  /** Starting slots, bench and IR with their counts, in display order; slots with count 0 are left out. */
  lineupSlots: { slot: LineupSlot; count: number }[]
  draftType: 'snake' | 'auction' | 'linear' | 'other'
  /** Points per reception, null where the league's scoring does not tell. */
  pointsPerReception: number | null
  /**
   * How a week is decided. 'total-points': no opponents, points add up. 'elimination': no opponents, the lowest team of
   * a round is out. 'other': a way that is not modelled here, such as categories.
   */
  scoringFormat: 'head-to-head' | 'total-points' | 'elimination' | 'other'
  /** True: every team has a second result each week of the regular season, against the median of that week's scores. */
  hasMedianGame: boolean
  /** What tells teams of equal win percentage apart first when they are seeded; null where the source does not say. */
  seedingRule: 'points-for' | 'head-to-head' | 'division-record' | 'points-against' | 'other' | null
  /**
   * What tells the teams of equal win percentage within a division apart when its winner is sought; left out where that is
   * `seedingRule`.
   */
  divisionRule?: 'division-record'
  /** Whether the best remaining seed meets the worst in every playoff round; null where the source does not say. */
  playoffReseed: boolean | null
  /** Points that the home team is given for being at home; null where there are none. */
  homeBonus: { regularSeason: number; playoffs: number } | null
  /** Whether teams that are out of the playoffs play on for their places; null where the source does not say. */
  hasConsolationLadder: boolean | null
  /**
   * How everybody beside the winners' bracket plays on, on hosts that draw a bracket for them; left out on others. 'toilet-bowl': the
   * team that loses goes on, towards the last place.
   */
  losersBracket?: 'consolation' | 'toilet-bowl'
  /** In the host's order; empty in a league of one division. Two may have the same name. */
  divisions: { id: number; name: string }[]
  /** How free agents are claimed; null where the source does not say. */
  acquisition: { usesBudget: boolean; budgetDollars: number | null; minimumBidDollars: number | null } | null
  /** Last moment for trades, ISO 8601; null where there is none. */
  tradeDeadline: string | null
  /** Earlier seasons of the league that the host names, ascending; empty where it names only the one before. */
  previousSeasons: number[]
  /** How long players stay with a team; left out where the host does not say. */
  leagueType?: 'redraft' | 'keeper' | 'dynasty'
  /** True: the best lineup of a week counts by itself, nobody sets one; left out in other leagues. */
  isBestBall?: true
}

export interface SeasonStatus {
  phase: 'pre-draft' | 'pre-season' | 'in-season' | 'complete'
  /** The week that is being played; the final week once the season is over; 0 before it. */
  currentWeek: number
  /** Weeks whose matchups are decided, ascending. A running week is not among them. */
  completedWeeks: number[]
  /** The last week of the league's season, playoffs included. */
  finalWeek: number
  /** Last week of the regular season. */
  regularSeasonFinalWeek: number
}

export interface Team {
  /** The host's team id, 1..99 and with gaps; unique within the league only. */
  id: number
  name: string
  abbreviation: string
  ownerNames: string[]
  /** Divisions exist in some leagues. */
  divisionName: string | null
  /** `LeagueSettings.divisions`; null in a league of one division. */
  divisionId: number | null
  /**
   * Who owns the team, primary owner first, in the order of the host's list otherwise. A key is the same in all seasons of
   * this league (at ESPN in no other league) and does not tell the host's id of the person.
   */
  ownerKeys: string[]
  /** Those of `ownerKeys` whom the host does not name: the others are parallel to `ownerNames`. Left out where all have a name. */
  namelessOwnerKeys?: string[]
  /** Address of the team's picture as its manager gave it: anything may be behind it. Null without one. */
  logoUrl: string | null
  /** Digest of the picture that is kept of it, see `LogoStore`; left out where none is. */
  logo?: string
  /** The league's own regular-season order, 1 is best; null before the host gives one. */
  playoffSeed: number | null
  /** The host's final rank once the season is over, else null. */
  finalRank: number | null
  /** The host's own regular-season record, kept to check ours against. */
  recordByHost: { wins: number; losses: number; ties: number; pointsFor: number; pointsAgainst: number } | null
  /** Spent of the acquisition budget, in dollars, as the host counts it; null in leagues without one. */
  budgetSpentDollars: number | null
  /** The host's own forecast, in season only. */
  hostOdds: HostOdds | null
}

export interface HostOdds {
  /** 0 to 1. */
  playoffs: number
}

export type MatchupKind = 'regular' | 'winners-bracket' | 'winners-consolation' | 'losers-consolation'

export interface Matchup {
  /** The host's id within the season. */
  id: number
  matchupPeriod: number
  /** Weeks it is played over, ascending. */
  weeks: number[]
  kind: MatchupKind
  status: 'scheduled' | 'in-progress' | 'final'
  home: MatchupSide
  /** Null: a bye. Not a game; counts nowhere. */
  away: MatchupSide | null
  /** Set when final. */
  winner: 'home' | 'away' | 'tie' | null
}

/** A game of the playoffs in the host's own drawing, which goes before whatever the rules would make of it. */
export interface DrawnGame {
  /** Unique within the season. */
  id: number
  /** From 1. */
  round: number
  kind: Exclude<MatchupKind, 'regular'>
  first: DrawnSlot
  second: DrawnSlot
  /** Null while undecided. */
  winner: 'first' | 'second' | null
  /** The final places it decides; no other game decides one of them. Null: both play on, or nobody says for which place they played. */
  places: { winner: number; loser: number } | null
}

export interface DrawnSlot {
  /** Null while the earlier game is undecided. */
  teamId: number | null
  /** The earlier game, which is of an earlier round; null in a team's first game, and where the host does not say. */
  from: { game: number; outcome: 'winner' | 'loser' } | null
}

/** A round in which all remaining teams play against each other, and the lowest is out. */
export interface EliminationRound {
  matchupPeriod: number
  /** Ascending. */
  weeks: number[]
  status: 'scheduled' | 'in-progress' | 'final'
  /** The teams still in, in ascending order of id. */
  sides: MatchupSide[]
  /** Who was out after it; empty while it is not final. */
  eliminatedTeamIds: number[]
}

export interface MatchupSide {
  teamId: number
  /** Starters, commissioner's adjustment and home bonus, over all weeks of the matchup. Null before kick-off. */
  points: number | null
  /** Commissioner's adjustment, part of `points`. */
  adjustment: number
  /** For being at home, part of `points`; 0 without one. */
  homeBonus: number
  /** Starters' points by week, without adjustment and home bonus. */
  pointsByWeek: { week: number; points: number }[]
}

export interface Lineup {
  week: number
  teamId: number
  entries: LineupEntry[]
  /** True: what the bench scored is not known; left out where it is. */
  isBenchUnknown?: boolean
}

export interface LineupEntry {
  /** `Player.number`. */
  player: number
  slot: LineupSlot
}

export interface Player {
  /** From 1; part of his public id. Stays his in every later import and rebuild, see `PlayerNumbers`. */
  number: number
  /** The host's player id as a number, negative for a D/ST: ESPN's own; how it is made of Sleeper's, `toPlayerNumber` says. */
  hostPlayerId: number
  name: string
  position: Position
  /** NFL team at import (abbreviation), null for a free agent. The week's own team is in `weeks`. */
  nflTeam: string | null
  /** The host's status at import, e.g. ACTIVE, QUESTIONABLE, OUT, INJURY_RESERVE; null where unknown. */
  injuryStatus: string | null
  /** Starting slots he may fill; never BENCH or IR. */
  eligibleSlots: LineupSlot[]
  /** Weeks about which something is known, ascending. */
  weeks: PlayerWeek[]
  /**
   * 'season': `weeks` covers the whole season, rostered or not. 'rostered-weeks': only weeks in which somebody
   * rostered him are known, so his total is a lower bound.
   */
  coverage: 'season' | 'rostered-weeks'
  /** Season points in this league's scoring where the source gives them without weekly rows, else null. */
  seasonPoints: number | null
}

/** Numbers of a season's players by the host's player id. Once given, a number is nobody else's. */
export type PlayerNumbers = ReadonlyMap<number, number>

export interface PlayerWeek {
  week: number
  /** Null: he did not play (bye, inactive, or the game is still to come). A played game with nothing scored is 0. */
  points: number | null
  projectedPoints: number | null
  /** NFL team he belonged to in this week's game, also where he was inactive; null where there was no game. */
  nflTeam: string | null
}

export interface Draft {
  /** True once the draft is over. */
  complete: boolean
  /** When it was held, or is to be; ISO 8601. */
  date: string | null
  /** Team ids in the order of the first round, as the league has set it; empty where it is not known. */
  order: number[]
  /** Made picks only, by overall pick. Empty before the draft. */
  picks: DraftPick[]
}

export interface DraftPick {
  overallPick: number
  round: number
  pickInRound: number
  teamId: number
  /** `Player.number`. */
  player: number
  isKeeper: boolean
  /** Auction price, null outside auctions. */
  bidDollars: number | null
}

/** NFL team abbreviation → its weeks. A week without a game is a bye. */
export type NflSchedule = Record<string, { week: number; opponent: string; isHome: boolean }[]>

export interface Transaction {
  id: string
  week: number
  /** When it was asked for, ISO 8601. */
  proposedAt: string | null
  /** When it was carried out or refused, ISO 8601; null where it happened at once. */
  processedAt: string | null
  kind: 'add' | 'drop' | 'waiver' | 'trade' | 'draft' | 'other'
  status: 'executed' | 'failed' | 'pending' | 'unknown'
  /**
   * Why it failed; null where it did not. 'outbid': another team got the player. 'already-dropped': the player to make
   * room was gone. 'over-budget': the team had less than it bid.
   */
  failureReason: 'outbid' | 'already-dropped' | 'roster-limit' | 'over-budget' | 'canceled' | 'vetoed' | 'other' | null
  /** True: a trade whose players the host does not tell; they are worked out from the lineups before and after. */
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
  /** True: the commissioner did it, for a team or with the players of several; left out otherwise. */
  isByCommissioner?: true
  /** Draft picks that changed teams in a trade; left out where there are none, and where the host does not trade them. */
  draftPicks?: TradedDraftPick[]
  /** Dollars of the acquisition budget that changed teams in a trade; left out where there are none. */
  budgetDollars?: { dollars: number; fromTeamId: number; toTeamId: number }[]
}

export interface TradedDraftPick {
  season: number
  round: number
  /** Whose pick it was at first: his place in the order says when it comes. */
  originalTeamId: number
  fromTeamId: number
  toTeamId: number
}

export interface ImportWarning {
  /** What was missing or odd, and what follows from it for what is shown; one sentence for the league's members. */
  message: string
  /** Where: a file or view, and the week if it has one. */
  source: string
  week: number | null
  /** For whoever imports the league, such as the path of a field; null where the message says it all. */
  detail: string | null
}
