/** Handlers of derived figures: awards, luck, power, odds, moves. A browser loads them on demand. */
import { bracket } from './bracket.ts'
import { forecast, forecastHistory } from './forecast.ts'
import { lab } from './lab.ts'
import { luck } from './luck.ts'
import { managers } from './managers.ts'
import { moves } from './moves.ts'
import { power } from './power.ts'
import { recap } from './recap.ts'
import { scoreboard } from './scoreboard.ts'
import { superlatives } from './superlatives.ts'
import { wholeSeason } from './whole-season.ts'

export const storyHandlers = {
  superlatives,
  lab,
  luck,
  power,
  scoreboard,
  bracket,
  managers,
  forecast,
  forecastHistory,
  moves,
  recap,
  wholeSeason,
}
