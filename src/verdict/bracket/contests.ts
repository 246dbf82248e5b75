/**
 * Pairings in the playoffs. Every team is in a contest: the winners' bracket, one for teams that lost in the same round, or one for teams
 * outside the bracket. In each contest neighbors meet: first and second, third and fourth, …
 */
export interface Contest<Entry> {
  kind: 'winners-bracket' | 'winners-consolation' | 'losers-consolation'
  /** The best final rank in this contest. */
  firstPlace: number
  /** In the order of their games. Null is an empty entry: the entry paired with it has a bye. */
  entries: readonly (Entry | null)[]
}

export interface BracketRules {
  playoffTeamCount: number
  /** The best remaining seed plays the worst in every round. */
  reseed: boolean
  consolation: Consolation
}

/**
 * How the other teams play for ranks. 'ladder': winners climb a step, until the last round decides. 'bracket': as for the title, with a
 * game for every rank. 'toilet-bowl': the same, but among teams outside the playoffs losers advance, towards last place. 'none': teams keep
 * their seed order.
 */
export type Consolation = 'ladder' | 'bracket' | 'toilet-bowl' | 'none'

/** Rounds until one team is left; 0 without a bracket. */
export function roundsOf(playoffTeamCount: number): number {
  return playoffTeamCount < 2 ? 0 : Math.ceil(Math.log2(playoffTeamCount))
}

/** The contests of the first round, for all teams in seed order. Seeds beyond the bracket's size do not play. */
export function openContests<Entry>(bySeed: readonly Entry[], rules: BracketRules): Contest<Entry>[] {
  const inBracket = Math.min(rules.playoffTeamCount, bySeed.length)
  const others = bySeed.slice(inBracket)
  return [
    { kind: 'winners-bracket', firstPlace: 1, entries: inBracketOrder(bySeed.slice(0, inBracket)) },
    ...(others.length > 0 ? openForOthers(others, inBracket + 1, rules.consolation) : []),
  ]
}

function openForOthers<Entry>(
  others: readonly Entry[],
  firstPlace: number,
  consolation: Consolation,
): Contest<Entry>[] {
  const kind = 'losers-consolation'
  switch (consolation) {
    case 'ladder':
      return [ladder(kind, firstPlace, others)]
    case 'bracket':
      return [{ kind, firstPlace, entries: inBracketOrder(others) }]
    case 'toilet-bowl':
      return [{ kind, firstPlace, entries: inBracketOrder(others.toReversed()) }]
    case 'none':
      return []
  }
}

export interface RoundPlay<Entry> {
  /** Whether the first of a pair won. */
  firstWins: (first: Entry, second: Entry, contest: Contest<Entry>) => boolean
  consolation: Consolation
  isLast: boolean
  /** Sorts by seed, best first, in leagues that reseed; null in others. */
  sortBySeed: ((entries: readonly Entry[]) => readonly Entry[]) | null
}

/** The contests after a round. After the last one they hold their entries in final order. */
export function playRound<Entry>(contests: readonly Contest<Entry>[], play: RoundPlay<Entry>): Contest<Entry>[] {
  const { firstWins, consolation, isLast, sortBySeed } = play
  const hasBrackets = hasBracketsForPlaces(consolation)
  return contests.flatMap((contest) => {
    if (hasBrackets && !isOpen(contest)) return [contest]
    const winners: (Entry | null)[] = []
    const losers: (Entry | null)[] = []
    for (let index = 0; index < contest.entries.length; index += 2) {
      const first = contest.entries[index] ?? null
      const second = contest.entries[index + 1] ?? null
      const isFirst = second === null || (first !== null && firstWins(first, second, contest))
      winners.push(isFirst ? first : second)
      losers.push(isFirst ? second : first)
    }
    if (hasBrackets && contest.kind !== 'winners-bracket') {
      return splitForPlaces(contest, winners, losers, play)
    }
    if (contest.kind !== 'winners-bracket') {
      return [{ ...contest, entries: isLast ? interleave(winners, losers) : climb(winners, losers) }]
    }
    const fallen = losers.filter((entry) => entry !== null)
    const places = winners.filter((entry) => entry !== null).length + 1
    return [
      { ...contest, entries: sortBySeed ? meetWorst(winners, sortBySeed) : winners },
      ...(fallen.length > 0
        ? [
            hasBrackets
              ? forPlaces(fallen, places, sortBySeed)
              : ladder('winners-consolation', winners.length + 1, fallen),
          ]
        : []),
    ]
  })
}

