/** Formats figures of the history. */
import { joinList } from '../../domain/join-list.ts'
import { formatCount } from '../../ui/format.ts'

/** "2019, 2021–2023"; empty for none. */
export function describeYears(years: readonly number[]): string {
  return spansOf(years).join(', ')
}

/** Within a sentence: "2019 and 2021–2023". */
export function listYears(years: readonly number[]): string {
  return joinList(spansOf(years))
}

function spansOf(years: readonly number[]): string[] {
  const runs: [first: number, last: number][] = []
  for (const year of [...new Set(years)].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && year === run[1] + 1) run[1] = year
    else runs.push([year, year])
  }
  return runs.flatMap(([first, last]) =>
    last > first + 1 ? `${first}–${last}` : [...new Set([first, last])].map(String),
  )
}

/** "Ann", "Ann and Bob", "Ann, Bob, and Cid"; beyond `most` names the first ones and the number of others. */
export function joinNames(names: readonly string[], most = 3): string {
  const shown =
    names.length > most ? [...names.slice(0, most - 1), formatCount(names.length - most + 1, 'other')] : names
  return joinList(shown)
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "week 3", "weeks 16–17". */
export function describeWeeks(weeks: readonly number[] | undefined, week?: number | null): string {
  const first = weeks?.[0] ?? week
  const last = weeks?.at(-1) ?? first
  if (first == null) return ''
  return first === last ? `week ${first}` : `weeks ${first}–${last}`
}

interface Moment {
  season?: number | null | undefined
  week?: number | null | undefined
}

/** "week 8 to week 17 of 2024", "week 10 of 2021 to week 1 of 2022"; empty if neither is known. */
export function describeSpan(since: Moment = {}, until: Moment = {}): string {
  const from = describeMoment(since.season === until.season ? { week: since.week } : since)
  return [from, describeMoment(until)].filter((text) => text !== '').join(' to ')
}

/** "week 8 of 2024", without unknown parts. */
function describeMoment({ season, week }: Moment): string {
  return [week == null ? '' : `week ${week}`, season ?? ''].filter((text) => text !== '').join(' of ')
}
