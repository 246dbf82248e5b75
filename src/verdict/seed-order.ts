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
  const teams = Int32Array.from(divisions, (_, team) => team)
  const ofDivision = (division: number | null | undefined) =>
    teams.filter((team) => division != null && divisions[team] === division)
  const members = [...new Set(divisions)].filter((division) => division !== null).map(ofDivision)
  const mates = divisions.map((division, team) => ofDivision(division).filter((other) => other !== team))
  const amongAll = listComparisons(ties, mates)
  const withinDivision = listComparisons(divisionTies, mates)
  const tied: TiedTeams = { teams: new Int32Array(teams.length), figures: new Float64Array(teams.length), size: 0 }
  const list = new Int32Array(teams.length)
  const isWinner = new Uint8Array(teams.length)

  /** Seeds the first teams of `list`. */
  function seedList(table: SeedTable, length: number, order: Int32Array, from: number): void {
    for (let left = length; left > 0; left--) {
      const best = findBest(table, list, left, amongAll, tied)
      order[from + length - left] = best
      list[list.indexOf(best)] = list[left - 1] ?? 0
    }
  }

  return (table, order) => {
    isWinner.fill(0)
    for (let index = 0; index < members.length; index++) {
      const own = members[index] ?? teams
      const winner = findBest(table, own, own.length, withinDivision, tied)
      list[index] = winner
      isWinner[winner] = 1
    }
    seedList(table, members.length, order, 0)
    let others = 0
    for (let team = 0; team < teams.length; team++) if (isWinner[team] === 0) list[others++] = team
    seedList(table, others, order, members.length)
  }
}

/** What a team owes its seed to. */
export interface SeedGround {
  isDivisionWinner: boolean
  /** What put it above the next one; null where that is the record, or nothing that the rules name. 'division-winner' only if nothing else would have. */
  aheadBy: TieBreaker | 'division-winner' | null
}

/** By seed. `order` is that of `openSeeding` for the same arguments. */
export function explainSeeding(
  { ties }: SeedingRules,
  divisions: readonly (number | null)[],
  table: SeedTable,
  order: ArrayLike<number>,
): SeedGround[] {
  const seeds = Array.from(order)
  const winners = new Set(divisions.filter((division) => division !== null)).size
  const mates = divisions.map((division, team) =>
    Int32Array.from(seeds.filter((other) => other !== team && division !== null && divisions[other] === division)),
  )
  const comparisons = listComparisons(ties, mates)
  const reasons: readonly (TieBreaker | null)[] = [null, ...ties, null]
  const decideBetween = (team: number, next: number, index: number): SeedGround['aheadBy'] => {
    // The last division winner is compared with the others, because it may stand above them without its division, too.
    const isLastWinner = index === winners - 1
    const rivals = Int32Array.from(seeds.slice(index, index < winners && !isLastWinner ? winners : undefined))
    const tied = { teams: rivals.slice(), figures: new Float64Array(rivals.length), size: rivals.length }
    if (isLastWinner && findBest(table, rivals, rivals.length, comparisons, tied) !== team) return 'division-winner'
    tied.teams.set(rivals)
    tied.size = rivals.length
    const decider = comparisons.findIndex((applies) => {
      if (applies(tied, table)) keepHighest(tied)
      return !tied.teams.subarray(0, tied.size).includes(next)
    })
    return reasons[decider] ?? null
  }
  return seeds.map((team, index) => {
    const next = seeds[index + 1]
    return {
      isDivisionWinner: index < winners,
      aheadBy: next === undefined ? null : decideBetween(team, next, index),
    }
  })
}

/** The teams that are still equal: the first `size` of `teams`, with the figure of each in the present comparison. */
interface TiedTeams {
  teams: Int32Array
  figures: Float64Array
  size: number
}

/** Fills in the figures by which tied teams are compared, higher is better; false if it does not apply to them. */
type Comparison = (tied: TiedTeams, table: SeedTable) => boolean

function listComparisons(rules: readonly TieBreaker[], mates: readonly Int32Array[]): Comparison[] {
  const byRule: Readonly<Record<TieBreaker, Comparison>> = {
    'points-for': (tied, { pointsFor }) => compareBy(tied, pointsFor),
    'points-against': (tied, { pointsAgainst }) => compareBy(tied, pointsAgainst),
    'head-to-head': compareMeetings,
    'division-record': (tied, { meetings }) => compareDivisionRecords(tied, meetings, mates),
  }
  return [
    (tied, { share }) => compareBy(tied, share),
    ...rules.map((rule) => byRule[rule]),
    (tied, { coin }) => compareBy(tied, coin),
  ]
}

function findBest(
  table: SeedTable,
  among: Int32Array,
  length: number,
  comparisons: readonly Comparison[],
  tied: TiedTeams,
): number {
  for (let index = 0; index < length; index++) tied.teams[index] = among[index] ?? 0
  tied.size = length
  for (const applies of comparisons) {
    if (tied.size === 1) break
    if (applies(tied, table)) keepHighest(tied)
  }
  return tied.teams[0] ?? 0
}

function keepHighest(tied: TiedTeams): void {
  const { teams, figures, size } = tied
  let highest = Number.NEGATIVE_INFINITY
  let count = 0
  for (let index = 0; index < size; index++) {
    const figure = figures[index] ?? 0
    if (figure < highest) continue
    if (figure > highest) {
      highest = figure
      count = 0
    }
    teams[count++] = teams[index] ?? 0
  }
  tied.size = count
}

function compareBy({ teams, figures, size }: TiedTeams, column: ArrayLike<number>): true {
  for (let index = 0; index < size; index++) figures[index] = column[teams[index] ?? 0] ?? 0
  return true
}

function compareMeetings({ teams, figures, size }: TiedTeams, { meetings }: SeedTable): boolean {
  const gamesEach = meetings.games(teams[0] ?? 0, teams[1] ?? 0)
  if (gamesEach === 0) return false
  for (let index = 0; index < size; index++) {
    const own = teams[index] ?? 0
    let sum = 0
    for (let other = 0; other < size; other++) {
      if (other === index) continue
      const against = teams[other] ?? 0
      if (meetings.games(own, against) !== gamesEach) return false
      sum += meetings.halfWins(own, against)
    }
    figures[index] = sum
  }
  return true
}

/** By the share of games that a team won against the others of its division. */
function compareDivisionRecords(
  { teams, figures, size }: TiedTeams,
  meetings: TableMeetings,
  mates: readonly Int32Array[],
): true {
  for (let index = 0; index < size; index++) {
    const team = teams[index] ?? 0
    let won = 0
    let played = 0
    for (const other of mates[team] ?? []) {
      won += meetings.halfWins(team, other)
      played += meetings.games(team, other)
    }
    figures[index] = played === 0 ? 0 : won / played
  }
  return true
}
