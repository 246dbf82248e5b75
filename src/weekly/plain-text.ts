import { writeDecimal } from '../domain/decimal-text.ts'
import type { Edition, GameStory, Sentence } from './edition.ts'

/** What messengers show without folding it away. */
const mostCharacters = 1200

/**
 * An edition as a message for the league's chat, with a link to the whole: the lead, the scores, then of the rest as much as
 * there is room for.
 */
export function editionText(edition: Edition, link: string): string {
  const { league, title, lead, stories, sections, next } = edition
  const head = [`${league.name}, ${title}`, '', lead.headline.text, join(lead.sentences)]
  const blocks = [
    scoresOf(edition),
    ...stories.slice(0, 2).map((story) => [story.headline.text, join(story.sentences.slice(0, 1))].join('\n')),
    ...sections.slice(0, 2).map((section) => `${section.title}: ${join(section.sentences.slice(0, 1))}`),
    ...(next?.games.slice(0, 1).flatMap((game) => (game.sentences[0] ? [`Next: ${game.sentences[0].text}`] : [])) ??
      []),
  ]
  const room = mostCharacters - link.length - 2
  const text = blocks
    .filter((block) => block !== '')
    .reduce(
      (sofar, block) => (sofar.length + block.length + 2 <= room ? `${sofar}\n\n${block}` : sofar),
      cut(head, room),
    )
  return `${text}\n\n${link}`
}

function join(sentences: readonly Sentence[]): string {
  return sentences.map(({ text }) => text).join(' ')
}

function cut(lines: readonly string[], room: number): string {
  const text = lines.join('\n')
  return text.length <= room ? text : `${text.slice(0, Math.max(0, room - 1)).trimEnd()}…`
}

function scoresOf({ games, standings, standingsTitle }: Edition): string {
  if (games.length > 0) return games.map(scoreLine).join('\n')
  const rows = standings.slice(0, 12).map(({ rank, team, points, isOut }) => {
    const scored = points === null ? '' : ` ${writeDecimal(points, 1)}`
    return `${rank}. ${team.name}${scored}${isOut ? ' (out)' : ''}`
  })
  return [standingsTitle, ...rows].join('\n')
}

function scoreLine({ teams: [first, second], points }: GameStory): string {
  const [one, two] = writeScores(points)
  return `${first.name} ${one}, ${second.name} ${two}`
}

/** The scores of a game with 1 decimal, with 2 where they would look alike. */
export function writeScores([own, other]: GameStory['points']): [string, string] {
  const isAlike = own !== other && writeDecimal(own, 1) === writeDecimal(other, 1)
  const decimals = isAlike ? 2 : 1
  return [writeDecimal(own, decimals), writeDecimal(other, decimals)]
}
