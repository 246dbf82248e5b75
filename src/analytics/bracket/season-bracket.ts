import type { Matchup, Season } from '../../domain/season.ts'
import { memoizeBySeason } from '../memoize-by-season.ts'
import type { Contest } from './contests.ts'
import { buildDrawnBracket } from './drawn-bracket.ts'
import type { PlayoffSeeds } from './playoff-seeds.ts'
import { buildRuledBracket } from './ruled-bracket.ts'

/** A side of a game: a team, or the winner or loser of an earlier game. */
export interface BracketSlot {
  /** Null until the earlier game is final. */
  teamId: number | null
  seed: number | null
  /** The earlier game; null in a first game, and if the lines of an edited bracket are unknown. */
  from: { game: string; outcome: 'winner' | 'loser' } | null
}

export interface BracketGame {
  /** 'r2g3': third game of the second round. */
  key: string
  kind: Contest<unknown>['kind']
  /** The best and the worst possible final rank from here. */
  best: number
  worst: number
  /** True: the winner gets the better of the two ranks, the loser the other one. */
  isForPlaces: boolean
  first: BracketSlot
  /** Null: a bye. */
  second: BracketSlot | null
  /** The host's matchup; null if there is none yet. */
  matchup: Matchup | null
  winner: 'first' | 'second' | null
}

export interface BracketRound {
  matchupPeriod: number
  weeks: readonly number[]
  games: readonly BracketGame[]
}

export interface SeasonBracket {
  seeds: PlayoffSeeds
  rounds: readonly BracketRound[]
  /** Rounds until the title is decided; a consolation bracket may take more. */
  titleRounds: number
  /** True: the host's games differ from the rules. From that round on the bracket shows the host's games, without lines. */
  isEdited: boolean
  /** Team ids in final order by the games; null until all are final, and for an edited bracket. */
  places: readonly number[] | null
}

/**
 * The playoffs: past and future games, and where winners and losers went. From the host's bracket if there is one, else by the rules;
 * during the regular season with the current seeds. Null if the league has no bracket.
 */
export const buildBracket = memoizeBySeason((season: Season): SeasonBracket | null =>
  season.playoffDraw ? buildDrawnBracket(season, season.playoffDraw) : buildRuledBracket(season),
)
