/** The manager reports as the screens show them: wins, split into parts that add up. */
import type { ReadResponse } from '../../client/read-response.ts'
import { formatSigned, formatWins, isFiniteNumber } from '../../ui/format.ts'
import { leagueRefOf } from '../league/league-ref.ts'
import type { LeagueResponse } from '../league/league-view.ts'
import { joinManagers } from '../league/manager-names.ts'

export type ManagersResponse = ReadResponse<'managers'>
type Row = ManagersResponse['teams'][number]
export type Parts = Row['parts']

export const partKeys = ['draft', 'moves', 'roster', 'lineup', 'adjustment', 'unknown'] as const
export type PartKey = (typeof partKeys)[number]

export const partLabels: Readonly<Record<PartKey | 'luck', string>> = {
  draft: 'Draft',
  moves: 'Moves',
  roster: 'Draft and moves',
  lineup: 'Lineups',
  adjustment: 'Adjustment',
  unknown: 'Weeks without lineups',
  luck: 'Luck',
}

export interface Manager extends Omit<Row, 'team' | 'ownerNames'> {
  teamId: number
  teamName: string
  /** E.g. "A. Smith, B. Jones"; empty where nobody is named. */
  managerNames: string
}

/** By luck-free rank. In best ball nobody's lineups are better than others'. */
export function toManagers({ teams }: ManagersResponse, league: LeagueResponse = {}): Manager[] {
  return teams.map(({ team, ownerNames, ...row }) => ({
    ...row,
    teamId: team.id,
    teamName: team.name,
    managerNames: joinManagers(ownerNames, leagueRefOf(league)?.host),
    efficiency: league.isBestBall ? null : row.efficiency,
  }))
}

/**
 * The parts that the league's reports distinguish. Adjustments and unknown weeks only where there are any, and lineups where somebody
 * could have set a better one.
 */
export function reportedParts(managers: readonly { parts: Parts }[]): PartKey[] {
  return partKeys.filter((key) =>
    managers.some(({ parts }) => {
      const value = parts[key]
      return value !== null && (!occasionalParts.includes(key) || Math.abs(value) >= 0.005)
    }),
  )
}

const occasionalParts: readonly PartKey[] = ['lineup', 'adjustment', 'unknown']

export interface Step {
  label: string
  /** Wins before and after this step; a total starts at 0. */
  from: number
  to: number
  isTotal: boolean
}

/** Steps from half of the games over every part to the wins. */
export function toSteps({ average, parts, luck, wins }: Manager, keys: readonly PartKey[]): Step[] {
  const steps: Step[] = [{ label: 'Half the games', from: 0, to: average, isTotal: true }]
  let at = average
  for (const key of [...keys, 'luck'] as const) {
    const next = at + (key === 'luck' ? luck : (parts[key] ?? 0))
    steps.push({ label: partLabels[key], from: at, to: next, isTotal: false })
    at = next
  }
  return [...steps, { label: 'Wins', from: 0, to: wins, isTotal: true }]
}

/** The manager who gained most by a part; null where nobody gained. */
export function bestAt(managers: readonly Manager[], key: PartKey): Manager | null {
  const [best] = managers.toSorted((a, b) => (b.parts[key] ?? 0) - (a.parts[key] ?? 0))
  return best && (best.parts[key] ?? 0) > 0.05 ? best : null
}

/** The manager whose lineups were closest to the optimal ones. */
export function mostEfficient(managers: readonly Manager[]): Manager | null {
  return managers.reduce<Manager | null>(
    (best, manager) =>
      isFiniteNumber(manager.efficiency) && manager.efficiency > (best?.efficiency ?? 0) ? manager : best,
    null,
  )
}

/** The finding of the table, as a headline. */
export function describeManagers([first, ...others]: readonly Manager[]): string {
  if (!first) return 'Managers'
  const leader = [first, ...others].find(({ recordRank }) => recordRank === 1)
  if (leader && leader !== first && first.luckFreeRank === 1) {
    return `Take away luck, and ${first.teamName} leads instead of ${leader.teamName}`
  }
  return `${first.teamName} leads, with and without luck`
}

/** What explains a manager's record: the largest gain and the largest loss, in one sentence. */
export function describeManager(manager: Manager, parts: readonly PartKey[]): string {
  const gains = [...parts, 'luck' as const]
    .map((key) => ({ key, value: key === 'luck' ? manager.luck : (manager.parts[key] ?? 0) }))
    .sort((a, b) => b.value - a.value)
  const [best, worst] = [gains[0], gains.at(-1)]
  const said = [best && best.value >= 0.05 ? best : null, worst && worst.value <= -0.05 ? worst : null]
    .flatMap((gain) => (gain ? [`${formatSigned(gain.value)} by ${causes[gain.key]}`] : []))
    .join(', ')
  const wins = `${formatWins(manager.wins)} of ${manager.games} games won`
  return said ? `${wins}: ${said}` : `${wins}, as many as an average team`
}

const causes: Readonly<Record<PartKey | 'luck', string>> = {
  draft: 'the draft',
  moves: 'moves',
  roster: 'draft and moves',
  lineup: 'lineups',
  adjustment: 'adjustments',
  unknown: 'weeks without lineups',
  luck: 'luck',
}
