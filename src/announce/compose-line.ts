import type { Webhook } from '../book/webhook-schema.ts'
import { cutText } from './cut-text.ts'
import { escapeForDiscord, escapeForSlack } from './escape-text.ts'

/** In characters, with the address. A receiver of JSON takes any number. */
const most = { discord: 2000, groupme: 1000, slack: 4000 } satisfies Partial<Record<Webhook['to'], number>>

/** The body of the request to a webhook for one line, with an address below it. Names such as "@everyone" mention no one. */
export function composeLine(to: Webhook['to'], line: string, url: string | null = null): object {
  const address = url === null ? '' : `\n${url}`
  const withUrl = (text: string, length: number) => `${fitText(text, length - address.length)}${address}`
  switch (to) {
    case 'discord':
      return { content: withUrl(escapeForDiscord(line), most.discord), allowed_mentions: { parse: [] } }
    case 'slack':
      // A name has no markup, and what it links to has no preview.
      return {
        text: withUrl(escapeForSlack(line), most.slack),
        mrkdwn: false,
        unfurl_links: false,
        unfurl_media: false,
      }
    case 'groupme':
      return { text: withUrl(line, most.groupme) }
    case 'json':
      return { text: `${line}${address}` }
  }
}

/** Cuts the longest line, so that none is lost: what is most open may be in the last one. */
function fitText(text: string, length: number): string {
  const lines = text.split('\n')
  let excess = text.length - length
  while (excess > 0) {
    const longest = lines.reduce((best, line, index) => (line.length > (lines[best] ?? '').length ? index : best), 0)
    const line = lines[longest] ?? ''
    if (line.length < 2) break
    const others = lines.filter((_, index) => index !== longest).map((one) => one.length)
    const cut = cutText(line, Math.max(line.length - excess, Math.max(0, ...others) - 1, 1))
    lines[longest] = cut
    excess -= line.length - cut.length
  }
  return lines.join('\n')
}
