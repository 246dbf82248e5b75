import { type SeasonAward, wasWon } from '../../../parts/awards/season-awards.ts'
import { figureAndRest } from '../../../parts/awards/split-display.ts'
import { formatCount } from '../../../ui/format.ts'
import type { StoryCard } from '../story.ts'
import type { TeamFacts } from '../team-facts.ts'

/** The best award that no other card tells: glory before shame, in the order of the awards. */
export function writeAward(
  { responses: { superlatives }, teamId, standing }: TeamFacts,
  cards: readonly StoryCard[],
): StoryCard | null {
  const own = superlatives.superlatives.filter((award) => wasWon(award) && award.winner.teamId === teamId)
  const all = own
    .toSorted((a, b) => Number(a.isShame) - Number(b.isShame))
    .map((award) => ({ award, ...figureAndRest(award.winner.display) }))
  const best = all.find(({ award, figure }) => !cards.some((card) => isToldBy(card, award, figure)))
  if (!best) return null
  const { award, figure, rest } = best
  const others = own.length - 1
  // A figure within a sentence.
  const isWhole = rest === award.winner.display
  const notes = [
    ...(isWhole && rest ? [rest] : []),
    ...(others > 0 ? [`And ${formatCount(others, 'more award', 'more awards')}`] : []),
  ]
  return {
    key: 'award',
    weight: 0.5,
    layout: 'figure',
    label: 'The award',
    figure: figure || '1st',
    unit: isWhole ? '' : rest,
    sentence: `${award.award}${award.winner.playerName ? `: ${award.winner.playerName}` : ''}.`,
    ...(notes.length > 0 && { note: notes.join('. ') }),
    inShort: { label: 'Award', name: award.award, figure: figure || '1st' },
    team: standing.teamName,
    source: { screen: 'awards', label: 'All awards' },
  }
}

/** The awards of what a card is about. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  finish: ['best-record'],
  'best-week': ['highest-week'],
  luck: ['luckiest-season', 'unluckiest-season'],
  'pick-up': ['pick-up-of-the-year'],
  trade: ['best-trade', 'worst-trade'],
}

/** Whether a card is about the same: its subject, its player, or its figure. */
function isToldBy(card: StoryCard, { key, winner: { playerName } }: SeasonAward, figure: string): boolean {
  if (subjects[card.key]?.includes(key)) return true
  const rows = card.layout === 'rows' ? card.rows : card.layout === 'faces' ? card.faces : []
  const figures = card.layout === 'figure' ? [card.figure] : rows.map((row) => row.figure)
  const words = [card.sentence, ...rows.map(({ name }) => name)]
  return figures.includes(figure) || (playerName !== null && words.some((text) => text.includes(playerName)))
}
