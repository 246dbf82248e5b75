/** A week's roster in groups, sorted. */
import { compareNames } from '../../domain/compare-names.ts'
import { roundPoints } from '../../domain/rounding.ts'
import { slotOrder } from '../../domain/vocabulary.ts'
import type { RosterPlayer } from './week-roster.ts'

export const rosterSorts = [
  { key: 'lineup', label: 'Lineup Position' },
  { key: 'points', label: 'Week Points' },
  { key: 'position', label: 'Position' },
  { key: 'name', label: 'Name' },
] as const

export type RosterSort = (typeof rosterSorts)[number]['key']

const titles = ['Starting Lineup', 'Bench', 'Injured Reserve', 'Taxi Squad'] as const

export interface RosterGroup {
  title: (typeof titles)[number]
  players: RosterPlayer[]
  /** Sum of the known points; null if none are known. */
  points: number | null
  projected: number | null
}

/** Groups without players are left out. */
export function groupRoster(players: readonly RosterPlayer[], sort: RosterSort): RosterGroup[] {
  const sorted = players.toSorted(comparisons[sort])
  const groups = Map.groupBy(sorted, titleOf)
  return titles.flatMap((title) => {
    const players = groups.get(title)
    if (!players) return []
    return { title, players, points: sum(players, 'weekPoints'), projected: sum(players, 'projectedPoints') }
  })
}

/** The sort order in the URL; lineup order by default. */
export function readRosterSort(query: URLSearchParams): RosterSort {
  const sort = query.get('sort')
  return rosterSorts.find(({ key }) => key === sort)?.key ?? 'lineup'
}

function titleOf({ lineupSlot, isStarter }: RosterPlayer): RosterGroup['title'] {
  if (lineupSlot === 'IR') return 'Injured Reserve'
  if (lineupSlot === 'TAXI') return 'Taxi Squad'
  return isStarter ? 'Starting Lineup' : 'Bench'
}

const comparisons: Record<RosterSort, (a: RosterPlayer, b: RosterPlayer) => number> = {
  lineup: (a, b) => slotOrder(a.lineupSlot) - slotOrder(b.lineupSlot) || byPosition(a, b),
  points: (a, b) => byPoints(a, b) || byName(a, b),
  position: (a, b) => byPosition(a, b),
  name: (a, b) => byName(a, b),
}

function byPosition(a: RosterPlayer, b: RosterPlayer): number {
  return slotOrder(a.position ?? '') - slotOrder(b.position ?? '') || byPoints(a, b) || byName(a, b)
}

/** Highest first; players who did not play come last. */
function byPoints(a: RosterPlayer, b: RosterPlayer): number {
  if (a.weekPoints === null || b.weekPoints === null)
    return Number(a.weekPoints === null) - Number(b.weekPoints === null)
  return b.weekPoints - a.weekPoints
}

function byName(a: RosterPlayer, b: RosterPlayer): number {
  return compareNames(a.name, b.name)
}

function sum(players: RosterPlayer[], field: 'weekPoints' | 'projectedPoints'): number | null {
  const known = players.flatMap((player) => player[field] ?? [])
  return known.length === 0 ? null : roundPoints(known.reduce((total, points) => total + points, 0))
}
