/** Awards in three groups: the reader's own, those to be proud of, and the others. */
import { type Award, wasWon } from './season-awards.ts'

export interface AwardGroups {
  /** Won by the reader's team; empty if unknown. */
  yours: Award[]
  glory: Award[]
  shame: Award[]
}

/** Each award is in one group, in the given order. `teamId`: the reader's team, or null. */
export function groupByHonor(awards: readonly Award[], teamId: number | null): AwardGroups {
  const isOwn = (award: Award) => teamId !== null && wasWon(award) && award.winner.teamId === teamId
  const others = awards.filter((award) => !isOwn(award))
  return {
    yours: awards.filter(isOwn),
    glory: others.filter(({ isShame }) => !isShame),
    shame: others.filter(({ isShame }) => isShame),
  }
}
