import type { DecidedMatchup } from './decided-matchups.ts'

/** The champion's last playoff game: the one that made them champion. Null where it is not known or was not won. */
export function findTitleGame(championId: number | null, matchups: readonly DecidedMatchup[]): DecidedMatchup | null {
  const last = matchups.filter(({ teamId, isPlayoff }) => teamId === championId && isPlayoff).at(-1)
  return last?.result === 'WIN' ? last : null
}
