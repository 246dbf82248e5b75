/** Collects missing and odd data of the responses, each problem once. */

import type { ImportWarning } from '../../domain/host-season.ts'
import { joinList } from '../../domain/join-list.ts'
import { leagueFile } from './raw-files.ts'

/** All of them are shown to users. */
const mostWarnings = 50

export interface Warnings {
  /**
   * `message` is one sentence for users; equal messages are kept once, with their first source. `detail` is for the person who runs the
   * import.
   */
  add(message: string, source: string, more?: { week?: number | null; detail?: string | null }): void
  list(): ImportWarning[]
}

export function createWarnings(): Warnings {
  const byMessage = new Map<string, ImportWarning>()
  return {
    add(message, source, { week = null, detail = null } = {}) {
      if (!byMessage.has(message)) byMessage.set(message, { message, source, week, detail })
    },
    list() {
      const all = [...byMessage.values()]
      if (all.length <= mostWarnings) return all
      const rest = `${all.length - mostWarnings} more problems in this league’s data. Expect gaps.`
      return [...all.slice(0, mostWarnings), { message: rest, source: leagueFile, week: null, detail: null }]
    },
  }
}

/** "weeks 3 to 5 and 9", "weeks 1, 3, and 5" */
export function formatWeeks(weeks: readonly number[]): string {
  const runs: [number, number][] = []
  for (const week of weeks) {
    const last = runs.at(-1)
    if (last && last[1] === week - 1) last[1] = week
    else runs.push([week, week])
  }
  const words = runs.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`))
  return `${weeks.length === 1 ? 'week' : 'weeks'} ${joinList(words)}`
}
