import type { SeasonPick } from '../domain/season.ts'

/** Auction purchases of similar price. */
export interface PriceTier {
  /** 1 is the most expensive. */
  tier: number
  highestBid: number
  lowestBid: number
}

/**
 * The tier of every purchase, by number: an auction's equivalent of rounds. Ordered by price, highest first, a tier has as many
 * purchases as there are teams. Purchases of equal price share the tier in which that price begins: the ⌈(1 + purchases at higher prices) /
 * teams⌉th, not counting tiers that this leaves empty. A keeper has his keeper price; picks without a price have no tier. Empty if all
 * prices are 0.
 */
export function findPriceTiers(
  picks: readonly Pick<SeasonPick, 'number' | 'bidDollars'>[],
  teamCount: number,
): Map<number, PriceTier> {
  const bought = picks
    .flatMap(({ number, bidDollars }) => (bidDollars === null ? [] : [{ number, bid: bidDollars }]))
    .sort((a, b) => b.bid - a.bid)
  if (!bought.some(({ bid }) => bid > 0)) return new Map()
  const dearer = new Map<number, number>()
  for (const [index, { bid }] of bought.entries()) if (!dearer.has(bid)) dearer.set(bid, index)
  const groups = Map.groupBy(bought, ({ bid }) => Math.floor((dearer.get(bid) ?? 0) / Math.max(1, teamCount)))
  const tiers = new Map<number, PriceTier>()
  for (const [index, members] of [...groups.values()].entries()) {
    const tier = { tier: index + 1, highestBid: members[0]?.bid ?? 0, lowestBid: members.at(-1)?.bid ?? 0 }
    for (const { number } of members) tiers.set(number, tier)
  }
  return tiers
}
