/** The moments of a week beside the weekly, in their order. To add one, add its file, its name in `webhook-schema.ts`, and a line here. */
import type { AnnouncedKind } from '../../book/webhook-schema.ts'
import type { DueSpan, Moment } from './moment.ts'
import { monday } from './monday.ts'
import { sundayLineups } from './sunday-lineups.ts'
import { sundayNight } from './sunday-night.ts'
import { thursday } from './thursday.ts'

export const moments = {
  thursday,
  'sunday-lineups': sundayLineups,
  'sunday-night': sundayNight,
  monday,
} satisfies Partial<Record<AnnouncedKind, Moment>>

export type MomentName = keyof typeof moments

export interface DueMoment extends DueSpan {
  name: MomentName
  moment: Moment
}

/** The moments that a week has, with their times. `kickoffs`: of the running week, ISO 8601. */
export function listMomentsOfWeek(kickoffs: readonly string[]): DueMoment[] {
  const times = readKickoffs(kickoffs)
  if (times.length === 0) return []
  return Object.entries(moments).flatMap(([name, moment]) => {
    const span = moment.dueIn(times)
    return span === null ? [] : [{ name: name as MomentName, moment, ...span }]
  })
}

/** Those whose time has come and is not over. */
export function listDueMoments(kickoffs: readonly string[], now: Date): DueMoment[] {
  const time = now.getTime()
  return listMomentsOfWeek(kickoffs).filter(({ from, until }) => from <= time && time < until)
}

/** Ascending, milliseconds since 1970. */
export function readKickoffs(kickoffs: readonly string[]): number[] {
  return kickoffs.map((kickoff) => Date.parse(kickoff)).sort((a, b) => a - b)
}
