import type { Draws } from './draws.ts'
import type { ForecastModel, ModelGame } from './forecast-model.ts'
import { openRegularSeason } from './play-regular-season.ts'

/** A future game's effect on every team. */
export interface GameLeverage {
  game: ModelGame
  /** 0 to 1; a tie counts half. */
  homeChance: number
  teams: readonly {
    team: number
    /** Playoff odds with the home team as winner, 0 to 1. */
    ifHomeWins: number
    ifAwayWins: number
    /** The first minus the second: −1 to 1. */
    leverage: number
  }[]
}

/** Number of future periods whose games are weighed one by one. */
const periodsWeighed = 3

/**
 * Leverage of the next periods' games. Every simulated season is played with each winner of a game while all other draws stay the same, as in
 * "what if": so only the game makes the difference, and a difference is exact for these runs. One of the two winners is that of the run.
 */
export function weighGames(model: ForecastModel, draws: Draws): GameLeverage[] {
  const count = model.teams.length
  const { teamCount } = model.playoffs
  const { play, replay, results } = openRegularSeason(model, draws, [])
  const weighed = model.games.flatMap((game, index) =>
    game.period < periodsWeighed
      ? [{ game, index, homeHalfWins: 0, inIfHomeWins: new Int32Array(count), inIfAwayWins: new Int32Array(count) }]
      : [],
  )
  if (weighed.length === 0) return []
  for (let run = 0; run < draws.runs; run++) {
    play(run)
    for (const entry of weighed) {
      entry.homeHalfWins += 1 + (results[entry.index] ?? 0)
      countIn(entry.inIfHomeWins, replay(run, entry.index, 1), teamCount)
      countIn(entry.inIfAwayWins, replay(run, entry.index, -1), teamCount)
    }
  }
  return weighed.map(({ game, homeHalfWins, inIfHomeWins, inIfAwayWins }) => ({
    game,
    homeChance: homeHalfWins / (2 * draws.runs),
    teams: model.teams.map((_, team) => {
      const ifHomeWins = (inIfHomeWins[team] ?? 0) / draws.runs
      const ifAwayWins = (inIfAwayWins[team] ?? 0) / draws.runs
      return { team, ifHomeWins, ifAwayWins, leverage: ifHomeWins - ifAwayWins }
    }),
  }))
}

function countIn(counts: Int32Array, seeds: Int32Array, teamCount: number): void {
  for (let place = 0; place < teamCount; place++) {
    const team = seeds[place] ?? 0
    counts[team] = (counts[team] ?? 0) + 1
  }
}
