/** Beside the list of measures, which pages don't need for a link to one. */
import type { Measure } from './measures.ts'

/** The anchor that Astro gives the heading: lower-case words and dashes. */
export function measureAnchor(measure: Measure): string {
  return measure.toLowerCase().replaceAll(' ', '-')
}
