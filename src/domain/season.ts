/**
 * One league season as `judgeSeason` (src/verdict) decided it: the input of all analytics. It has no field that only repeats what a host
 * says of results, ranks or progress, so nothing outside can decide them again.
 */
import type {
  DraftPick,
  DrawnGame,
  DrawnSlot,
  HostDraft,
  HostMatchup,
  HostRound,
  HostSeason,
  HostTeam,
  LeagueSettings,
  MatchupKind,
  SeasonPhase,
} from './host-season.ts'
import type { SeasonFormat } from './season-format.ts'

export type {
  Completeness,
  DrawnGame,
  DrawnSlot,
  ImportGoal,
  Lineup,
  LineupEntry,
  MatchupKind,
  MatchupSide,
  NflGame,
  Player,
  PlayerWeek,
  SeasonPhase,
  TradedDraftPick,
  Transaction,
} from './host-season.ts'

type Evidence = 'drafts' | 'settings' | 'status' | 'teams' | 'matchups' | 'playoffDraw' | 'eliminationRounds'

export interface Season extends Omit<HostSeason, Evidence> {
  settings: SeasonSettings
  format: SeasonFormat
  /** Whether games of two teams decide the season. Leagues of total points, eliminations and categories have records of their host at most. */
  hasOpponents: boolean
  status: SeasonStatus
  teams: Team[]
  /** In the order in which they were or will be held. */
  drafts: readonly SeasonDraft[]
  /** Games of two teams, and byes. */
  matchups: Matchup[]
  /** Rounds with at least two teams left; empty in leagues with opponents. */
  eliminationRounds: EliminationRound[]
  /** The regular season to date, best first. */
  table: readonly TableRow[]
  seeds: Seeds
  /** Who is in the playoffs; before their games are known, who would be if the regular season ended now. */
  playoffTeamIds: ReadonlySet<number>
  /** When a team lost its last chance to win the title, by team id; absent for teams that still can, and that never could. */
  exits: ReadonlyMap<number, Exit>
  /** The host's playoff bracket with its winners; null on hosts without one, and before the end of the regular season. */
  draw: Drawing | null
  /** Null if the league has no bracket. */
  bracket: SeasonBracket | null
  /** Final ranks by team id, 1 to n, each once; null during the season, and if they are unknown. */
  finalRanks: ReadonlyMap<number, number> | null
  title: SeasonTitle
  /** Where verdicts come from. */
  sources: VerdictSources
  /** Disagreements of sources that a reader would notice, one sentence each. */
  verdictNotes: readonly string[]
  /** Teams whose regular season, counted from its games, is what the host states: wins, losses and ties; points for and against. */
  equalToHost: { records: EqualFigures; points: EqualFigures }
}

/** How many figures that we compute are those of the host. */
export interface EqualFigures {
  equal: number
  /** Figures that the host states, so that they can be compared. */
  total: number
}

export type SeasonSettings = Omit<LeagueSettings, 'scoringFormat' | 'hasNoPlayoffs'>

/** The source that decided a fact, by its name in `verdict/precedence.ts`. 'unknown': not decided. */
export type VerdictSource =
  | 'byHost'
  | 'byStatement'
  | 'byGames'
  | 'byBracket'
  | 'byRule'
  | 'bySeeds'
  | 'byExits'
  | 'byTable'
  | 'unknown'

interface VerdictSources {
  /** Results of the regular season. */
  records: VerdictSource
  seeds: VerdictSource
  playoffTeams: VerdictSource
  finalRanks: VerdictSource
}

export interface SeasonStatus {
  phase: SeasonPhase
  /** The week in progress; the final week once the season is over; 0 before it. */
  currentWeek: number
  /** The week that a season in progress is in until its host moves on; null before and after the season. */
  runningWeek: number | null
  /** Weeks whose scores are final, ascending; the first week of a two-week round is final while the round goes on. */
  finalWeeks: number[]
  /** Matchup periods in which every game or round is final, ascending. */
  finalPeriods: number[]
  /** The last week of the league's season, playoffs included. */
  finalWeek: number
  regularSeasonFinalWeek: number
  /** Whether every regular-season game is final. */
  isRegularSeasonOver: boolean
  /** Whether anything of the season was played. */
  isPlayed: boolean
  /** Picks were made, and more are to come. */
  isDrafting: boolean
}

/** A draft as `judgeDrafts` decided it. */
export interface SeasonDraft extends Omit<HostDraft, 'order' | 'picks'> {
  /** From 1, in the order of the season's drafts. */
  number: number
  /** 'running': begun, with picks to come. Keepers that are entered before a draft do not begin it. */
  state: 'to-come' | 'running' | 'complete'
  /** Team ids by slot; null where unknown. Empty if nothing is known. */
  slots: readonly (number | null)[]
  /** Team ids in the order of the first round; empty unless all are known. */
  order: readonly number[]
  picks: readonly SeasonPick[]
}

