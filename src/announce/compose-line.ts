import type { Webhook } from '../book/webhook-schema.ts'
import { escapeForDiscord, escapeForSlack } from './escape-text.ts'

/** The body of the request to a webhook for one line, with an address below it. Names such as "@everyone" mention no one. */
export function composeLine(to: Webhook['to'], line: string, url: string | null = null): object {
  const withUrl = (text: string) => (url === null ? text : `${text}\n${url}`)
  switch (to) {
    case 'discord':
      return { content: withUrl(escapeForDiscord(line)), allowed_mentions: { parse: [] } }
    case 'slack':
      return { text: withUrl(escapeForSlack(line)) }
    case 'groupme':
    case 'json':
      return { text: withUrl(line) }
  }
}
