/**
 * The ids of matchups that no host numbers, unique within a season. ESPN numbers the matchups of a season from 1 and Sleeper those of each
 * week; whoever adds a matchup takes its id from here, so that it cannot be another one's.
 */

const idsPerPeriod = 10_000
/** Above the numbers of a host's own matchups of a period. */
const firstByeId = 5000

/**
 * A matchup that its host numbers within its matchup period, of the host's `numbers` of that period. Numbers that would be another
 * matchup's id are replaced by their place among them.
 */
export function pairingId(matchupPeriod: number, number: number, numbers: readonly number[] = [number]): number {
  const isSmall = numbers.every((one) => one >= 0 && one <= firstByeId)
  return matchupPeriod * idsPerPeriod + (isSmall ? number : numbers.toSorted((a, b) => a - b).indexOf(number) + 1)
}

/** A team's bye, which has no row in a season with such ids. */
export function byeId(matchupPeriod: number, teamId: number): number {
  return matchupPeriod * idsPerPeriod + firstByeId + teamId
}

/** Ids for matchups that are added to others: each call returns one that no matchup has. */
export function openMatchupIds(matchups: readonly { id: number }[]): () => number {
  let last = matchups.reduce((most, { id }) => Math.max(most, id), 0)
  return () => ++last
}
