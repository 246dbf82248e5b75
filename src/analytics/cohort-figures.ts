import { gradeThreshold, smallestGradedCohort } from '../domain/constants.ts'
import { fromCents, roundFigure, toCents } from '../domain/points.ts'

/** A pick compared with its cohort. */
export interface CohortFigures {
  grade: 'Boom' | 'Bust' | null
  /** The player's points minus the cohort's mean. */
  valueOverExpectation: number
  /** Value over expectation in standard deviations; null if the cohort has none. */
  deviations: number | null
  cohortMean: number
  /** Sample standard deviation (n − 1); null for a cohort of one. */
  cohortStd: number | null
  cohortSize: number
}

/**
 * Compares every pick's points with those of the whole cohort, itself included, in the order given. Boom: at least one sample standard
 * deviation above the mean; Bust: at least one below. No grade with fewer than 3 picks or no spread.
 *
 * In whole cents times the cohort's size every deviation from the mean is an integer, so "at least one standard deviation" is exact: |dᵢ| ≥
 * s ⇔ dᵢ² (n − 1) ≥ Σ dⱼ².
 */
export function measureCohort(points: readonly number[]): CohortFigures[] {
  const size = points.length
  const cents = points.map(toCents)
  const sum = cents.reduce((a, b) => a + b, 0)
  const scaledDeviations = cents.map((value) => value * size - sum)
  const squares = scaledDeviations.reduce((total, deviation) => total + deviation ** 2, 0)
  const standardDeviation = size < 2 ? null : fromCents(Math.sqrt(squares / (size - 1)) / size)
  const isGraded = size >= smallestGradedCohort && squares > 0

  return scaledDeviations.map((scaled) => {
    const value = fromCents(scaled / size)
    const isFar = isGraded && scaled ** 2 * (size - 1) >= squares * gradeThreshold ** 2
    return {
      grade: !isFar ? null : scaled > 0 ? 'Boom' : 'Bust',
      valueOverExpectation: roundFigure(value),
      deviations: standardDeviation ? roundFigure(value / standardDeviation) : null,
      cohortMean: roundFigure(fromCents(sum / size)),
      cohortStd: standardDeviation === null ? null : roundFigure(standardDeviation),
      cohortSize: size,
    }
  })
}
