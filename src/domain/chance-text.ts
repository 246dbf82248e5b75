/**
 * A chance from 0 to 1 in whole percent, for pages and responses: '43%'. Only what is proven is written as 0 or 1; the rest
 * is '<1%' to '>99%'.
 */
export function writeChance(chance: number, isCertain = false): string {
  const percent = Math.round(100 * chance)
  if (isCertain) return `${percent}%`
  return percent < 1 ? '<1%' : percent > 99 ? '>99%' : `${percent}%`
}
