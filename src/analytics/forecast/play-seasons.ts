import { type ContestPlan, planContests } from '../../verdict/bracket/contest-plan.ts'
import { openSeeding, type SeedTable, type TableMeetings } from '../../verdict/seed-order.ts'
import type { Draws } from './draws.ts'
import { byesOf, type ForecastModel, rulesOf } from './forecast-model.ts'

/** A future regular-season game with a fixed winner. */
export interface FixedResult {
  matchupId: number
  winner: 'home' | 'away'
}

/** Number of runs with an event, by team index. */
export interface Counts {
  runs: number
  playoffs: Int32Array
  bye: Int32Array
  title: Int32Array
  lastPlace: Int32Array
  /** `[team * teams + seed − 1]` */
  seeds: Int32Array
  /** By half-wins at the end of the regular season. */
  halfWins: readonly ReadonlyMap<number, number>[]
  games: readonly GameCounts[]
}

/** A game of the next periods: how often each side won it, and how often each team then made the playoffs. */
export interface GameCounts {
  game: ForecastModel['games'][number]
  homeWins: number
  awayWins: number
  inIfHomeWins: Int32Array
  inIfAwayWins: Int32Array
}

/** Number of future periods whose games are analyzed one by one. */
const periodsWatched = 3

/**
 * Plays every simulated season to its end: games, seeds, bracket, ladder. A fixed winner gets the higher of the two simulated scores, so no
 * new random numbers are needed and an empty list changes nothing.
 */
export function playSeasons(model: ForecastModel, draws: Draws, fixed: readonly FixedResult[] = []): Counts {
  const count = model.teams.length
  const season = openSeason(model, draws, fixed)
  const zeroes = () => new Int32Array(count)
  const halfWins = model.teams.map(() => new Map<number, number>())
  const watched = model.games.flatMap((game, index) => (game.period < periodsWatched ? [{ game, index }] : []))
  const counts = {
    runs: draws.runs,
    playoffs: zeroes(),
    bye: zeroes(),
    title: zeroes(),
    lastPlace: zeroes(),
    seeds: new Int32Array(count * count),
    halfWins,
    games: watched.map(({ game }) => ({
      game,
      homeWins: 0,
      awayWins: 0,
      inIfHomeWins: zeroes(),
      inIfAwayWins: zeroes(),
    })),
  }
  const byes = byesOf(model.playoffs)
  const { teamCount } = model.playoffs
  for (let run = 0; run < draws.runs; run++) {
    const order = season.playRegular(run)
    for (let place = 0; place < count; place++) {
      const team = order[place] ?? 0
      bump(counts.seeds, team * count + place)
      if (place < teamCount) bump(counts.playoffs, team)
      if (place < byes) bump(counts.bye, team)
      const own = season.halfWins[team] ?? 0
      const histogram = halfWins[team]
      histogram?.set(own, (histogram.get(own) ?? 0) + 1)
    }
    for (let index = 0; index < watched.length; index++) {
      const result = season.results[watched[index]?.index ?? 0] ?? 0
      const game = counts.games[index]
      if (!game || result === 0) continue
      if (result > 0) game.homeWins += 1
      else game.awayWins += 1
      const tally = result > 0 ? game.inIfHomeWins : game.inIfAwayWins
      for (let place = 0; place < teamCount; place++) bump(tally, order[place] ?? 0)
    }
    const { first, last } = season.playPlayoffs(run, order)
    bump(counts.title, first)
    bump(counts.lastPlace, last)
  }
  return counts
}

function bump(counts: Int32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1
}

