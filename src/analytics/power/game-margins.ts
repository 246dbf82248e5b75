import type { Season } from '../../domain/season.ts'
import { ratePower } from './power-rating.ts'

/** Shares of the usual spread of margins: below the first a game is close, above the second it is a blowout. */
const closeShare = 0.2
const blowoutShare = 1.5

export interface MarginLimits {
  /** Close games have a smaller margin for that number of weeks: about one game in seven. */
  close: number
  /** Blowouts have a larger margin: about one game in six. */
  blowout: number
}

/** The league's limits of close games and blowouts to date; null before its first final game. */
export function marginLimits(season: Season, weeks = 1): MarginLimits | null {
  const ratings = ratePower(season)
  if (!ratings) return null
  const spread = ratings.weeklyDeviation * Math.SQRT2 * Math.sqrt(weeks)
  return { close: closeShare * spread, blowout: blowoutShare * spread }
}
