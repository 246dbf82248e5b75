import { roundTo } from './rounding.ts'

/** Formats a chance from 0 to 1 in whole percent: '43%'. Only a proven chance is '0%' or '100%'; others range from '<1%' to '>99%'. */
export function writeChance(chance: number, isCertain = false): string {
  const percent = roundPercent(chance)
  if (isCertain) return `${percent}%`
  return percent < 1 ? '<1%' : percent > 99 ? '>99%' : `${percent}%`
}

/** Halves go toward 50, so that the chances of both sides of a game add up to 100: 11.5 and 88.5 are 12 and 88. */
function roundPercent(chance: number): number {
  const percent = roundTo(100 * chance, 6)
  return percent > 50 ? 100 - Math.round(100 - percent) : Math.round(percent)
}

/** A chance from 0 to 1 for a spreadsheet: its percent with two decimals. Like its text it is 0 or 100 only if proven, else '<1%' or '>99%'. */
export function listChance(chance: number, isCertain = false): number | string {
  const percent = roundTo(100 * chance, 2)
  return isCertain || (percent > 0 && percent < 100) ? percent : writeChance(chance)
}

/** Nothing is certain before the end: estimated chances of a game lie between this and its complement. */
export const leastGameChance = 0.01

/** An estimated chance to win a game within a sentence, whose bounds say that they are bounds: 'at most 1%', '43%', 'at least 99%'. */
export function writeGameChance(chance: number): string {
  if (chance <= leastGameChance) return `at most ${writeChance(leastGameChance)}`
  if (chance >= 1 - leastGameChance) return `at least ${writeChance(1 - leastGameChance)}`
  return writeChance(chance)
}

/** A chance that is higher than before: '+4%'; null below half a percent. */
export function writeChanceGain(gain: number): string | null {
  return gain < 0.005 ? null : `+${Math.round(100 * gain)}%`
}

/** A chance as a count of 100: 'Only 16 of 100 schedules', as up to a quarter is few; 'Fewer than 1', 'More than 99'. */
export function writeChanceOf100(chance: number, things: string): string {
  if (chance < 0.005) return `Fewer than 1 of 100 ${things}`
  if (chance > 0.995) return `More than 99 of 100 ${things}`
  return `${chance <= 0.25 ? 'Only ' : ''}${Math.round(100 * chance)} of 100 ${things}`
}
