import { type ScoringItem, scoringItems } from './scoring.ts'

/** Sleeper and Yahoo have one bracket for every score of 35 and more that a defense allows. */
const pointsFor35 = -4
const from35 = [124, 125]

/** The scoring of leagues at both. */
export function wideBrackets(pointsPerReception: number): ScoringItem[] {
  return scoringItems(pointsPerReception).map((item) =>
    from35.includes(item.statId) ? { ...item, pointsOverrides: { '16': pointsFor35 } } : item,
  )
}
