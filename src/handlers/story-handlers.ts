/** Handlers of derived figures: awards, luck, power, odds, moves. A browser loads them on demand. */
import { leagueIdOf } from '../analytics/public-ids.ts'
import { recapSeason } from '../analytics/recap.ts'
import { handleBracket } from './bracket.ts'
import { handleForecast, handleForecastHistory } from './forecast.ts'
import { handleGamePaths } from './game-paths.ts'
import type { Handler } from './handler.ts'
import { handleLab, handleLabFindings } from './lab.ts'
import { handleLive } from './live.ts'
import { handleLuck } from './luck.ts'
import { handleManagers } from './managers.ts'
import { handleMoves } from './moves.ts'
import { handlePower } from './power.ts'
import { handleScoreboard } from './scoreboard.ts'
import { handleSuperlatives } from './superlatives.ts'
import { handleWholeSeason } from './whole-season.ts'

const handleRecap: Handler<'recap'> = ({ season }) => ({
  leagueId: leagueIdOf(season),
  season: season.season,
  ...recapSeason(season),
})

export const storyHandlers = {
  superlatives: handleSuperlatives,
  lab: handleLab,
  labFindings: handleLabFindings,
  luck: handleLuck,
  power: handlePower,
  scoreboard: handleScoreboard,
  gamePaths: handleGamePaths,
  bracket: handleBracket,
  managers: handleManagers,
  forecast: handleForecast,
  forecastHistory: handleForecastHistory,
  live: handleLive,
  moves: handleMoves,
  recap: handleRecap,
  wholeSeason: handleWholeSeason,
}
