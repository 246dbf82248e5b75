/** `/league/{id}/users`: the users of a league; `/user/{name or id}`: one user. */
import * as z from 'zod/mini'
import { tolerant } from '../../shared/tolerant.ts'
import { userId } from './bounds.ts'

export const user = tolerant(
  z.object({
    user_id: userId,
    display_name: z.nullish(z.string()),
    username: z.nullish(z.string()),
    metadata: z.nullish(z.object({ team_name: z.catch(z.nullish(z.string()), null) })),
  }),
)

export type UserRecord = z.infer<typeof user>
