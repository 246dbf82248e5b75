/** Gathers what the source lacks or has odd, each thing once. */
import type { ImportWarning } from '../domain/league-season.ts'
import { leagueFile } from './raw-folder.ts'

/** A reader is shown them all. */
const mostWarnings = 50

export interface Warnings {
  /** `message` is one sentence for a reader; the same message is kept once, with the place it was first seen. */
  add(message: string, source: string, week?: number | null): void
  list(): ImportWarning[]
}

export function gatherWarnings(): Warnings {
  const byMessage = new Map<string, ImportWarning>()
  return {
    add(message, source, week = null) {
      const key = `${message} ${/set aside/.test(message) ? source : ''}`
      if (!byMessage.has(key)) byMessage.set(key, { message, source, week })
    },
    list() {
      const all = [...byMessage.values()]
      if (all.length <= mostWarnings) return all
      const rest = `${all.length - mostWarnings} more things are missing or odd; the answers of this league are hardly usable.`
      return [...all.slice(0, mostWarnings), { message: rest, source: leagueFile, week: null }]
    },
  }
}

/** "weeks 3 to 5 and 9" */
export function wordWeeks(weeks: readonly number[]): string {
  const runs: [number, number][] = []
  for (const week of weeks) {
    const last = runs.at(-1)
    if (last && last[1] === week - 1) last[1] = week
    else runs.push([week, week])
  }
  const words = runs.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`))
  const last = words.pop() ?? ''
  return `${weeks.length === 1 ? 'week' : 'weeks'} ${words.length > 0 ? `${words.join(', ')} and ${last}` : last}`
}
