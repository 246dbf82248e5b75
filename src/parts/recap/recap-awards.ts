/** The awards with an address each, so that one of them can be shared by itself. */
import { type AwardCard, awardSlug, type SuperlativesResponse, toAwards, wasWon } from '../awards/award-cards.ts'

export interface RecapAward extends AwardCard {
  /** Segment of its address, e.g. `highest-week`; unique within the season. */
  slug: string
}

/** Those that somebody won. */
export function toRecapAwards(response: SuperlativesResponse): RecapAward[] {
  return toAwards(response)
    .cards.filter(wasWon)
    .map((card) => ({ ...card, slug: awardSlug(card) }))
}
