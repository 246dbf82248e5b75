/** Handlers of derived figures: awards, luck, power, odds, moves. A browser loads them on demand. */
import { handleBracket } from './bracket.ts'
import { handleForecast, handleForecastHistory } from './forecast.ts'
import { handleLab, handleLabFindings } from './lab.ts'
import { handleLive } from './live.ts'
import { handleLuck } from './luck.ts'
import { handleManagers } from './managers.ts'
import { handleMoves } from './moves.ts'
import { handlePower } from './power.ts'
import { handleRecap } from './recap.ts'
import { handleScoreboard } from './scoreboard.ts'
import { handleSuperlatives } from './superlatives.ts'
import { handleWholeSeason } from './whole-season.ts'

export const storyHandlers = {
  superlatives: handleSuperlatives,
  lab: handleLab,
  labFindings: handleLabFindings,
  luck: handleLuck,
  power: handlePower,
  scoreboard: handleScoreboard,
  bracket: handleBracket,
  managers: handleManagers,
  forecast: handleForecast,
  forecastHistory: handleForecastHistory,
  live: handleLive,
  moves: handleMoves,
  recap: handleRecap,
  wholeSeason: handleWholeSeason,
}
