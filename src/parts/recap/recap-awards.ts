/** Awards with addresses of their own, so that one of them can be shared. */
import { type AwardCard, awardSlug, type SuperlativesResponse, toAwards, wasWon } from '../awards/award-cards.ts'

export interface RecapAward extends AwardCard {
  /** Segment of its address, e.g. `highest-week`; unique within the season. */
  slug: string
}

/** The awards that somebody won. */
export function toRecapAwards(response: SuperlativesResponse): RecapAward[] {
  return toAwards(response)
    .cards.filter(wasWon)
    .map((card) => ({ ...card, slug: awardSlug(card) }))
}
