import type { Webhook } from '../book/webhook-schema.ts'
import type { AnnouncedEdition } from './announced-edition.ts'
import { composeDiscord } from './compose-discord.ts'
import { composeGroupme } from './compose-groupme.ts'
import { composeJson } from './compose-json.ts'
import { composeSlack } from './compose-slack.ts'

const composers = {
  discord: composeDiscord,
  slack: composeSlack,
  groupme: composeGroupme,
  json: composeJson,
} satisfies Record<Webhook['to'], (announced: AnnouncedEdition) => object>

/** The body of the request to a webhook. */
export function composeMessage(to: Webhook['to'], announced: AnnouncedEdition): object {
  return composers[to](announced)
}
