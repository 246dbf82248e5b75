/** `/state/nfl`: where the NFL is now. */
import * as z from 'zod/mini'

export const stateResponse = z.object({
  season: z.string().check(z.regex(/^20\d\d$/)),
  /** The season whose leagues are being made or played. */
  league_season: z.nullish(z.string().check(z.regex(/^20\d\d$/))),
})
