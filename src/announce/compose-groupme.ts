/** An edition as a message of a GroupMe bot: https://dev.groupme.com/docs/v3#bots_post */
import { editionText } from '../weekly/plain-text.ts'
import { type AnnouncedEdition, storyLines } from './announced-edition.ts'

const mostCharacters = 1000

export interface GroupmeMessage {
  /** Plain text: GroupMe has no markup or mentions in text. */
  text: string
}

/** The picture is a URL in the text, because GroupMe only embeds pictures from its own service. */
export function composeGroupme({ edition, url, story, picture }: AnnouncedEdition): GroupmeMessage {
  const addresses = [url, ...storyLines(story), ...(picture === null ? [] : [picture])].join('\n')
  return { text: editionText(edition, addresses, mostCharacters) }
}
