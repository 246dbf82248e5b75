import type { Webhook } from '../book/webhook-schema.ts'
import { editionText } from '../weekly/plain-text.ts'
import { type AnnouncedEdition, storyLines } from './announced-edition.ts'
import { composeDiscord } from './compose-discord.ts'
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

const mostGroupmeCharacters = 1000

/** An edition as a message of a GroupMe bot: https://dev.groupme.com/docs/v3#bots_post */
interface GroupmeMessage {
  /** Plain text: GroupMe has no markup or mentions in text. */
  text: string
}

/** The picture is a URL in the text, because GroupMe only embeds pictures from its own service. */
function composeGroupme({ edition, url, story, picture }: AnnouncedEdition): GroupmeMessage {
  const addresses = [url, ...storyLines(story), ...(picture === null ? [] : [picture])].join('\n')
  return { text: editionText(edition, addresses, mostGroupmeCharacters) }
}
