/**
 * One league season: everything the analytics know, in the game's own words. Nothing here is ESPN's: ids that
 * ESPN uses as foreign keys are kept only where a person would recognise them (league id, season, team id).
 *
 * Conventions: `week` is an NFL week (ESPN's scoring period), from 1. Points are league points with two decimals.
 * `null` means "not known or not there", never zero.
 */
import type { LineupSlot, Position } from './vocabulary.ts'

export interface LeagueSeason {
  espnLeagueId: number
  /** The year the season started, e.g. 2024. */
  season: number
  name: string
  settings: LeagueSettings
  status: SeasonStatus
  teams: Team[]
  matchups: Matchup[]
  /** Every player who was drafted, rostered or moved; a player's `number` is his place in this list, from 1. */
  players: Player[]
  /** One entry per team and week with a known line-up. A team without an entry in a week has no roster there. */
  lineups: Lineup[]
  draft: Draft
  /** The NFL's schedule by team abbreviation and week, or null where the source had none. */
  nflSchedule: NflSchedule | null
  transactions: Transaction[]
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
  /** Auction budget in dollars, null outside auctions. */
  auctionBudget: number | null
  /** Points per reception, null where the league's scoring does not tell. */
  pointsPerReception: number | null
}

export interface SeasonStatus {
  phase: 'pre-draft' | 'pre-season' | 'in-season' | 'complete'
  /** The week ESPN is playing now; the final week once the season is over; 0 before it. */
  currentWeek: number
  /** Weeks whose matchups are decided, ascending. A running week is not among them. */
  completedWeeks: number[]
  /** The last week of the league's season, playoffs included. */
  finalWeek: number
  /** Last week of the regular season. */
  regularSeasonFinalWeek: number
}

export interface Team {
  /** ESPN's team id, 1..99 and with gaps; unique within the league only. */
  id: number
  name: string
  abbreviation: string
  ownerNames: string[]
  /** Divisions exist in some leagues. */
  divisionName: string | null
  /** The league's own regular-season order, 1 is best; null before ESPN gives one. */
  playoffSeed: number | null
  /** ESPN's final rank once the season is over, else null. */
  finalRank: number | null
  /** ESPN's own regular-season record, kept to check ours against. */
  recordByHost: { wins: number; losses: number; ties: number; pointsFor: number; pointsAgainst: number } | null
}

export type MatchupKind = 'regular' | 'winners-bracket' | 'winners-consolation' | 'losers-consolation'

export interface Matchup {
  /** ESPN's id within the season. */
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

export interface MatchupSide {
  teamId: number
  /** Starters plus the commissioner's adjustment, over all weeks of the matchup. Null before kick-off. */
  points: number | null
  /** Commissioner's adjustment, part of `points`. */
  adjustment: number
  /** Starters' points by week, without the adjustment. */
  pointsByWeek: { week: number; points: number }[]
}

export interface Lineup {
  week: number
  teamId: number
  entries: LineupEntry[]
}

export interface LineupEntry {
  /** `Player.number`. */
  player: number
  slot: LineupSlot
}

export interface Player {
  /** Place in `LeagueSeason.players`, from 1. Stable: a refresh only appends. */
  number: number
  /** ESPN's player id; negative for a D/ST. */
  espnPlayerId: number
  name: string
  position: Position
  /** NFL team at import (abbreviation), null for a free agent. The week's own team is in `weeks`. */
  nflTeam: string | null
  /** ESPN's status at import, e.g. ACTIVE, QUESTIONABLE, OUT, INJURY_RESERVE; null where unknown. */
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
  /** ISO date, null where the source had none. */
  date: string | null
  kind: 'add' | 'drop' | 'waiver' | 'trade' | 'draft' | 'other'
  status: 'executed' | 'failed' | 'pending' | 'unknown'
  /** Team that acted; null for the league office. */
  teamId: number | null
  bidDollars: number | null
  items: {
    player: number
    action: 'add' | 'drop' | 'trade' | 'other'
    fromTeamId: number | null
    toTeamId: number | null
  }[]
}

export interface ImportWarning {
  /** What was missing or odd, and what follows from it; one sentence for a reader. */
  message: string
  /** Where: a file or view, and the week if it has one. */
  source: string
  week: number | null
}
