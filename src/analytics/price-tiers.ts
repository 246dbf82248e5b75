import type { DraftPick } from '../domain/league-season.ts'

/** Purchases of an auction that cost about the same. */
export interface PriceTier {
  /** 1 is the dearest. */
  tier: number
  highestBid: number
  lowestBid: number
}

/**
 * The tier of every purchase, by overall pick: the auction's counterpart of rounds. By price, dearest first, a tier has as
 * many purchases as there are teams. Purchases of one price are never separated but belong to the tier in which that price
 * begins: the ⌈(1 + dearer purchases) / teams⌉th, not counting tiers that this leaves empty. The price of a keeper is what
 * he was kept for; picks without a price have no tier. Empty where nobody paid anything.
 */
export function findPriceTiers(picks: readonly DraftPick[], teamCount: number): Map<number, PriceTier> {
  const bought = picks
    .flatMap(({ overallPick, bidDollars }) => (bidDollars === null ? [] : [{ overallPick, bid: bidDollars }]))
    .sort((a, b) => b.bid - a.bid)
  if (!bought.some(({ bid }) => bid > 0)) return new Map()
  const dearer = new Map<number, number>()
  for (const [index, { bid }] of bought.entries()) if (!dearer.has(bid)) dearer.set(bid, index)
  const groups = Map.groupBy(bought, ({ bid }) => Math.floor((dearer.get(bid) ?? 0) / Math.max(1, teamCount)))
  const tiers = new Map<number, PriceTier>()
  for (const [index, members] of [...groups.values()].entries()) {
    const tier = { tier: index + 1, highestBid: members[0]?.bid ?? 0, lowestBid: members.at(-1)?.bid ?? 0 }
    for (const { overallPick } of members) tiers.set(overallPick, tier)
  }
  return tiers
}
