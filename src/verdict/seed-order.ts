/** The seeding order of teams, computed in arrays: for real standings and for each of ten thousand simulated ones. */

/** A tiebreaker for teams of equal win percentage. */
export type TieBreaker = 'points-for' | 'head-to-head' | 'division-record' | 'points-against'

export interface SeedingRules {
  /** In order of precedence. */
  ties: readonly TieBreaker[]
  /** The same for division winners. */
  divisionTies: readonly TieBreaker[]
}

/** Standings with teams given by index. */
export interface SeedTable {
  /** Share of games won, on any scale. */
  share: ArrayLike<number>
  pointsFor: ArrayLike<number>
  pointsAgainst: ArrayLike<number>
  /** The last tiebreaker; higher is better. */
  coin: ArrayLike<number>
  meetings: TableMeetings
}

export interface TableMeetings {
  /** Half-wins of the first team in its games against the second: 2 for a win, 1 for a tie. */
  halfWins: (team: number, other: number) => number
  games: (team: number, other: number) => number
}

/**
 * ESPN's order (support.espn.com 360036952471). The league's own rule comes first, the others follow in this order. ESPN documents this for
 * head-to-head; for the other rules it is an assumption.
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
 * Returns a function that writes the seeds of a table into `order`, first seed first: the best team of every division, then all others. The
 * best team has the highest share; tiebreakers narrow down equal ones in order. Head-to-head applies only if all tied teams met equally
 * often. One team is seeded at a time, and the rules restart for the rest. `divisions`: by team; null for a team without one.
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

  /** Keeps the tied teams with the highest figure; returns their number. */
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

  /** Fills in the values that a tiebreaker compares; false if it does not apply. */
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
