import { nameSeason } from '../../domain/identity.ts'
import type { Story } from './story.ts'

/** A story to which cards were added that came later, without a change of what the reader has seen: up to the card after the one being read. */
export function keepOrder(shown: Story, story: Story, readIndex: number): Story {
  if (nameSeason(shown) !== nameSeason(story) || shown.team?.id !== story.team?.id) return story
  const seen = shown.cards.slice(0, readIndex + 2).filter(({ key }) => key !== 'last')
  const seenCards = seen.flatMap(({ key }) => story.cards.find((card) => card.key === key) ?? [])
  return { ...story, cards: [...seenCards, ...story.cards.filter((card) => !seenCards.includes(card))] }
}

/** Index of the card in the middle of a list of cards. */
export function indexInMiddle(cards: readonly Element[]): number {
  const distances = cards.map((card) => {
    const { left, right } = card.getBoundingClientRect()
    return Math.abs((left + right - innerWidth) / 2)
  })
  return distances.indexOf(Math.min(...distances))
}
