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
}

export function openRegularSeason(model: ForecastModel, draws: Draws, fixed: readonly FixedResult[]): RegularSeason {
  const { teams, playoffs } = model
  const scoreOf = openScores(model, draws)
  const standings = openStandings(teams.length)
  const results = new Int8Array(model.games.length)
  const periods = listPeriods(model, fixed)
  const seeds = new Int32Array(teams.length)
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
    for (const { period, games } of periods) playPeriod(run, period, games)
    for (let team = 0; team < teams.length; team++) {
      share[team] = (halfWins[team] ?? 0) / Math.max(1, resultCounts[team] ?? 0)
      coin[team] = draws.coins[run * teams.length + team] ?? 0
    }
    orderSeeds(table, seeds)
    return seeds
  }

  function playPeriod(run: number, period: number, games: readonly PeriodGame[]): void {
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
    if (model.hasMedianGame) addMedians(standings)
  }

  return { halfWins, results, play }
}

/** A game with its place in the model, and 1 or −1 where its winner is fixed, else 0. */
type PeriodGame = ModelGame & { index: number; fixedResult: number }

/** The periods of the regular season with their games. */
function listPeriods(
  { periods, games }: ForecastModel,
  fixed: readonly FixedResult[],
): { period: number; games: PeriodGame[] }[] {
  const fixedResults = new Map(fixed.map(({ matchupId, winner }) => [matchupId, winner === 'home' ? 1 : -1]))
  const all = games.map((game, index) => ({ ...game, index, fixedResult: fixedResults.get(game.matchupId) ?? 0 }))
  return periods
    .filter(({ isPlayoff }) => !isPlayoff)
    .map((_, period) => ({ period, games: all.filter((game) => game.period === period) }))
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

/** A game of every team against the median of its period. */
function addMedians({ halfWins, resultCounts, scored, isPlaying }: Standings): void {
  const ordered = scored.filter((_, team) => isPlaying[team] === 1).sort()
  const middle = ordered.length >> 1
  const upper = ordered[middle] ?? 0
  const median = ordered.length % 2 === 1 ? upper : (upper + (ordered[middle - 1] ?? 0)) / 2
  for (let team = 0; team < scored.length; team++) {
    if (isPlaying[team] !== 1) continue
    halfWins[team] = (halfWins[team] ?? 0) + 1 + Math.sign((scored[team] ?? 0) - median)
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
