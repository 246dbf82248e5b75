import { openSeeding, type SeedTable, type TableMeetings } from '../../verdict/seed-order.ts'
import { type Draws, openScores } from './draws.ts'
import { type FixedResult, type ForecastModel, type ModelGame, rulesOf } from './forecast-model.ts'

/** The regular season of one run at a time, in arrays that are reused for the next one. */
export interface RegularSeason {
  /** Half-wins at its end, by team. */
  halfWins: Int32Array
  /** By game of the model: 1 for a home win, −1 for an away win, 0 for a tie. */
  results: Int8Array
  /** Plays a run; returns its seeds, best first. */
  play: (run: number) => Int32Array
  /**
   * Seeds of the run that was played last, if one game had this winner, as if its result had been fixed. `game`: index in the model. Where
   * the same teams are in the playoffs they may be the run's own, which saves most of the seeding.
   */
  replay: (run: number, game: number, result: 1 | -1) => Int32Array
}

export function openRegularSeason(model: ForecastModel, draws: Draws, fixed: readonly FixedResult[]): RegularSeason {
  const { teams, playoffs } = model
  const scoreOf = openScores(model, draws)
  const standings = openStandings(teams.length)
  const results = new Int8Array(model.games.length)
  const periods = listPeriods(model, fixed)
  const seeds = new Int32Array(teams.length)
  const replayedSeeds = new Int32Array(teams.length)
  // With divisions a team can be in with a worse record than others.
  const hasDivisions = teams.some(({ division }) => division !== null)
  const edge: PlayoffEdge | null = hasDivisions
    ? null
    : { isIn: new Uint8Array(teams.length), lowestIn: 0, highestOut: 0 }
  const medianHalfWins = periods.map(() => new Int8Array(teams.length))
  const { halfWins, resultCounts, pointsFor, pointsAgainst } = standings
  const share = new Float64Array(teams.length)
  const coin = new Float32Array(teams.length)
  const table: SeedTable = { share, pointsFor, pointsAgainst, coin, meetings: countMeetings(model, results) }
  const orderSeeds = openSeeding(
    rulesOf(model),
    teams.map(({ division }) => division),
  )

  function play(run: number): Int32Array {
    restart(standings, teams)
    if (playoffs.seeds) return Int32Array.from(playoffs.seeds)
    for (const period of periods) playPeriod(run, period)
    for (let team = 0; team < teams.length; team++) {
      setShares(team)
      coin[team] = draws.coins[run * teams.length + team] ?? 0
    }
    orderSeeds(table, seeds)
    if (edge) findEdge(edge, seeds, share, playoffs.teamCount)
    return seeds
  }

  function playPeriod(run: number, { period, games, scoredOnce }: PlayedPeriod): void {
    standings.isPlaying.fill(0)
    for (const { home, away, index, fixedResult } of games) {
      const own = scoreOf(run, home, period) + model.homeBonus.regularSeason
      const other = scoreOf(run, away, period)
      const isSwapped = fixedResult * (own - other) < 0
      const result = fixedResult !== 0 ? fixedResult : Math.sign(own - other)
      results[index] = result
      addResult(standings, home, isSwapped ? other : own, isSwapped ? own : other, 1 + result)
      addResult(standings, away, isSwapped ? own : other, isSwapped ? other : own, 1 - result)
    }
    for (const team of scoredOnce) standings.scored[team] = scoreOf(run, team, period)
    if (model.hasMedianGame) addMedians(standings, medianHalfWins[period])
  }

  function replay(run: number, index: number, result: 1 | -1): Int32Array {
    const game = model.games[index]
    const before = results[index] ?? 0
    if (!game || before === result) return seeds
    const { home, away, period } = game
    const ahead = scoreOf(run, home, period) + model.homeBonus.regularSeason - scoreOf(run, away, period)
    // Where the other side wins, the two scores change places, and with them the results against the median.
    const shift = before === 0 ? 0 : -ahead
    const ofMedian = shift === 0 ? 0 : medianShift(periods[period], medianHalfWins[period], game)
    const [riser, faller] = result > 0 ? [home, away] : [away, home]
    const change = Math.abs(result - before + ofMedian)
    if (edge && keepsSeeds(edge, shareAfter, { riser, faller, change })) return seeds
    shiftPair(standings, home, away, { halfWins: result - before, ofMedian, points: shift })
    results[index] = result
    setShares(home)
    setShares(away)
    orderSeeds(table, replayedSeeds)
    shiftPair(standings, home, away, { halfWins: before - result, ofMedian: -ofMedian, points: -shift })
    results[index] = before
    setShares(home)
    setShares(away)
    return replayedSeeds
  }

  function setShares(team: number): void {
    share[team] = shareAfter(team, 0)
  }

  function shareAfter(team: number, change: number): number {
    return ((halfWins[team] ?? 0) + change) / Math.max(1, resultCounts[team] ?? 0)
  }

  return { halfWins, results, play, replay }
}

