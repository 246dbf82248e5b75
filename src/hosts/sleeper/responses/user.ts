/** `/league/{id}/users`: the users of a league; `/user/{name or id}`: one user. */
import * as z from 'zod/mini'
import { longId } from './bounds.ts'

export const user = z.object({
  user_id: longId,
  display_name: z.nullish(z.string()),
  username: z.nullish(z.string()),
  metadata: z.nullish(z.object({ team_name: z.catch(z.nullish(z.string()), null) })),
})

export type UserRecord = z.infer<typeof user>
