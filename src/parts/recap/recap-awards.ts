/** Awards with their own URLs for sharing. */
import { type AwardCard, awardSlug, type SuperlativesResponse, toAwards, wasWon } from '../awards/award-cards.ts'

export interface RecapAward extends AwardCard {
  /** Path segment, e.g. `highest-week`; unique within the season. */
  slug: string
}

/** The awards with a winner. */
export function toRecapAwards(response: SuperlativesResponse): RecapAward[] {
  return toAwards(response)
    .cards.filter(wasWon)
    .map((card) => ({ ...card, slug: awardSlug(card) }))
}
