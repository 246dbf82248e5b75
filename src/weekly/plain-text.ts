import type { Edition, GameStory, Sentence } from '../contract/responses/weekly.ts'
import { writeDecidedBy } from '../domain/decided-by.ts'
import { writeDecimal } from '../domain/decimal-text.ts'
import { writeGameScores } from '../domain/score-text.ts'

/** Messengers fold longer messages. */
const mostCharacters = 1200

/**
 * An edition as a chat message of at most 1,200 characters or `most`: the lead, the scores, then as much of the rest as fits. `link` is the
 * edition's URL; null without `SITE_URL`.
 */
export function editionText(edition: Edition, link: string | null, most = mostCharacters): string {
  const { league, title, lead, stories, sections, next } = edition
  const head = [`${league.name}, ${title}`, '', lead.headline.text, joinSentences(lead.sentences)]
  const blocks = [
    scoresOf(edition),
    ...stories.slice(0, 2).map((story) => [story.headline.text, joinSentences(story.sentences.slice(0, 1))].join('\n')),
    ...sections
      .filter(({ key }) => key !== 'history')
      .slice(0, 2)
      .map((section) => `${section.title}: ${joinSentences(section.sentences.slice(0, 1))}`),
    ...(next?.games.slice(0, 1).flatMap((game) => (game.sentences[0] ? [`Next: ${game.sentences[0].text}`] : [])) ??
      []),
    ...sections
      .filter(({ key }) => key === 'history')
      .map((section) => `${section.title}: ${joinSentences(section.sentences)}`),
  ]
  const end = link === null ? '' : `\n\n${link}`
  const room = most - end.length
  const text = blocks
    .filter((block) => block !== '')
    .reduce(
      (sofar, block) => (sofar.length + block.length + 2 <= room ? `${sofar}\n\n${block}` : sofar),
      cut(head, room),
    )
  return text + end
}

export function joinSentences(sentences: readonly Sentence[]): string {
  return sentences.map(({ text }) => text).join(' ')
}

function cut(lines: readonly string[], room: number): string {
  const text = lines.join('\n')
  return text.length <= room ? text : `${text.slice(0, Math.max(0, room - 1)).trimEnd()}…`
}

function scoresOf(edition: Edition): string {
  const lines = scoreLines(edition)
  return (edition.games.length > 0 ? lines : [edition.standingsTitle, ...lines]).join('\n')
}

/** A line per game; in leagues without opponents per team. */
export function scoreLines({ games, standings }: Edition): string[] {
  if (games.length > 0) return games.map(scoreLine)
  return standings.slice(0, 12).map(({ rank, team, points, isOut }) => {
    const scored = points === null ? '' : ` ${writeDecimal(points, 1)}`
    return `${rank}. ${team.name}${scored}${isOut ? ' (out)' : ''}`
  })
}

function scoreLine({ teams, points, isTie }: GameStory): string {
  const scores = writeGameScores(points)
  const how = isTie ? '' : writeDecidedBy(points)
  return `${teams.map(({ name }, side) => `${name} ${scores[side]}`).join(', ')}${how}`
}
