import type { LeagueSeason } from '../../domain/league-season.ts'
import { ratePower } from './power-rating.ts'

/** A margin below the first share of the usual spread of margins is close, one above the second is a blowout. */
const closeShare = 0.2
const blowoutShare = 1.5

export interface MarginLimits {
  /** Points below which a game of that many weeks was close: about one in seven. */
  close: number
  /** Points above which it was a blowout: about one in six. */
  blowout: number
}

/** The limits of a close game and of a blowout in this league so far; null before its first decided game. */
export function marginLimits(season: LeagueSeason, weeks = 1): MarginLimits | null {
  const ratings = ratePower(season)
  if (!ratings) return null
  const spread = ratings.weeklyDeviation * Math.SQRT2 * Math.sqrt(weeks)
  return { close: closeShare * spread, blowout: blowoutShare * spread }
}
