/** Gathers what the source lacks or has odd, each thing once. */
import type { ImportWarning } from '../domain/league-season.ts'

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
    list: () => [...byMessage.values()],
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