/** The line between the teams in the playoffs of a run and the others: shares of wins on both sides of it. */
interface PlayoffEdge {
  /** By team: 1 in, 0 out. */
  isIn: Uint8Array
  lowestIn: number
  highestOut: number
}

function findEdge(edge: PlayoffEdge, seeds: Int32Array, share: Float64Array, teamCount: number): void {
  edge.isIn.fill(0)
  for (let place = 0; place < teamCount; place++) edge.isIn[seeds[place] ?? 0] = 1
  edge.lowestIn = share[seeds[teamCount - 1] ?? 0] ?? 0
  edge.highestOut = teamCount < seeds.length ? (share[seeds[teamCount] ?? 0] ?? 0) : -1
}

/** Teams whose game gets another winner, and the half-wins that move from one to the other. */
interface Swing {
  riser: number
  faller: number
  change: number
}

/** Share of wins of a team with that many more half-wins. */
type ShareAfter = (team: number, change: number) => number

/** Whether a swing leaves the same teams in the playoffs, so that the run's own seeds may be used. */
function keepsSeeds(edge: PlayoffEdge, shareAfter: ShareAfter, { riser, faller, change }: Swing): boolean {
  if (!isFarFromEdge(edge, shareAfter, riser, change) || !isFarFromEdge(edge, shareAfter, faller, -change)) return false
  const isOrdered = shareAfter(riser, change) < shareAfter(faller, -change)
  return isOrdered || edge.isIn[riser] === 1 || edge.isIn[faller] === 0
}

/** Whether a team stays on its side of the playoff line, and out of the ties on it, however ties are broken. */
function isFarFromEdge(
  { isIn, lowestIn, highestOut }: PlayoffEdge,
  shareAfter: ShareAfter,
  team: number,
  change: number,
): boolean {
  const lowest = shareAfter(team, Math.min(0, change))
  const highest = shareAfter(team, Math.max(0, change))
  return isIn[team] === 1 ? lowest > highestOut : highest < lowestIn
}

/** A game with its place in the model, and 1 or −1 where its winner is fixed, else 0. */
type PeriodGame = ModelGame & { index: number; fixedResult: number }

interface PlayedPeriod {
  period: number
  games: readonly PeriodGame[]
  /**
   * Its teams, where some have several games: each has one score against the median, without a home bonus, and with no other team's where a
   * winner is fixed.
   */
  scoredOnce: readonly number[]
}

/** The half-wins against the median that move from the away team of a game to the home team with the scores. */
function medianShift(
  period: PlayedPeriod | undefined,
  halfWins: Int8Array | undefined,
  { home, away }: ModelGame,
): number {
  if (!period || period.scoredOnce.length > 0) return 0
  return (halfWins?.[away] ?? 0) - (halfWins?.[home] ?? 0)
}

