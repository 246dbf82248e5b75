import { laterPart } from '../../ui/later-parts.tsx'

/** All scores of a week, with their chart, below its games. */
export const WeekScores = laterPart(async () => ({ default: (await import('./WeekScores.tsx')).WeekScores }))
