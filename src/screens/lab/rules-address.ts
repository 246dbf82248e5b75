/**
 * Rules in the URL: `?s53=0.5&s4=6&median=1&playoffs=8&lineups=best`. A statistic has ESPN's number (`s53`), or Sleeper's name if ESPN has
 * none (`s_bonus_rec_te`). Each further proposal is one entry with the same content: `?b=s53:0.5,median:1`.
 */
import type { LabRules } from '../../client/lab.ts'

/** Entries of one proposal, by name. */
export type RuleEntries = Readonly<Record<string, string>>

/** Above the values of any league. */
export const mostPoints = 100
/** Whoever makes a link may name thousands of rules, each of which is a line of the panel and counts in every game. */
const mostScoringRules = 60
const mostSlots = 30
const statisticEntry = /^s(?:(\d{1,4})|_([a-z][a-z0-9_]{0,40}))$/

/** The entry of a rule: its name, what its text means, and the text of a value; undefined: no entry. */
interface RuleEntry<T> {
  name: string
  read: (text: string) => T | undefined
  write: (value: T) => string | undefined
}

const flag = (name: string): RuleEntry<boolean> => ({
  name,
  read: (text) => (text === '1' ? true : text === '0' ? false : undefined),
  write: (value) => (value ? '1' : '0'),
})
const choice = <T extends string | number>(name: string, values: readonly T[]): RuleEntry<T> => ({
  name,
  read: (text) => values.find((value) => String(value) === text),
  write: String,
})

/** All rules but the points of statistics, in the order of a link. */
const rules: { [K in Exclude<keyof LabRules, 'scoring'>]-?: RuleEntry<NonNullable<LabRules[K]>> } = {
  hasMedianGame: flag('median'),
  playoffTeamCount: { name: 'playoffs', read: readPlayoffTeams, write: String },
  finalWeeks: choice<number>('final', [1, 2]),
  // A league without divisions gets none.
  hasDivisions: { ...flag('divisions'), read: (text) => (text === '0' ? false : undefined) },
  seedingRule: choice('seeding', ['points-for', 'head-to-head']),
  reseeds: flag('reseed'),
  lineups: choice('lineups', ['best']),
  withoutSlots: { name: 'without', read: readSlots, write: (slots) => slots.join() || undefined },
  schedule: choice('schedule', ['lot']),
}

/** Unreadable entries are ignored, as are more than any league has. */
export function readRules(query: URLSearchParams): LabRules {
  const read = Object.entries(rules).map(([rule, entry]) => [rule, entry.read(query.get(entry.name) ?? '')])
  return { scoring: readScoring(query), ...(Object.fromEntries(read) as Omit<LabRules, 'scoring'>) }
}

function readScoring(query: URLSearchParams): LabRules['scoring'] {
  const scoring: Record<string, number> = {}
  for (const [name, value] of query) {
    const [, number, word] = statisticEntry.exec(name) ?? []
    const points = Number(value)
    const id = number ?? word
    if (Object.keys(scoring).length >= mostScoringRules) break
    if (id && value.trim() !== '' && Number.isFinite(points) && Math.abs(points) <= mostPoints) scoring[id] = points
  }
  return scoring
}

function readPlayoffTeams(text: string): number | undefined {
  const teams = Number(text)
  return Number.isInteger(teams) && teams >= 2 && teams <= 32 ? teams : undefined
}

function readSlots(text: string): string[] {
  const slots = text.split(',').filter((slot) => /^[A-Z/]{1,10}$/.test(slot))
  return [...new Set(slots)].slice(0, mostSlots)
}

/** The entries of rules; empty if the rules change nothing. */
export function writeRules(proposed: LabRules): RuleEntries {
  const scoring = Object.entries(proposed.scoring).map(([id, points]) => [
    /^\d/.test(id) ? `s${id}` : `s_${id}`,
    String(points),
  ])
  const others = Object.entries(rules).map(([rule, { name, write }]) => {
    const value = proposed[rule as keyof typeof rules]
    return [name, value === undefined ? undefined : (write as (value: unknown) => string | undefined)(value)]
  })
  return Object.fromEntries(
    [...scoring, ...others].filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

const ruleNames = new Set(Object.values(rules).map(({ name }) => name))

/** Names of a URL's entries that may be rules. */
function isRuleEntry(name: string): boolean {
  return statisticEntry.test(name) || ruleNames.has(name)
}

/** Removes all rules from a URL. */
export function clearRules(query: URLSearchParams): Record<string, null> {
  return Object.fromEntries([...query.keys()].filter(isRuleEntry).map((name) => [name, null]))
}

/** Whether rules change anything. */
export function isNothing(rules: LabRules): boolean {
  return Object.keys(writeRules(rules)).length === 0
}

/** `s53:0.5,median:1` as one entry; slots are separated by `+` there. */
export function readProposal(text: string): LabRules {
  const entries = text.split(',').map((entry) => {
    const [name = '', ...rest] = entry.split(':')
    return [name, rest.join(':').replaceAll('+', ',')]
  })
  return readRules(new URLSearchParams(entries.filter(([name]) => name !== '')))
}

export function writeProposal(rules: LabRules): string {
  return Object.entries(writeRules(rules))
    .map(([name, value]) => `${name}:${value.replaceAll(',', '+')}`)
    .join(',')
}

/** The ballot on the rules of a URL. */
export function ballotAddress(query: URLSearchParams): string {
  const entries = new URLSearchParams(query)
  entries.set('ballot', '1')
  return `?${entries}`
}
