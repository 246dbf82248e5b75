/** Pairs two teams' lineups of a week, slot by slot. */
import { matchupPanelBench, matchupPanelOrder } from '../../domain/constants.ts'
import { roundPoints } from '../../domain/rounding.ts'
import { isReserveSlot, isStartingSlot, normalizePosition, slotOrder } from '../../domain/vocabulary.ts'
import type { RosterEntry, RosterResponse } from '../team/roster-player.ts'

export interface LineupRow {
  /** The starting slot both play in; 'BENCH' for the bench. */
  slot: string
  own: RosterEntry | null
  opponent: RosterEntry | null
}

export interface PairedLineups {
  /** The specification's slots first, then others of the league, without slots that neither team filled. */
  starters: LineupRow[]
  /** The top six of each bench by points, without injured reserve and taxi squad. */
  bench: LineupRow[]
}

export function pairLineups(own: RosterResponse | null, opponent: RosterResponse | null): PairedLineups {
  const ownStarters = startersBySlot(own)
  const opponentStarters = startersBySlot(opponent)
  const starters = panelSlots(ownStarters, opponentStarters)
    .map((slot) => ({
      slot,
      own: ownStarters.get(slot)?.shift() ?? null,
      opponent: opponentStarters.get(slot)?.shift() ?? null,
    }))
    .filter((row) => row.own || row.opponent)
  const ownBench = bestOfBench(own)
  const opponentBench = bestOfBench(opponent)
  const bench = Array.from({ length: Math.max(ownBench.length, opponentBench.length) }, (_, index) => ({
    slot: 'BENCH',
    own: ownBench[index] ?? null,
    opponent: opponentBench[index] ?? null,
  }))
  return { starters, bench }
}

/** Some servers send the flag, some only the slot. */
export function isStarter({ isStarter, lineupSlot }: RosterEntry): boolean {
  return isStarter ?? (lineupSlot !== undefined && isStartingSlot(normalizePosition(lineupSlot)))
}

/** Actual or projected points of the starters; null if no starter has any. */
export function sumStarters(roster: RosterResponse | null, field: 'weekPoints' | 'projectedPoints'): number | null {
  const known = (roster?.roster ?? []).filter(isStarter).flatMap((player) => player[field] ?? [])
  return known.length === 0 ? null : roundPoints(known.reduce((sum, points) => sum + points, 0))
}

function startersBySlot(roster: RosterResponse | null): Map<string, RosterEntry[]> {
  return Map.groupBy((roster?.roster ?? []).filter(isStarter).toSorted(byPoints), slotOf)
}

function slotOf({ lineupSlot, position }: RosterEntry): string {
  return normalizePosition(lineupSlot ?? position ?? '—')
}

/** One entry per row: the fixed order, then additional slots of either team. */
function panelSlots(...teams: Map<string, RosterEntry[]>[]): string[] {
  const fixed: string[] = [...matchupPanelOrder]
  const known = [...new Set(teams.flatMap((team) => [...team.keys()]))]
  const further = known
    .toSorted((a, b) => slotOrder(a) - slotOrder(b))
    .flatMap((slot) => {
      const most = Math.max(...teams.map((team) => team.get(slot)?.length ?? 0))
      const placed = fixed.filter((other) => other === slot).length
      return Array.from({ length: Math.max(0, most - placed) }, () => slot)
    })
  return [...fixed, ...further]
}

function bestOfBench(roster: RosterResponse | null): RosterEntry[] {
  return (roster?.roster ?? [])
    .filter((player) => !isStarter(player) && !isReserveSlot(normalizePosition(player.lineupSlot ?? '')))
    .toSorted(byPoints)
    .slice(0, matchupPanelBench)
}

/** Highest first; players who did not play come last. */
function byPoints(a: RosterEntry, b: RosterEntry): number {
  const pointsA = a.weekPoints ?? Number.NEGATIVE_INFINITY
  const pointsB = b.weekPoints ?? Number.NEGATIVE_INFINITY
  return pointsA === pointsB ? 0 : pointsB - pointsA
}
