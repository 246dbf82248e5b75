import { gradeThreshold, smallestGradedCohort } from '../domain/constants.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { oncePerSeason } from './once-per-season.ts'
import { type PlayerSeason, summarizePlayers } from './player-season.ts'
import { fromCents, roundFigure, toCents } from './points.ts'
import { factsOf, type KnownPick } from './season-facts.ts'

/** A pick against its cohort: the picks of the same position in the same round. */
export interface GradedPick extends KnownPick {
  playerSeason: PlayerSeason
  grade: 'Boom' | 'Bust' | null
  /** The player's points over the season, whoever rostered him. */
  totalPoints: number
  /** Total points minus the cohort's mean. */
  valueOverExpectation: number
  /** Value over expectation in standard deviations; null where the cohort has none. */
  deviations: number | null
  cohortMean: number
  /** Sample standard deviation (n − 1); null for a cohort of one. */
  cohortDeviation: number | null
  cohortSize: number
}

/**
 * Every pick of the draft against its cohort, by overall pick. Boom: at least one sample standard deviation above the
 * cohort's mean; Bust: at least one below. No grade where the cohort has fewer than 3 picks or no spread.
 */
export const gradePicks = oncePerSeason((season: LeagueSeason): readonly GradedPick[] => {
  const summaries = summarizePlayers(season)
  const picks = factsOf(season).picks.flatMap((known) => {
    const playerSeason = summaries.get(known.player.number)
    return playerSeason ? [{ ...known, playerSeason }] : []
  })
  const cohorts = Map.groupBy(picks, ({ pick, player }) => `${player.position} in round ${pick.round}`)
  return [...cohorts.values()].flatMap(gradeCohort).sort((a, b) => a.pick.overallPick - b.pick.overallPick)
})

/**
 * In whole cents times the cohort's size every deviation from the mean is a whole number, so that "at least one
 * standard deviation" is decided exactly: |dᵢ| ≥ s ⇔ dᵢ² (n − 1) ≥ Σ dⱼ².
 */
function gradeCohort(cohort: readonly (KnownPick & { playerSeason: PlayerSeason })[]): GradedPick[] {
  const size = cohort.length
  const cents = cohort.map(({ playerSeason }) => toCents(playerSeason.totalPoints))
  const sum = cents.reduce((a, b) => a + b, 0)
  const scaledDeviations = cents.map((value) => value * size - sum)
  const squares = scaledDeviations.reduce((total, deviation) => total + deviation ** 2, 0)
  const standardDeviation = size < 2 ? null : fromCents(Math.sqrt(squares / (size - 1)) / size)
  const isGraded = size >= smallestGradedCohort && squares > 0

  return cohort.map((known, index) => {
    const scaled = scaledDeviations[index] ?? 0
    const value = fromCents(scaled / size)
    const isFar = isGraded && scaled ** 2 * (size - 1) >= squares * gradeThreshold ** 2
    return {
      ...known,
      grade: !isFar ? null : scaled > 0 ? 'Boom' : 'Bust',
      totalPoints: known.playerSeason.totalPoints,
      valueOverExpectation: roundFigure(value),
      deviations: standardDeviation ? roundFigure(value / standardDeviation) : null,
      cohortMean: roundFigure(fromCents(sum / size)),
      cohortDeviation: standardDeviation === null ? null : roundFigure(standardDeviation),
      cohortSize: size,
    }
  })
}