/** The periods of the regular season with their games. */
function listPeriods({ periods, games }: ForecastModel, fixed: readonly FixedResult[]): PlayedPeriod[] {
  const fixedResults = new Map(fixed.map(({ matchupId, winner }) => [matchupId, winner === 'home' ? 1 : -1]))
  const all = games.map((game, index) => ({ ...game, index, fixedResult: fixedResults.get(game.matchupId) ?? 0 }))
  return periods
    .filter(({ isPlayoff }) => !isPlayoff)
    .map((_, period) => {
      const ofPeriod = all.filter((game) => game.period === period)
      const teams = new Set(ofPeriod.flatMap(({ home, away }) => [home, away]))
      return { period, games: ofPeriod, scoredOnce: teams.size < 2 * ofPeriod.length ? [...teams] : [] }
    })
}

/** By team, of the run that is being played. */
interface Standings {
  halfWins: Int32Array
  /** Games, those against the median included. */
  resultCounts: Int32Array
  pointsFor: Float64Array
  pointsAgainst: Float64Array
  /** Points of the present period; 1 for teams that have a game in it. */
  scored: Float64Array
  isPlaying: Uint8Array
}

function openStandings(count: number): Standings {
  return {
    halfWins: new Int32Array(count),
    resultCounts: new Int32Array(count),
    pointsFor: new Float64Array(count),
    pointsAgainst: new Float64Array(count),
    scored: new Float64Array(count),
    isPlaying: new Uint8Array(count),
  }
}

/** Back to what the teams have from their final games. */
function restart({ halfWins, resultCounts, pointsFor, pointsAgainst }: Standings, teams: ForecastModel['teams']): void {
  for (let index = 0; index < teams.length; index++) {
    const team = teams[index]
    halfWins[index] = team?.halfWins ?? 0
    resultCounts[index] = team?.results ?? 0
    pointsFor[index] = team?.pointsFor ?? 0
    pointsAgainst[index] = team?.pointsAgainst ?? 0
  }
}

function addResult(standings: Standings, team: number, points: number, against: number, halfWins: number): void {
  standings.halfWins[team] = (standings.halfWins[team] ?? 0) + halfWins
  standings.resultCounts[team] = (standings.resultCounts[team] ?? 0) + 1
  standings.pointsFor[team] = (standings.pointsFor[team] ?? 0) + points
  standings.pointsAgainst[team] = (standings.pointsAgainst[team] ?? 0) + against
  standings.scored[team] = points
  standings.isPlaying[team] = 1
}

/** Moves half-wins and points from the away team of a game to the home team. */
function shiftPair(
  { halfWins, pointsFor, pointsAgainst }: Standings,
  home: number,
  away: number,
  shift: { halfWins: number; ofMedian: number; points: number },
): void {
  halfWins[home] = (halfWins[home] ?? 0) + shift.halfWins + shift.ofMedian
  halfWins[away] = (halfWins[away] ?? 0) - shift.halfWins - shift.ofMedian
  pointsFor[home] = (pointsFor[home] ?? 0) + shift.points
  pointsFor[away] = (pointsFor[away] ?? 0) - shift.points
  pointsAgainst[home] = (pointsAgainst[home] ?? 0) - shift.points
  pointsAgainst[away] = (pointsAgainst[away] ?? 0) + shift.points
}

/** A game of every team against the median of its period; its half-wins are added to the standings and kept in `added`. */
function addMedians({ halfWins, resultCounts, scored, isPlaying }: Standings, added?: Int8Array): void {
  const ordered = scored.filter((_, team) => isPlaying[team] === 1).sort()
  const middle = ordered.length >> 1
  const upper = ordered[middle] ?? 0
  const median = ordered.length % 2 === 1 ? upper : (upper + (ordered[middle - 1] ?? 0)) / 2
  for (let team = 0; team < scored.length; team++) {
    if (isPlaying[team] !== 1) continue
    const own = 1 + Math.sign((scored[team] ?? 0) - median)
    halfWins[team] = (halfWins[team] ?? 0) + own
    if (added) added[team] = own
    resultCounts[team] = (resultCounts[team] ?? 0) + 1
  }
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
