/** What a pick's value is relative to: its cohort is of the same round, in an auction of a similar price. */
export function describeValueUnit(isByPrice: boolean): { short: string; long: string } {
  return isByPrice
    ? { short: 'vs. price', long: 'vs. players at that price' }
    : { short: 'vs. round', long: 'vs. players of that round' }
}
