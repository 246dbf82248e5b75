/** Sentences and steps for manager reports: wins, split into parts that add up. */
import type { ManagerReport } from '../../contract/responses/managers.ts'
import { writeRecord } from '../../domain/record-text.ts'
import { formatSigned, formatWins } from '../../ui/format.ts'
import { sortRows } from '../../ui/sort.ts'

const partKeys = ['draft', 'moves', 'roster', 'lineup', 'adjustment', 'unknown'] as const
export type ReportedPart = (typeof partKeys)[number]

export const partLabels: Readonly<Record<ReportedPart | 'luck', string>> = {
  draft: 'Draft',
  moves: 'Moves',
  roster: 'Draft and moves',
  lineup: 'Lineups',
  adjustment: 'Adjustment',
  unknown: 'Weeks without lineups',
  luck: 'Luck',
}

/**
 * The parts that the league's reports separate. Adjustments and unknown weeks only if there are any, and lineups if managers could have set
 * better ones.
 */
export function reportedParts(reports: readonly ManagerReport[]): ReportedPart[] {
  return partKeys.filter((key) =>
    reports.some(({ parts }) => {
      const value = parts[key]
      return value !== null && (!occasionalParts.includes(key) || Math.abs(value) >= 0.005)
    }),
  )
}

const occasionalParts: readonly ReportedPart[] = ['lineup', 'adjustment', 'unknown']

export interface Step {
  label: string
  /** Wins before and after this step; a total starts at 0. */
  from: number
  to: number
  isTotal: boolean
}

/** Steps from .500, half of the games, through every part to the wins. */
export function toSteps({ average, parts, luck, wins }: ManagerReport, keys: readonly ReportedPart[]): Step[] {
  const steps: Step[] = [{ label: '.500', from: 0, to: average, isTotal: true }]
  let at = average
  for (const key of [...keys, 'luck'] as const) {
    const next = at + (key === 'luck' ? luck : (parts[key] ?? 0))
    steps.push({ label: partLabels[key], from: at, to: next, isTotal: false })
    at = next
  }
  return [...steps, { label: 'Wins', from: 0, to: wins, isTotal: true }]
}

/** Which wins a report explains, as the unit of its chart. A record may also have results against the median, and the final one has playoffs. */
export function describeCounted({ hasMedianGame }: { hasMedianGame?: boolean | null }): string {
  return `Wins in regular-season games${hasMedianGame ? ', without those against the median' : ''}`
}

/** "From .500 to the final record"; in a running season "From .500 to 5-5 so far", or "to each record so far" for all managers. */
export function describeWaterfall({ phase }: { phase?: string | null }, report?: ManagerReport): string {
  if (phase !== 'in-season') return 'From .500 to the final record'
  return `From .500 to ${report ? describeWins(report) : 'each record'} so far`
}

/** '5-5'; a tie is half a win for both: '5.5-4.5'. */
function describeWins({ wins, games }: ManagerReport): string {
  return writeRecord({ wins, losses: games - wins, ties: 0 })
}

/** The manager who gained most by a part; null if none gained. */
export function bestAt(reports: readonly ManagerReport[], key: ReportedPart): ManagerReport | null {
  const [best] = sortRows(reports, ({ parts }) => parts[key], 'descending')
  return best && (best.parts[key] ?? 0) > 0.05 ? best : null
}

/** The manager with the highest lineup efficiency; null if none is known. */
export function mostEfficient(reports: readonly ManagerReport[]): ManagerReport | null {
  const [best] = sortRows(reports, ({ efficiency }) => efficiency, 'descending')
  return best?.efficiency ? best : null
}

/** Who leads without luck and, if it is another one, who leads with it. Reports are in the order without luck. */
export function findLeaders(reports: readonly ManagerReport[]): ManagerReport[] {
  const [first] = reports
  const leader = reports.find(({ recordRank }) => recordRank === 1)
  return [...new Set([first, leader])].filter((report) => report !== undefined)
}

/** The finding of all reports, as a headline. */
export function describeManagers(reports: readonly ManagerReport[]): string {
  const [first, leader] = findLeaders(reports)
  if (!first) return 'Managers'
  return leader
    ? `Take away luck, and ${first.team.name} leads instead of ${leader.team.name}`
    : `${first.team.name} leads, with and without luck`
}

/** A manager's largest gain and largest loss, in one sentence. */
export function describeManager(report: ManagerReport, parts: readonly ReportedPart[]): string {
  const gains = [...parts, 'luck' as const]
    .map((key) => ({ key, value: key === 'luck' ? report.luck : (report.parts[key] ?? 0) }))
    .sort((a, b) => b.value - a.value)
  const best = gains[0]
  const worst = gains.at(-1)
  const said = [best && best.value >= 0.05 ? best : null, worst && worst.value <= -0.05 ? worst : null]
    .flatMap((gain) => (gain ? [`${formatSigned(gain.value)} by ${causes[gain.key]}`] : []))
    .join(', ')
  const wins = `${formatWins(report.wins)} of ${report.games} games won`
  return said ? `${wins}: ${said}` : `${wins}, as many as an average team`
}

const causes: Readonly<Record<ReportedPart | 'luck', string>> = {
  draft: 'the draft',
  moves: 'moves',
  roster: 'draft and moves',
  lineup: 'lineups',
  adjustment: 'adjustments',
  unknown: 'weeks without lineups',
  luck: 'luck',
}
