/** Webhooks for a league's weekly. URLs and secrets are in the environment, never in the book. */
import { z } from 'zod'
import { joinList } from '../domain/join-list.ts'

export const webhookKinds = ['discord', 'slack', 'groupme', 'json'] as const
const webhooksAtMost = 10

const variable = (what: string) =>
  z
    .string(what)
    .regex(/^[A-Z][A-Z0-9_]{1,63}$/, what)
    .describe(`Expected: ${what}`)

const webhook = z
  .strictObject(
    {
      to: z.enum(webhookKinds, 'discord, slack, groupme, or json').describe('What the receiver understands'),
      address: variable('the name of an environment variable with the URL, such as DISCORD_WEBHOOK'),
      secret: variable('the name of an environment variable with the secret, such as WEBHOOK_SECRET')
        .optional()
        .describe('Of json: what requests are signed with'),
    },
    '{to: discord, address: DISCORD_WEBHOOK}',
  )
  .refine(({ to, secret }) => to === 'json' || secret === undefined, {
    path: ['secret'],
    message: 'none: only requests of json are signed',
  })

export type Webhook = z.infer<typeof webhook>

/** What a league hears of by itself. The messages are in `announce/moments` and `announce/news.ts`. */
export const announcedKinds = [
  'weekly',
  'corrections',
  'thursday',
  'sunday-lineups',
  'sunday-night',
  'monday',
  'trades',
  'clinched',
  'eliminated',
  'records',
] as const
export type AnnouncedKind = (typeof announcedKinds)[number]

/** Where a book does not say it. */
export const usuallyAnnounced: readonly AnnouncedKind[] = ['weekly', 'monday', 'corrections']

export const announceSchema = z
  .array(z.enum(announcedKinds, joinList(announcedKinds, 'or')), `a list such as [${usuallyAnnounced.join(', ')}]`)
  .transform((kinds) => [...new Set(kinds)])
  .optional()
  .describe(`What its webhooks hear of; ${usuallyAnnounced.join(', ')} where it is left out`)

export const webhooksSchema = z
  .array(webhook, 'a list such as [{to: discord, address: DISCORD_WEBHOOK}]')
  .max(webhooksAtMost, `at most ${webhooksAtMost} webhooks`)
  .refine(
    (webhooks) => new Set(webhooks.map(({ to, address }) => `${to} ${address}`)).size === webhooks.length,
    'every webhook once',
  )
  .default([])
  .describe("Where the league's weekly is announced: npm run announce")
