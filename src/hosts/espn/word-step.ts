import type { ImportStep } from './read-league-season.ts'

/** An import's step in words, for a bar or a page: "Week 3: lineups", "NFL schedule". */
export function wordStep({ step, week }: Pick<ImportStep, 'step' | 'week'>): string {
  if (week !== null) return `Week ${week}: ${step}`
  return step.charAt(0).toUpperCase() + step.slice(1)
}
