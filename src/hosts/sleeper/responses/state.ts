/** `/state/nfl`: the NFL's current week and season. */
import * as z from 'zod/mini'

export const stateResponse = z.object({
  season: z.string().check(z.regex(/^20\d\d$/)),
  /** The season of current leagues. */
  league_season: z.nullish(z.string().check(z.regex(/^20\d\d$/))),
})
