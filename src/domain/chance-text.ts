/** Formats a chance from 0 to 1 in whole percent: '43%'. Only a proven chance is '0%' or '100%'; others range from '<1%' to '>99%'. */
export function writeChance(chance: number, isCertain = false): string {
  const percent = Math.round(100 * chance)
  if (isCertain) return `${percent}%`
  return percent < 1 ? '<1%' : percent > 99 ? '>99%' : `${percent}%`
}
