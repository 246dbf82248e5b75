/** What the proof's tables show of seasons. */
import type { SeasonProof } from '../../contract/responses/proof.ts'
import { type MeasuredOdds, meanScores, mergeOdds, type OddsBin } from '../../domain/measured-odds.ts'

/** A season without names, as the repository has those of other leagues. */
export type SeasonFigures = Pick<SeasonProof, 'season' | 'host' | 'equalToHost' | 'odds'>

/** The odds of these seasons as one. */
export function joinOdds(seasons: readonly SeasonFigures[]): { seasons: number; odds: MeasuredOdds } {
  const measured = seasons.flatMap(({ odds }) => odds ?? [])
  return { seasons: measured.length, odds: mergeOdds(measured) }
}

/** Brier score and log loss of a season over all its weeks; null without odds. */
export function scoresOf({ odds }: SeasonFigures): ReturnType<typeof meanScores> | null {
  return odds && odds.chances > 0 ? meanScores(odds.weeks) : null
}

/** "90–100%" */
export function nameBin({ from, to }: Pick<OddsBin, 'from' | 'to'>): string {
  return `${Math.round(100 * from)}–${Math.round(100 * to)}%`
}

/** "Of what we gave 90–100%, 91% happened."; empty without chances. */
export function describeReliability({ bins }: Pick<MeasuredOdds, 'bins'>): string {
  const highest = bins.findLast(({ chances }) => chances > 0)
  return highest ? `Of what we gave ${nameBin(highest)}, ${Math.round(100 * highest.share)}% happened.` : ''
}
