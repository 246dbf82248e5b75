/** The awards with an address each, so that one of them can be shared by itself. */
import { type AwardCard, type SuperlativesAnswer, toAwards } from '../awards/award-cards.ts'

export interface RecapAward extends AwardCard {
  /** Segment of its address, e.g. `highest-week`; unique within the season. */
  slug: string
}

/** Those that somebody won. The slug is the server's own key of the award, or made of its title. */
export function toRecapAwards(answer: SuperlativesAnswer): RecapAward[] {
  const titled = (answer.superlatives ?? []).filter(({ award }) => award?.trim())
  const taken = new Set<string>()
  return toAwards(answer)
    .cards.map((card, index) => {
      const name = slugOf(titled[index]?.key ?? '') || slugOf(card.title) || 'award'
      const slug = taken.has(name) ? `${name}-${index + 1}` : name
      taken.add(slug)
      return { ...card, slug }
    })
    .filter(({ teamName, playerName }) => teamName !== null || playerName !== null)
}

/** Lower-case ASCII letters, digits and hyphens. */
function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
}