export interface SeasonPick extends Omit<DraftPick, 'originalTeamId'> {
  /** Unique in the season; its place in the draft while there is one. */
  number: number
  /** `SeasonDraft.number`. */
  draft: number
  /** The team that had the pick at first; null if unknown. */
  originalTeamId: number | null
}

export interface Team
  extends Omit<HostTeam, 'playoffSeed' | 'finalRank' | 'rankByCommissioner' | 'recordByHost' | 'eliminatedInPeriod'> {}

export interface Matchup extends Omit<HostMatchup, 'kind' | 'winner'> {
  kind: MatchupKind
  status: 'scheduled' | 'in-progress' | 'final'
  /** Set when final. A playoff game that was tied has the winner who advanced, if that is known. */
  winner: 'home' | 'away' | 'tie' | null
}

export interface EliminationRound extends HostRound {
  status: 'scheduled' | 'in-progress' | 'final'
  /** The teams eliminated in it; empty until it is final. */
  eliminatedTeamIds: number[]
}

/** Games won, lost and tied. `winPercentage` is 0 to 100, a tie counts half; 0 before the first game. */
export interface WinRecord {
  wins: number
  losses: number
  ties: number
  winPercentage: number
}

/** The figures of a record. */
export type RecordFigures = Pick<TableRow, 'wins' | 'losses' | 'ties' | 'pointsFor' | 'pointsAgainst'>

export interface TableRow extends WinRecord {
  teamId: number
  /** 1 is best. */
  rank: number
  /** Matchups; in a median league each has a second result. */
  games: number
  /** The record against the median; null in leagues without median games. */
  againstMedian: Pick<WinRecord, 'wins' | 'losses' | 'ties'> | null
  pointsFor: number
  pointsAgainst: number
  pointDifferential: number
  /** The record by the matchups, if the row shows the host's because they differ; else null. */
  byMatchups: RecordFigures | null
}

export interface Seeds {
  /** All teams' ids, first seed first. */
  order: readonly number[]
  /** Team id → seed, from 1. A team of the bracket that left the league keeps its seed, which `order` leaves out. */
  seedOf: ReadonlyMap<number, number>
  /** False: seeds as if the season ended today. */
  isFinal: boolean
  /** The order in which teams enter the bracket, also those that left since: those in the playoffs by seed, then the others by seed. */
  bracketOrder: readonly number[]
}

export interface Exit {
  matchupPeriod: number
  /** The last week of the period. */
  week: number
}

export interface SeasonTitle {
  /** Null during the season, and if unknown. */
  championId: number | null
  /** The championship game, even if the commissioner named another champion; null until it is final, and if there was none. */
  final: { matchup: Matchup; winnerId: number; loserId: number } | null
}

/** A side of a playoff game in a drawing. */
export interface PlayoffSlot extends DrawnSlot {
  /** In a league that reseeds: the best, second, third … (from 0) of these, which are known once all games of the round are. */
  seeded?: { among: readonly PlayoffSlot[]; place: number }
}

/** A playoff game of a drawing, or a bye. */
export interface PlayoffGame extends Pick<DrawnGame, 'id' | 'round' | 'kind' | 'winner'> {
  first: PlayoffSlot
  /** Null: a bye. */
  second: PlayoffSlot | null
  /** The best and the worst possible final rank from here. */
  best: number
  worst: number
  /** True: the winner gets the better of the two ranks, the loser the other one. */
  isForPlaces: boolean
}

/** The playoffs of a host's bracket, or of the rules. */
export interface Drawing {
  /** By round, from top to bottom. */
  games: readonly PlayoffGame[]
  /** Who has each final rank; null where no game decides it. */
  places: readonly (PlayoffSlot | null)[]
  /** Kinds of games that the commissioner changed. */
  editedKinds: readonly BracketKind[]
}

/** A side of a game: a team, or the winner or loser of an earlier game. */
export interface BracketSlot {
  /** Null until the earlier game is final. */
  teamId: number | null
  seed: number | null
  /** The earlier game; null in a first game, and if the lines of an edited bracket are unknown. */
  from: { game: string; outcome: 'winner' | 'loser' } | null
}

export type BracketKind = Exclude<MatchupKind, 'regular'>

export interface BracketGame extends Pick<PlayoffGame, 'kind' | 'best' | 'worst' | 'isForPlaces' | 'winner'> {
  /** 'r2g3': third game of the second round. */
  key: string
  first: BracketSlot
  /** Null: a bye. */
  second: BracketSlot | null
  /** The host's matchup; null if there is none yet. */
  matchup: Matchup | null
}

export interface BracketRound {
  matchupPeriod: number
  weeks: readonly number[]
  games: readonly BracketGame[]
}

export interface SeasonBracket {
  rounds: readonly BracketRound[]
  /** Rounds until the title is decided; a consolation bracket may take more. */
  titleRounds: number
  /** Kinds of games that differ from the rules. From that round on the bracket shows the host's games of this kind, without lines. */
  editedKinds: readonly BracketKind[]
  /** Team ids by final rank, from the first; null for a rank that no game has decided. */
  places: readonly (number | null)[]
}