function forPlaces<Entry>(
  entries: readonly Entry[],
  firstPlace: number,
  sortBySeed: RoundPlay<Entry>['sortBySeed'],
): Contest<Entry> {
  return { kind: 'winners-consolation', firstPlace, entries: sortBySeed ? meetWorst(entries, sortBySeed) : entries }
}

/** Contests with remaining games: all ladders, and brackets with at least one pair left. */
export function listOpen<Entry>(contests: readonly Contest<Entry>[], consolation: Consolation): Contest<Entry>[] {
  return contests.filter((contest) => !hasBracketsForPlaces(consolation) || isOpen(contest))
}

function hasBracketsForPlaces(consolation: Consolation): boolean {
  return consolation === 'bracket' || consolation === 'toilet-bowl'
}

function isOpen<Entry>({ entries }: Contest<Entry>): boolean {
  return entries.filter((entry) => entry !== null).length > 1
}

/** Winners play for the better ranks, losers for the others. In a toilet bowl the losers continue the bracket. */
function splitForPlaces<Entry>(
  contest: Contest<Entry>,
  winners: readonly (Entry | null)[],
  losers: readonly (Entry | null)[],
  { consolation, sortBySeed }: RoundPlay<Entry>,
): Contest<Entry>[] {
  const isToiletBowl = consolation === 'toilet-bowl' && contest.kind === 'losers-consolation'
  // A team with a bye neither wins nor loses, and advances.
  const resting = winners.filter((_, index) => losers[index] === null)
  const goesOn = isToiletBowl ? losers.map((entry, index) => entry ?? winners[index] ?? null) : winners
  const out = (isToiletBowl ? winners.filter((entry) => !resting.includes(entry)) : losers).filter(
    (entry) => entry !== null,
  )
  const sort = sortBySeed && isToiletBowl ? (all: readonly Entry[]) => sortBySeed(all).toReversed() : sortBySeed
  const pairUp = (all: readonly (Entry | null)[]) => (sort ? meetWorst(all, sort) : all)
  const count = goesOn.filter((entry) => entry !== null).length
  const { firstPlace } = contest
  return [
    { ...contest, entries: pairUp(goesOn), firstPlace: isToiletBowl ? firstPlace + out.length : firstPlace },
    ...(out.length > 0
      ? [{ ...contest, entries: pairUp(out), firstPlace: isToiletBowl ? firstPlace : firstPlace + count }]
      : []),
  ]
}

/**
 * Final order after the last round, first place first; null for a rank that no game decided, as in an unfinished bracket. Without a ladder
 * only the ranks of the bracket.
 */
export function listPlaces<Entry>(contests: readonly Contest<Entry>[], consolation: Consolation): (Entry | null)[] {
  return contests
    .toSorted((a, b) => a.firstPlace - b.firstPlace)
    .flatMap((contest) => {
      const entries = contest.entries.filter((entry) => entry !== null)
      return hasBracketsForPlaces(consolation) && entries.length > 1 ? entries.map(() => null) : entries
    })
}

function ladder<Entry>(kind: Contest<Entry>['kind'], firstPlace: number, entries: readonly Entry[]): Contest<Entry> {
  return { kind, firstPlace, entries: entries.length % 2 === 0 ? entries : [...entries, null] }
}

/** Teams in bracket order with room for the next power of two; missing teams are null. */
function inBracketOrder<Entry>(bySeed: readonly Entry[]): readonly (Entry | null)[] {
  return bySeed.length < 2 ? bySeed : bracketOrder(2 ** roundsOf(bySeed.length)).map((seed) => bySeed[seed - 1] ?? null)
}

/** Seeds in bracket order, so the best two can only meet in the last game: 1 8, 4 5, 3 6, 2 7. */
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

/** W1 W2, L1 W3, L2 W4, …, L(m−1) Lm: winners climb a step, losers drop one. */
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

function meetWorst<Entry>(
  left: readonly (Entry | null)[],
  sort: (entries: readonly Entry[]) => readonly Entry[],
): (Entry | null)[] {
  const known = left.filter((entry) => entry !== null)
  const order: (Entry | null)[] = [...sort(known), ...left.filter((entry) => entry === null)]
  return order.slice(0, Math.ceil(order.length / 2)).flatMap((best, index) => {
    const worst = order[order.length - 1 - index] ?? null
    return worst === best ? [best] : [best, worst]
  })
}
