/** The order in which teams are seeded, in arrays: of a real table as of each of ten thousand simulated ones. */

/** What tells teams of equal win percentage apart. */
export type TieBreaker = 'points-for' | 'head-to-head' | 'division-record' | 'points-against'

export interface SeedingRules {
  /** In the order in which they are asked. */
  ties: readonly TieBreaker[]
  /** The same where the winner of a division is sought. */
  divisionTies: readonly TieBreaker[]
}

/** A table whose teams are given by their index. */
export interface SeedTable {
  /** Share of the games won, on any scale. */
  share: ArrayLike<number>
  pointsFor: ArrayLike<number>
  pointsAgainst: ArrayLike<number>
  /** Decides what nothing else does; the higher one is first. */
  coin: ArrayLike<number>
  meetings: TableMeetings
}

export interface TableMeetings {
  /** Half-wins of the first of two teams in its games against the second: 2 for a win, 1 for a tie. */
  halfWins: (team: number, other: number) => number
  games: (team: number, other: number) => number
}

/**
 * ESPN's order (support.espn.com 360036952471). The rule that a league chose comes first, the others follow in this order; for
 * head-to-head that is what ESPN describes, for the others it is assumed.
 */
const usualOrder: readonly TieBreaker[] = ['points-for', 'head-to-head', 'division-record', 'points-against']

export function seedingRulesFrom(first: TieBreaker, firstWithinDivision: TieBreaker = first): SeedingRules {
  const startingWith = (rule: TieBreaker, order: readonly TieBreaker[]) => [
    rule,
    ...order.filter((one) => one !== rule),
  ]
  const ties = startingWith(first, usualOrder)
  return { ties, divisionTies: startingWith(firstWithinDivision, ties) }
}

/**
 * Returns a function that writes the seeds of a table into `order`, the first seed first: the best team of every division, then
 * everybody else. The best has the highest share; equal ones are narrowed down by one tie-breaker after the other. Head-to-head
 * counts only where all of them met equally often. One team is seeded at a time, and the rules start again for the rest.
 * `divisions`: by team; null for a team in none.
 */
export function openSeeding(
  { ties, divisionTies }: SeedingRules,
  divisions: readonly (number | null)[],
): (table: SeedTable, order: Int32Array) => void {
  const count = divisions.length
  const teams = Int32Array.from(divisions, (_, team) => team)
  const ofDivision = (division: number | null | undefined) =>
    teams.filter((team) => division != null && divisions[team] === division)
  const members = [...new Set(divisions)].filter((division) => division !== null).map(ofDivision)
  const mates = divisions.map((division, team) => ofDivision(division).filter((other) => other !== team))
  const list = new Int32Array(count)
  const isWinner = new Uint8Array(count)
  const tied = new Int32Array(count)
  const figures = new Float64Array(count)

  function orderSeeds(table: SeedTable, order: Int32Array): void {
    isWinner.fill(0)
    for (let index = 0; index < members.length; index++) {
      const own = members[index] ?? teams
      const winner = findBest(table, own, own.length, divisionTies)
      list[index] = winner
      isWinner[winner] = 1
    }
    takeAll(table, members.length, order, 0)
    let others = 0
    for (let team = 0; team < count; team++) if (isWinner[team] === 0) list[others++] = team
    takeAll(table, others, order, members.length)
  }

  /** Seeds the first teams of `list`. */
  function takeAll(table: SeedTable, length: number, order: Int32Array, from: number): void {
    for (let left = length; left > 0; left--) {
      const best = findBest(table, list, left, ties)
      order[from + length - left] = best
      list[list.indexOf(best)] = list[left - 1] ?? 0
    }
  }

  function findBest(table: SeedTable, among: Int32Array, length: number, rules: readonly TieBreaker[]): number {
    for (let index = 0; index < length; index++) {
      const team = among[index] ?? 0
      tied[index] = team
      figures[index] = table.share[team] ?? 0
    }
    let size = keepHighest(length)
    for (let rule = 0; size > 1 && rule < rules.length; rule++) {
      if (fillIn(table, rules[rule], size)) size = keepHighest(size)
    }
    if (size > 1) {
      for (let index = 0; index < size; index++) figures[index] = table.coin[tied[index] ?? 0] ?? 0
      keepHighest(size)
    }
    return tied[0] ?? 0
  }

  /** Leaves those of the tied teams that have the highest figure; returns how many. */
  function keepHighest(size: number): number {
    let [highest, kept] = [Number.NEGATIVE_INFINITY, 0]
    for (let index = 0; index < size; index++) {
      const figure = figures[index] ?? 0
      if (figure < highest) continue
      if (figure > highest) [highest, kept] = [figure, 0]
      tied[kept++] = tied[index] ?? 0
    }
    return kept
  }

  /** Fills in what a tie-breaker compares; false where it does not apply. */
  function fillIn(table: SeedTable, rule: TieBreaker | undefined, size: number): boolean {
    const { meetings } = table
    switch (rule) {
      case 'points-for':
        for (let index = 0; index < size; index++) figures[index] = table.pointsFor[tied[index] ?? 0] ?? 0
        return true
      case 'points-against':
        for (let index = 0; index < size; index++) figures[index] = table.pointsAgainst[tied[index] ?? 0] ?? 0
        return true
      case 'head-to-head':
        return fillInMeetings(meetings, size)
      case 'division-record':
        for (let index = 0; index < size; index++) figures[index] = divisionShare(meetings, tied[index] ?? 0)
        return true
      default:
        return false
    }
  }

  function fillInMeetings({ halfWins, games }: TableMeetings, size: number): boolean {
    const gamesEach = games(tied[0] ?? 0, tied[1] ?? 0)
    if (gamesEach === 0) return false
    for (let index = 0; index < size; index++) {
      let sum = 0
      for (let other = 0; other < size; other++) {
        if (other === index) continue
        const [own, against] = [tied[index] ?? 0, tied[other] ?? 0]
        if (games(own, against) !== gamesEach) return false
        sum += halfWins(own, against)
      }
      figures[index] = sum
    }
    return true
  }

  function divisionShare({ halfWins, games }: TableMeetings, team: number): number {
    let [won, played] = [0, 0]
    for (const other of mates[team] ?? []) {
      won += halfWins(team, other)
      played += games(team, other)
    }
    return played === 0 ? 0 : won / played
  }

  return orderSeeds
}
