import type { ForecastModel, ModelGame } from './forecast-model.ts'
import type { Counts } from './play-seasons.ts'

/** A future game's effect on every team. */
export interface GameLeverage {
  game: ModelGame
  /** 0 to 1. */
  homeChance: number
  teams: readonly {
    team: number
    /** Playoff odds in the runs in which the home team won; null if it never did. */
    ifHomeWins: number | null
    ifAwayWins: number | null
    /** The first minus the second: −1 to 1; 0 if either is unknown, or if the difference may be random. */
    leverage: number
  }[]
}

/** Standard errors that a difference must exceed: with a dozen teams and games, smaller ones occur by chance. */
const errorsToTell = 2.5

/** Leverage of the next periods' games, from the same runs as the odds. */
export function weighGames(model: ForecastModel, { games }: Counts): GameLeverage[] {
  return games.map(({ game, homeWins, awayWins, inIfHomeWins, inIfAwayWins }) => ({
    game,
    homeChance: homeWins + awayWins === 0 ? 0.5 : homeWins / (homeWins + awayWins),
    teams: model.teams.map((_, team) => {
      const ifHomeWins = homeWins === 0 ? null : (inIfHomeWins[team] ?? 0) / homeWins
      const ifAwayWins = awayWins === 0 ? null : (inIfAwayWins[team] ?? 0) / awayWins
      if (ifHomeWins === null || ifAwayWins === null) return { team, ifHomeWins, ifAwayWins, leverage: 0 }
      const leverage = ifHomeWins - ifAwayWins
      const error = Math.sqrt((ifHomeWins * (1 - ifHomeWins)) / homeWins + (ifAwayWins * (1 - ifAwayWins)) / awayWins)
      return { team, ifHomeWins, ifAwayWins, leverage: Math.abs(leverage) < errorsToTell * error ? 0 : leverage }
    }),
  }))
}
