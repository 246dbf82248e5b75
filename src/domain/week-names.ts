import { joinList } from './join-list.ts'

/** 'week 7', 'weeks 16 and 17', 'weeks 15 to 17'; 'weeks 15, 17, and 18' if one between them belongs to another round. Ascending weeks. */
export function nameWeeks(weeks: readonly number[]): string {
  const first = weeks[0] ?? 0
  const last = weeks.at(-1) ?? first
  if (weeks.length < 2) return `week ${first}`
  const isUnbroken = last - first + 1 === weeks.length
  if (isUnbroken && weeks.length > 2) return `weeks ${first} to ${last}`
  return `weeks ${joinList(weeks.map(String))}`
}

/** The same as a title: 'Week 7', 'Weeks 15 to 17'. */
export function titleWeeks(weeks: readonly number[]): string {
  return nameWeeks(weeks).replace('week', 'Week')
}
