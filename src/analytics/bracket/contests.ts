/**
 * Pairings of the playoffs. Every team is in a contest: the winners' bracket, or a ladder for the places of teams that were
 * eliminated in one round, or of those that missed the bracket. In each contest neighbours play each other: first and
 * second, third and fourth, …
 */
export interface Contest<Entry> {
  kind: 'winners-bracket' | 'winners-consolation' | 'losers-consolation'
  /** The best final place that the contest decides. */
  firstPlace: number
  /** In the order of their games; null is an empty slot, whose opponent has a bye. */
  entries: readonly (Entry | null)[]
}

export interface BracketRules {
  playoffTeamCount: number
  /** The best remaining seed plays the worst in every round. */
  reseed: boolean
  /** Whether the other teams play for their places; if not, they keep their seeds' order. */
  hasLadder: boolean
}

/** Rounds until one team is left; 0 where there is no bracket. */
export function roundsOf(playoffTeamCount: number): number {
  return playoffTeamCount < 2 ? 0 : Math.ceil(Math.log2(playoffTeamCount))
}

/** The contests of the first round, for all teams in the order of their seeds. Seeds outside the bracket do not play. */
export function openContests<Entry>(bySeed: readonly Entry[], rules: BracketRules): Contest<Entry>[] {
  const inBracket = Math.min(rules.playoffTeamCount, bySeed.length)
  const places = bracketOrder(2 ** roundsOf(inBracket))
  const others = bySeed.slice(inBracket)
  const bracket = places.map((seed) => (seed <= inBracket ? (bySeed[seed - 1] ?? null) : null))
  return [
    { kind: 'winners-bracket', firstPlace: 1, entries: bracket },
    ...(others.length > 0 && rules.hasLadder ? [ladder('losers-consolation', inBracket + 1, others)] : []),
  ]
}

/**
 * The contests after a round: `firstWins` says of every pair whether its first team won. After the last round the contests
 * have their entries in final order.
 */
export function playRound<Entry>(
  contests: readonly Contest<Entry>[],
  firstWins: (first: Entry, second: Entry, contest: Contest<Entry>) => boolean,
  isLast: boolean,
  /** Lower is better; used where the best remaining seed plays the worst. */
  reseedBy: ((entry: Entry) => number) | null,
): Contest<Entry>[] {
  return contests.flatMap((contest) => {
    const winners: (Entry | null)[] = []
    const losers: (Entry | null)[] = []
    for (let index = 0; index < contest.entries.length; index += 2) {
      const [first, second] = [contest.entries[index] ?? null, contest.entries[index + 1] ?? null]
      const isFirst = second === null || (first !== null && firstWins(first, second, contest))
      winners.push(isFirst ? first : second)
      losers.push(isFirst ? second : first)
    }
    if (contest.kind !== 'winners-bracket') {
      return [{ ...contest, entries: isLast ? interleave(winners, losers) : climb(winners, losers) }]
    }
    const fallen = losers.filter((entry) => entry !== null)
    return [
      { ...contest, entries: reseedBy ? meetWorst(winners, reseedBy) : winners },
      ...(fallen.length > 0 ? [ladder('winners-consolation', winners.length + 1, fallen)] : []),
    ]
  })
}

/** All entries from the first place to the last, from the contests after their last round. */
export function listPlaces<Entry>(contests: readonly Contest<Entry>[]): Entry[] {
  return contests
    .toSorted((a, b) => a.firstPlace - b.firstPlace)
    .flatMap(({ entries }) => entries.filter((entry) => entry !== null))
}

function ladder<Entry>(kind: Contest<Entry>['kind'], firstPlace: number, entries: readonly Entry[]): Contest<Entry> {
  return { kind, firstPlace, entries: entries.length % 2 === 0 ? entries : [...entries, null] }
}

/** Seeds in the order of a bracket, so that the best two can meet only in the last game: 1 8, 4 5, 3 6, 2 7. */
function bracketOrder(size: number): number[] {
  if (size < 2) return []
  let order = [1, 2]
  while (order.length < size) {
    const sum = 2 * order.length + 1
    order = order.flatMap((seed, index) => (index % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]))
  }
  return order.map((seed, index) => {
    const other = order[index % 2 === 0 ? index + 1 : index - 1] ?? seed
    return index % 2 === 0 ? Math.min(seed, other) : Math.max(seed, other)
  })
}

/** W1 W2, L1 W3, L2 W4, …, L(m−1) Lm: winners move up a place, losers down. */
function climb<Entry>(winners: readonly Entry[], losers: readonly Entry[]): Entry[] {
  const steps = winners.flatMap((_, index) => {
    const down = losers[index - 1]
    const up = winners[index + 1]
    return [
      ...(index === 0 ? winners.slice(0, 1) : down === undefined ? [] : [down]),
      ...(up === undefined ? [] : [up]),
    ]
  })
  return [...steps, ...losers.slice(-1)]
}

function interleave<Entry>(winners: readonly Entry[], losers: readonly Entry[]): Entry[] {
  return winners.flatMap((winner, index) => [winner, ...losers.slice(index, index + 1)])
}

function meetWorst<Entry>(left: readonly (Entry | null)[], seedOf: (entry: Entry) => number): (Entry | null)[] {
  const order = left.toSorted((a, b) => (a === null ? 1 : b === null ? -1 : seedOf(a) - seedOf(b)))
  return order.slice(0, Math.ceil(order.length / 2)).flatMap((best, index) => {
    const worst = order[order.length - 1 - index] ?? null
    return worst === best ? [best] : [best, worst]
  })
}
