/** Awards in three groups: the reader's own, those to be proud of, and the others. */
import { type SeasonAward, wasWon } from './season-awards.ts'

export interface AwardGroups {
  /** Won by the reader's team; empty if unknown. */
  yours: SeasonAward[]
  glory: SeasonAward[]
  shame: SeasonAward[]
}

/** Each award is in one group, in the given order. `teamId`: the reader's team, or null. */
export function groupByHonor(awards: readonly SeasonAward[], teamId: number | null): AwardGroups {
  const isOwn = (award: SeasonAward) => teamId !== null && wasWon(award) && award.winner.teamId === teamId
  const others = awards.filter((award) => !isOwn(award))
  return {
    yours: awards.filter(isOwn),
    glory: others.filter(({ isShame }) => !isShame),
    shame: others.filter(({ isShame }) => isShame),
  }
}
