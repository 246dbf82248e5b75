/** Formats the scores of a game. */
import { writeDecimal } from './decimal-text.ts'

/** Scores with one decimal, or as many as it takes for unequal ones not to look equal, at most four. */
export function writeGameScores(scores: readonly number[]): string[] {
  const written = [1, 2, 3, 4].map((decimals) => scores.map((score) => writeDecimal(score, decimals)))
  const different = new Set(scores).size
  return written.find((texts) => new Set(texts).size >= different) ?? written[1] ?? []
}

/** '121.4–109.8'; '64.2 to −7.5', because a minus after a dash cannot be read. */
export function joinScores(texts: readonly string[]): string {
  return texts.join(texts.some((text) => text.startsWith('−')) ? ' to ' : '–')
}