/** One season at a time, in arrays that are reused for the next one. */
function openSeason(model: ForecastModel, { scores, coins }: Draws, fixed: readonly FixedResult[]) {
  const { teams, periods, games, playoffs, homeBonus } = model
  const count = teams.length
  const fixedByMatchup = new Map(fixed.map(({ matchupId, winner }) => [matchupId, winner === 'home' ? 1 : -1]))
  const fixedResults = Int8Array.from(games, ({ matchupId }) => fixedByMatchup.get(matchupId) ?? 0)
  const halfWins = new Int32Array(count)
  const resultsOf = new Int32Array(count)
  const results = new Int8Array(games.length)
  const order = new Int32Array(count)
  const scored = new Float64Array(count)
  const playing = new Uint8Array(count)
  const table = {
    share: new Float64Array(count),
    pointsFor: new Float64Array(count),
    pointsAgainst: new Float64Array(count),
    coin: new Float32Array(count),
    meetings: countMeetings(model, results),
  } satisfies SeedTable
  const orderSeeds = openSeeding(
    rulesOf(model),
    teams.map(({ division }) => division),
  )
  const regularPeriods = periods.filter(({ isPlayoff }) => !isPlayoff).length
  const gamesOf = periods.map((_, period) =>
    games.flatMap((game, index) => (game.period === period ? [{ ...game, index }] : [])),
  )
  const won = playoffs.decided.map(({ winners, losers }) => {
    const marks = new Int8Array(count)
    for (const team of winners) marks[team] = 1
    for (const team of losers) marks[team] = -1
    return marks
  })
  const { teamCount, reseed, consolation } = playoffs
  const rules = { playoffTeamCount: teamCount, reseed, consolation }
  const rank = new Int32Array(count)
  const plan = playoffs.plan ?? planContests(count, playoffs.rounds, rules)
  const slots = new Int32Array(plan.slots)
  const [topSlot = null, bottomSlot = null] = [plan.places[0], plan.places[count - 1]]
  const placedSlots = plan.places.filter((slot) => slot !== null)

  const scoreOf = (run: number, team: number, period: number) =>
    scores[(run * count + team) * periods.length + period] ?? 0

  function playRegular(run: number): Int32Array {
    for (let team = 0; team < count; team++) halfWins[team] = teams[team]?.halfWins ?? 0
    if (playoffs.seeds) return Int32Array.from(playoffs.seeds)
    for (let team = 0; team < count; team++) {
      resultsOf[team] = teams[team]?.results ?? 0
      table.pointsFor[team] = teams[team]?.pointsFor ?? 0
      table.pointsAgainst[team] = teams[team]?.pointsAgainst ?? 0
      table.coin[team] = coins[run * count + team] ?? 0
    }
    for (let period = 0; period < regularPeriods; period++) playPeriod(run, period)
    for (let team = 0; team < count; team++)
      table.share[team] = (halfWins[team] ?? 0) / Math.max(1, resultsOf[team] ?? 0)
    orderSeeds(table, order)
    return order
  }

  function playPeriod(run: number, period: number): void {
    playing.fill(0)
    for (const { home, away, index } of gamesOf[period] ?? []) {
      let [own, other] = [scoreOf(run, home, period) + homeBonus.regularSeason, scoreOf(run, away, period)]
      const wanted = fixedResults[index] ?? 0
      if (wanted * (own - other) < 0) [own, other] = [other, own]
      const result = wanted !== 0 ? wanted : Math.sign(own - other)
      results[index] = result
      addResult(home, own, other, 1 + result)
      addResult(away, other, own, 1 - result)
    }
    if (model.hasMedianGame) addMedians()
  }

  function addResult(team: number, points: number, against: number, half: number): void {
    halfWins[team] = (halfWins[team] ?? 0) + half
    resultsOf[team] = (resultsOf[team] ?? 0) + 1
    table.pointsFor[team] = (table.pointsFor[team] ?? 0) + points
    table.pointsAgainst[team] = (table.pointsAgainst[team] ?? 0) + against
    scored[team] = points
    playing[team] = 1
  }

  function addMedians(): void {
    const ordered = scored.filter((_, team) => playing[team] === 1).sort()
    const middle = ordered.length >> 1
    const upper = ordered[middle] ?? 0
    const median = ordered.length % 2 === 1 ? upper : (upper + (ordered[middle - 1] ?? 0)) / 2
    for (let team = 0; team < count; team++) {
      if (playing[team] !== 1) continue
      halfWins[team] = (halfWins[team] ?? 0) + 1 + Math.sign((scored[team] ?? 0) - median)
      resultsOf[team] = (resultsOf[team] ?? 0) + 1
    }
  }

  /** Whether the first of two teams wins their game of a round; the better seed wins ties. */
  function firstWins(run: number, round: number, a: number, b: number): boolean {
    const known = (won[round]?.[a] ?? 0) - (won[round]?.[b] ?? 0)
    if (known !== 0) return known > 0
    const isBetter = (rank[a] ?? 0) < (rank[b] ?? 0)
    if (round < playoffs.roundsOver) return isBetter
    const period = regularPeriods + round - playoffs.roundsOver
    const bonus = isBetter ? homeBonus.playoffs : -homeBonus.playoffs
    const margin = scoreOf(run, a, period) - scoreOf(run, b, period) + bonus
    return margin > 0 || (margin === 0 && isBetter)
  }

  /** Champion and last of a run. */
  function playPlayoffs(run: number, seeds: Int32Array): { first: number; last: number } {
    if (playoffs.places) return { first: playoffs.places[0] ?? 0, last: playoffs.places[count - 1] ?? 0 }
    for (let place = 0; place < count; place++) rank[seeds[place] ?? 0] = place
    slots.set(seeds)
    for (const step of plan.steps) {
      if ('sorted' in step) {
        sortSlots(step)
        continue
      }
      const [a, b] = [slots[step.first] ?? 0, slots[step.second] ?? 0]
      const isFirst = firstWins(run, step.round, a, b)
      slots[step.winner] = isFirst ? a : b
      slots[step.loser] = isFirst ? b : a
    }
    return {
      first: slots[topSlot ?? 0] ?? 0,
      last: bottomSlot === null ? lastWithoutPlace(seeds) : (slots[bottomSlot] ?? 0),
    }
  }

  /** Insertion sort by seed, for a handful of teams ten thousand times. */
  function sortSlots({ sorted, into }: Extract<ContestPlan['steps'][number], { sorted: unknown }>): void {
    for (let end = 0; end < sorted.length; end++) {
      const team = slots[sorted[end] ?? 0] ?? 0
      let place = end
      while (place > 0 && (rank[slots[into[place - 1] ?? 0] ?? 0] ?? 0) > (rank[team] ?? 0)) {
        slots[into[place] ?? 0] = slots[into[place - 1] ?? 0] ?? 0
        place--
      }
      slots[into[place] ?? 0] = team
    }
  }

  /** Ranks that no game decides follow the seeds. */
  function lastWithoutPlace(seeds: Int32Array): number {
    for (let place = count - 1; place > 0; place--) {
      const team = seeds[place] ?? 0
      if (placedSlots.every((slot) => slots[slot] !== team)) return team
    }
    return seeds[0] ?? 0
  }

  return { halfWins, results, playRegular, playPlayoffs }
}

/** Head-to-head games, past ones and those of the run in `results`; counted on demand. */
function countMeetings({ teams, meetings, games }: ForecastModel, results: Int8Array): TableMeetings {
  const count = teams.length
  const before = new Int16Array(count * count)
  const gamesOf = new Int16Array(count * count)
  const toCome: number[][] = Array.from({ length: count * count }, () => [])
  for (const { team, other, halfWins, games: played } of meetings) {
    before[team * count + other] = halfWins
    before[other * count + team] = 2 * played - halfWins
    gamesOf[team * count + other] = played
    gamesOf[other * count + team] = played
  }
  for (const [index, { home, away }] of games.entries()) {
    for (const cell of [home * count + away, away * count + home]) {
      toCome[cell]?.push(index)
      gamesOf[cell] = (gamesOf[cell] ?? 0) + 1
    }
  }
  return {
    games: (team, other) => gamesOf[team * count + other] ?? 0,
    halfWins(team, other) {
      const cell = team * count + other
      let sum = before[cell] ?? 0
      for (const index of toCome[cell] ?? []) {
        const result = results[index] ?? 0
        sum += 1 + (games[index]?.home === team ? result : -result)
      }
      return sum
    },
  }
}
