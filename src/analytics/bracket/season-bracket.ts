import type { LeagueSeason, Matchup } from '../../domain/league-season.ts'
import { memoizeBySeason } from '../memoize-by-season.ts'
import type { Contest } from './contests.ts'
import { buildDrawnBracket } from './drawn-bracket.ts'
import type { PlayoffSeeds } from './playoff-seeds.ts'
import { buildRuledBracket } from './ruled-bracket.ts'

/** A side of a game: a team, or the winner or loser of an earlier game. */
export interface BracketSlot {
  /** Null while the earlier game is undecided. */
  teamId: number | null
  seed: number | null
  /** The earlier game; null in a first game, and where the lines of an edited bracket are not known. */
  from: { game: string; outcome: 'winner' | 'loser' } | null
}

export interface BracketGame {
  /** 'r2g3': third game of the second round. */
  key: string
  kind: Contest<unknown>['kind']
  /** The best and the worst place that can still be had from here. */
  best: number
  worst: number
  /** True: the winner gets the best of the two places, the loser the other one. */
  isForPlaces: boolean
  first: BracketSlot
  /** Null: a bye. */
  second: BracketSlot | null
  /** The host's matchup; null while there is none. */
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
  /** Rounds until the title is decided; a losers' bracket may take more. */
  titleRounds: number
  /** True: the host's games differ from those by the rules; from that round on they are the host's, without lines. */
  isEdited: boolean
  /** Team ids in final order by the games; null while a game is undecided or the bracket was edited. */
  places: readonly number[] | null
}

/**
 * The playoffs: past and future games, and where winners and losers went. As the host draws them where it does, else by the rules;
 * before the regular season is over, with the seeds so far. Null where the league has no bracket.
 */
export const buildBracket = memoizeBySeason((season: LeagueSeason): SeasonBracket | null =>
  season.playoffDraw ? buildDrawnBracket(season, season.playoffDraw) : buildRuledBracket(season),
)
