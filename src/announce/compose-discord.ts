/** An edition as a Discord message: https://discord.com/developers/docs/resources/webhook#execute-webhook */
import type { Sentence } from '../contract/responses/weekly.ts'
import { scoreLines } from '../weekly/plain-text.ts'
import { type AnnouncedEdition, seasonStoryTitle } from './announced-edition.ts'
import { cutText, joinLines } from './cut-text.ts'
import { escapeForDiscord } from './escape-text.ts'

/** In characters, including backslashes; `total` covers title, description and fields. */
const most = { content: 2000, title: 256, description: 4096, fieldName: 256, fieldValue: 1024, fields: 25, total: 6000 }
/** The stripe beside the message: the green of the site. */
const colour = 0x4cc38a

export interface DiscordMessage {
  content: string
  embeds: [DiscordEmbed]
  allowed_mentions: { parse: [] }
}

interface DiscordEmbed {
  title: string
  url: string
  description: string
  color: number
  fields: DiscordField[]
  image?: { url: string }
}

interface DiscordField {
  name: string
  value: string
}

/** Names appear as they are: they mention no one and never act as markup. */
export function composeDiscord({ edition, url, story, picture }: AnnouncedEdition): DiscordMessage {
  const title = cutText(escapeForDiscord(edition.headline), most.title)
  const description = cutText(textOf(edition.lead.sentences), most.description)
  const room = most.total - title.length - description.length
  const fields = [...(story === null ? [] : [field(seasonStoryTitle, story)]), ...fieldsOf(edition)]
  return {
    content: cutText(escapeForDiscord(`${edition.league.name}, ${edition.title}`), most.content),
    embeds: [
      {
        title,
        url,
        description,
        color: colour,
        fields: fitFields(fields, room),
        ...(picture === null ? {} : { image: { url: picture } }),
      },
    ],
    // Without it a team called "@everyone" would notify everyone.
    allowed_mentions: { parse: [] },
  }
}

function fieldsOf(edition: AnnouncedEdition['edition']): DiscordField[] {
  const { games, stories, sections, standingsTitle } = edition
  const scores = joinLines(scoreLines(edition).map(escapeForDiscord), most.fieldValue)
  const title = games.length > 0 ? 'Scores' : standingsTitle
  return [
    ...scores.map((value, index) => field(index === 0 ? title : `${title}, continued`, value)),
    ...stories.map(({ headline, sentences }) => field(escapeForDiscord(headline.text), textOf(sentences))),
    ...sections.map(({ title, sentences }) => field(title, textOf(sentences.slice(0, 2)))),
  ].filter(({ value }) => value !== '')
}

function field(name: string, value: string): DiscordField {
  return { name: cutText(name, most.fieldName), value: cutText(value, most.fieldValue) }
}

/** As many as fit, in order. */
function fitFields(fields: readonly DiscordField[], room: number): DiscordField[] {
  let left = room
  const fitting = fields.filter(({ name, value }) => {
    const size = name.length + value.length
    if (size > left) return false
    left -= size
    return true
  })
  return fitting.slice(0, most.fields)
}

function textOf(sentences: readonly Sentence[]): string {
  return escapeForDiscord(sentences.map(({ text }) => text).join(' '))
}
