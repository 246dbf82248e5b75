/** An edition as a Slack message: https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
import type { Sentence } from '../contract/responses/weekly.ts'
import { scoreLines } from '../weekly/plain-text.ts'
import { type AnnouncedEdition, seasonStoryTitle } from './announced-edition.ts'
import { cutText, joinLines } from './cut-text.ts'
import { escapeForSlack } from './escape-text.ts'

const most = { header: 150, section: 3000, altText: 2000 }

export interface SlackMessage {
  /** For notifications, and clients without blocks. */
  text: string
  blocks: SlackBlock[]
  unfurl_links: false
  unfurl_media: false
}

type SlackBlock =
  | { type: 'header'; text: { type: 'plain_text'; text: string; emoji: false } }
  | { type: 'section'; text: { type: 'mrkdwn'; text: string; verbatim: true } }
  | { type: 'image'; image_url: string; alt_text: string }

export function composeSlack({ edition, text, url, story, picture }: AnnouncedEdition): SlackMessage {
  const { league, title, headline, lead, games, stories, sections, standingsTitle } = edition
  const scores = joinLines(scoreLines(edition).map(escapeForSlack), most.section - 100)
  return {
    text: escapeForSlack(text),
    blocks: [
      {
        type: 'header',
        text: { type: 'plain_text', text: cutText(`${league.name}, ${title}`, most.header), emoji: false },
      },
      section([`*${escapeForSlack(headline)}*`, textOf(lead.sentences)]),
      ...scores.map((lines, index) =>
        section(index === 0 ? [`*${games.length > 0 ? 'Scores' : escapeForSlack(standingsTitle)}*`, lines] : [lines]),
      ),
      ...stories.map((story) => section([`*${escapeForSlack(story.headline.text)}*`, textOf(story.sentences)])),
      ...sections.map(({ title, sentences }) => section([`*${escapeForSlack(title)}*`, textOf(sentences.slice(0, 2))])),
      ...(picture === null ? [] : [imageOf(picture, `${league.name}, ${title}: ${headline}`)]),
      section([
        `<${escapeForSlack(url)}|Read the whole edition>`,
        ...(story === null ? [] : [`<${escapeForSlack(story)}|${seasonStoryTitle}>`]),
      ]),
    ],
    unfurl_links: false,
    unfurl_media: false,
  }
}

/** `verbatim`: a team called "#general" or "@channel" becomes no link and no mention. */
function section(lines: readonly string[]): SlackBlock {
  const text = cutEscaped(lines.filter((line) => line !== '').join('\n'), most.section)
  return { type: 'section', text: { type: 'mrkdwn', text, verbatim: true } }
}

function imageOf(url: string, altText: string): SlackBlock {
  return { type: 'image', image_url: url, alt_text: cutText(altText, most.altText) }
}

function textOf(sentences: readonly Sentence[]): string {
  return escapeForSlack(sentences.map(({ text }) => text).join(' '))
}

/** Does not end within "&amp;". */
function cutEscaped(text: string, length: number): string {
  return text.length <= length ? text : cutText(text, length).replace(/&[a-z]*…$/, '…')
}
