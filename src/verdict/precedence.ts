/**
 * Which source counts where two disagree: the sources of each fact in order. The first that knows the fact decides it, and its name is the
 * fact's source.
 */
export const precedence = {
  /** How far the season is. Scored games go before a status word: a season with some is never before its draft. */
  phase: ['byClosing', 'byDraft', 'byStatusWord', 'byLastWeek', 'byPlay'],
  /** Whether a draft is over, and whether it has begun. A pick that is no keeper begins it. */
  draftState: ['byClosing', 'byLastPick', 'byGames', 'byStatusWord', 'byPick'],
  /** The result of a game on the field. Points count once all its weeks are scored. */
  result: ['byHost', 'byPoints'],
  /** Who is out after a round of an elimination league. */
  elimination: ['byMark', 'byLowestScore'],
  /** The record and points of a team: the host's if they differ from its games. */
  records: ['byHost', 'byGames'],
  /** The order of seeds: the host's if it states all, or all of the playoffs. Teams that entered the host's bracket come first in both. */
  seeds: ['byHost', 'byRule'],
  /**
   * Regular season, winners' bracket or consolation. By path: found from the final ranks backwards where the host does not tell games for the
   * title from games for a place. By play: who entered the bracket and has not lost.
   */
  kind: ['byBracket', 'byMark', 'byPath', 'byPlay'],
  /** Who is in the playoffs. */
  playoffTeams: ['byGames', 'bySeeds'],
  /** The winner of a game in the host's bracket, once its round is scored. */
  drawnWinner: ['byHost', 'byGame'],
  /** The winner of a playoff game. The host's bracket also decides games that were not tied: the commissioner may give one away. */
  playoffWinner: ['byBracket', 'byGame'],
  /** The winner of a tied playoff game: by the lines of the host's bracket, by what followed (the next game, the ranks), by seed. */
  tiedGame: ['byLine', 'byOutcome', 'bySeed'],
  /** The final ranks. By statement: the commissioner's ranks and the host's, if these rank all teams. */
  finalRanks: ['byStatement', 'byExits', 'byTable', 'byBracket'],
  /** The team of a final rank in a season with a bracket. All sources fill the places that earlier ones leave open. */
  place: ['byBracket', 'byFinal', 'byPartialRanks'],
} as const

type Fact = keyof typeof precedence
export type SourceOf<F extends Fact> = (typeof precedence)[F][number]

/** What each source of a fact says; null if it does not know. */
export type Sources<F extends Fact, Input, Value> = Readonly<Record<SourceOf<F>, (input: Input) => Value | null>>

/** The value of the first source that knows it, with its name; null if none does. */
export function decide<F extends Fact, Input, Value>(
  fact: F,
  sources: Sources<F, Input, Value>,
  input: Input,
): { value: Value; source: SourceOf<F> } | null {
  for (const source of precedence[fact] as readonly SourceOf<F>[]) {
    const value = sources[source](input)
    if (value !== null) return { value, source }
  }
  return null
}
