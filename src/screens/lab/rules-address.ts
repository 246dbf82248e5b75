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

/** Unreadable entries are ignored, as are more than any league has. */
export function readRules(query: URLSearchParams): LabRules {
  const scoring: Record<string, number> = {}
  for (const [name, value] of query) {
    const [, number, word] = statisticEntry.exec(name) ?? []
    const points = Number(value)
    const id = number ?? word
    if (Object.keys(scoring).length >= mostScoringRules) break
    if (id && value.trim() !== '' && Number.isFinite(points) && Math.abs(points) <= mostPoints) scoring[id] = points
  }
  const playoffs = Number(query.get('playoffs') ?? Number.NaN)
  const final = query.get('final')
  const seeding = query.get('seeding')
  const flag = (name: string) => (query.get(name) === '1' ? true : query.get(name) === '0' ? false : undefined)
  return {
    scoring,
    withoutSlots: readSlots(query.get('without') ?? ''),
    hasMedianGame: flag('median'),
    playoffTeamCount: Number.isInteger(playoffs) && playoffs >= 2 && playoffs <= 32 ? playoffs : undefined,
    finalWeeks: final === '1' ? 1 : final === '2' ? 2 : undefined,
    hasDivisions: flag('divisions') === false ? false : undefined,
    seedingRule: seeding === 'points-for' || seeding === 'head-to-head' ? seeding : undefined,
    reseeds: flag('reseed'),
    lineups: query.get('lineups') === 'best' ? 'best' : undefined,
    schedule: query.get('schedule') === 'lot' ? 'lot' : undefined,
  }
}

function readSlots(text: string): string[] {
  const slots = text.split(',').filter((slot) => /^[A-Z/]{1,10}$/.test(slot))
  return [...new Set(slots)].slice(0, mostSlots)
}

/** The entries of rules; empty if the rules change nothing. */
export function writeRules(rules: LabRules): RuleEntries {
  const { scoring, withoutSlots, hasMedianGame, playoffTeamCount, finalWeeks, hasDivisions, seedingRule } = rules
  const flag = (value: boolean | undefined) => (value === undefined ? undefined : value ? '1' : '0')
  const entries: Record<string, string | undefined> = {
    ...Object.fromEntries(
      Object.entries(scoring).map(([id, points]) => [/^\d/.test(id) ? `s${id}` : `s_${id}`, String(points)]),
    ),
    median: flag(hasMedianGame),
    playoffs: playoffTeamCount === undefined ? undefined : String(playoffTeamCount),
    final: finalWeeks === undefined ? undefined : String(finalWeeks),
    divisions: flag(hasDivisions),
    seeding: seedingRule,
    reseed: flag(rules.reseeds),
    lineups: rules.lineups,
    without: withoutSlots.length > 0 ? withoutSlots.join() : undefined,
    schedule: rules.schedule,
  }
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** Names of a URL's entries that may be rules. */
function isRuleEntry(name: string): boolean {
  return statisticEntry.test(name) || otherEntries.has(name)
}

const otherEntries = new Set([
  ...['median', 'playoffs', 'final', 'divisions', 'seeding', 'reseed', 'lineups', 'without', 'schedule'],
])

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
