import type { ResponseOf } from '../../contract/responses/index.ts'
import type { Season } from '../../domain/season.ts'
import type { SeasonStatistics } from '../../domain/season-statistics.ts'

type Finding = ResponseOf<'labFindings'>['findings'][number]

/** Proposed rules of a league. */
export type LabRules = Finding['rules']
/** What they change in a season. */
export type RulesEffect = Finding['effect']

export const noRules: LabRules = { scoring: {}, withoutSlots: [] }

/** Whether rules change players' points, which needs their statistics. */
export function needsStatistics({ scoring }: LabRules): boolean {
  return Object.keys(scoring).length > 0
}

/** Whether rules need the weekly lineups; all others need only scores. */
export function needsLineups({ lineups, withoutSlots }: LabRules): boolean {
  return lineups !== undefined || withoutSlots.length > 0
}

/** Whether what is known of a season suffices for rules. */
export function isPlayable(season: Season, statistics: SeasonStatistics | null, rules: LabRules): boolean {
  return !(needsStatistics(rules) && statistics === null) && !(needsLineups(rules) && season.lineups.length === 0)
}
