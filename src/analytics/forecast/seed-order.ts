/** Seeds of a simulated season; teams are given by their index. */
export interface FinalTable {
  /** Half-wins ÷ results. */
  share: Float64Array
  pointsFor: Float64Array
  /** Breaks final ties. */
  coin: ArrayLike<number>
  /** Division of every team; null where the league has one. */
  divisions: readonly (number | null)[]
  /** Half-wins and games of one team against another, where head-to-head counts: `[team * teams + other]`. */
  meetings: { halfWins: Int16Array; games: Int16Array } | null
}

/**
 * Seeds of a final table, written into `order`, the first seed first: division winners, then win percentage; among equal
 * teams head-to-head if the league seeds by it and all of them met equally often; then points for; then the coin. One seed
 * is chosen at a time, so that teams that remain tied are compared again.
 */
export function orderSeeds(table: FinalTable, order: Int32Array): void {
  const { divisions, meetings } = table
  for (let index = 0; index < order.length; index++) order[index] = index
  sortByTable(table, order)
  if (meetings) chooseOneByOne(table, meetings, order)
  if (divisions.some((division) => division !== divisions[0])) moveWinnersUp(divisions, order)
}

function compare({ share, pointsFor, coin }: FinalTable, a: number, b: number): number {
  return (
    (share[b] ?? 0) - (share[a] ?? 0) || (pointsFor[b] ?? 0) - (pointsFor[a] ?? 0) || (coin[b] ?? 0) - (coin[a] ?? 0)
  )
}

/** Insertion sort: a dozen teams, ten thousand times. */
function sortByTable(table: FinalTable, order: Int32Array): void {
  for (let end = 1; end < order.length; end++) {
    const team = order[end] ?? 0
    let place = end
    while (place > 0 && compare(table, order[place - 1] ?? 0, team) > 0) {
      order[place] = order[place - 1] ?? 0
      place--
    }
    order[place] = team
  }
}

/** Within equal shares the best by head-to-head comes first, then again among the rest. */
function chooseOneByOne(table: FinalTable, meetings: NonNullable<FinalTable['meetings']>, order: Int32Array): void {
  const share = (index: number) => table.share[order[index] ?? 0] ?? 0
  for (let place = 0; place < order.length - 1; place++) {
    let end = place + 1
    while (end < order.length && share(end) === share(place)) end++
    if (end - place < 2) continue
    const best = bestByMeetings(order.subarray(place, end), meetings, order.length)
    const chosen = order[place + best] ?? 0
    order.copyWithin(place + 1, place, place + best)
    order[place] = chosen
  }
}

/** Index of the best within a tied group, which is sorted by points; 0 where they did not all meet equally often. */
function bestByMeetings(
  tied: Int32Array,
  { halfWins, games }: NonNullable<FinalTable['meetings']>,
  teams: number,
): number {
  const gamesEach = games[(tied[0] ?? 0) * teams + (tied[1] ?? 0)] ?? 0
  let [best, most] = [0, -1]
  for (let index = 0; index < tied.length; index++) {
    let sum = 0
    for (let other = 0; other < tied.length; other++) {
      if (other === index) continue
      const cell = (tied[index] ?? 0) * teams + (tied[other] ?? 0)
      if (games[cell] !== gamesEach) return 0
      sum += halfWins[cell] ?? 0
    }
    if (sum > most) [best, most] = [index, sum]
  }
  return best
}

/** The best of each division first; both groups keep their order. */
function moveWinnersUp(divisions: readonly (number | null)[], order: Int32Array): void {
  const seen = new Set<number | null>()
  const rest: number[] = []
  let place = 0
  for (const team of Array.from(order)) {
    const division = divisions[team] ?? null
    if (seen.has(division)) rest.push(team)
    else {
      seen.add(division)
      order[place++] = team
    }
  }
  order.set(rest, place)
}
