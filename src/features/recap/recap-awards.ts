/** The awards with an address each, so that one of them can be shared by itself. */
import { type AwardCard, type SuperlativesAnswer, toAwards } from '../awards/award-cards.ts'

export interface RecapAward extends AwardCard {
  /** Segment of its address, e.g. `highest-week`; unique within the season. */
  slug: string
}

/** Those that somebody won. */
export function toRecapAwards(answer: SuperlativesAnswer): RecapAward[] {
  return toAwards(answer)
    .cards.filter(({ teamName, playerName }) => teamName !== null || playerName !== null)
    .map((card) => ({ ...card, slug: slugOf(card) }))
}

/** Its segment becomes a file's name: none may be long. */
const longestSlug = 80

function slugOf({ id, rank }: AwardCard): string {
  const slug = id.replace(/^award-/, '')
  return slug.length <= longestSlug ? slug : `${slug.slice(0, longestSlug - 4)}-${rank}`
}
