/** Pairs two teams' lineups of a week, slot by slot, and writes them as a table. */
import { matchupPanelBench, matchupPanelOrder } from '../../domain/constants.ts'
import { roundPoints } from '../../domain/rounding.ts'
import { isReserveSlot, isStartingSlot, slotOrder } from '../../domain/vocabulary.ts'
import { type CsvColumns, type CsvTable, csvOfColumns } from '../../ui/csv.ts'
import type { RosterPlayer, RosterResponse } from '../team/week-roster.ts'

export interface LineupRow {
  /** The starting slot both play in; 'BENCH' for the bench. */
  slot: string
  own: RosterPlayer | null
  opponent: RosterPlayer | null
}

/** A lineup slot of the league, as in its response. */
export interface LeagueSlot {
  slot: string
  count: number
}

export interface PairedLineups {
  /** The specification's slots first, then others of the league. A slot that neither team filled is here if the league has it. */
  starters: LineupRow[]
  /** The top six of each bench by points, without injured reserve and taxi squad. */
  bench: LineupRow[]
}

/** `slots`: the league's lineup slots, if known; without them a slot that both teams left empty cannot be seen. */
export function pairLineups(
  own: RosterResponse | null,
  opponent: RosterResponse | null,
  slots: readonly LeagueSlot[] = [],
): PairedLineups {
  const counts =
    slots.length > 0 && own !== null && own.roster.length > 0 ? countSlots(slots) : new Map<string, number>()
  const ownStarters = startersBySlot(own)
  const opponentStarters = startersBySlot(opponent)
  const shown = new Map<string, number>()
  const starters = panelSlots(counts, ownStarters, opponentStarters)
    .map((slot) => {
      const number = (shown.get(slot) ?? 0) + 1
      shown.set(slot, number)
      return {
        slot,
        own: ownStarters.get(slot)?.shift() ?? null,
        opponent: opponentStarters.get(slot)?.shift() ?? null,
        isOfLeague: number <= (counts.get(slot) ?? 0),
      }
    })
    .filter((row) => row.own || row.opponent || row.isOfLeague)
    .map(({ isOfLeague: _, ...row }) => row)
  const ownBench = bestOfBench(own)
  const opponentBench = bestOfBench(opponent)
  const bench = Array.from({ length: Math.max(ownBench.length, opponentBench.length) }, (_, index) => ({
    slot: 'BENCH',
    own: ownBench[index] ?? null,
    opponent: opponentBench[index] ?? null,
  }))
  return { starters, bench }
}

/** Actual or projected points of the starters; null if no starter has any. */
export function sumStarters(roster: RosterResponse | null, field: 'weekPoints' | 'projectedPoints'): number | null {
  const known = (roster?.roster ?? []).filter(({ isStarter }) => isStarter).flatMap((player) => player[field] ?? [])
  return known.length === 0 ? null : roundPoints(known.reduce((sum, points) => sum + points, 0))
}

function startersBySlot(roster: RosterResponse | null): Map<string, RosterPlayer[]> {
  return Map.groupBy(
    (roster?.roster ?? []).filter(({ isStarter }) => isStarter).toSorted(byPoints),
    (player) => player.lineupSlot,
  )
}

/** How many starters of each slot the league has. */
function countSlots(slots: readonly LeagueSlot[]): Map<string, number> {
  return new Map(
    slots.flatMap(({ slot, count }) => {
      return isStartingSlot(slot) && count > 0 ? [[slot, count]] : []
    }),
  )
}

/** One entry per row: the fixed order, then additional slots of the league or of either team. */
function panelSlots(counts: ReadonlyMap<string, number>, ...teams: Map<string, RosterPlayer[]>[]): string[] {
  const fixed: string[] = [...matchupPanelOrder]
  const known = [...new Set([...counts.keys(), ...teams.flatMap((team) => [...team.keys()])])]
  const further = known
    .toSorted((a, b) => slotOrder(a) - slotOrder(b))
    .flatMap((slot) => {
      const most = Math.max(counts.get(slot) ?? 0, ...teams.map((team) => team.get(slot)?.length ?? 0))
      const placed = fixed.filter((other) => other === slot).length
      return Array.from({ length: Math.max(0, most - placed) }, () => slot)
    })
  return [...fixed, ...further]
}

function bestOfBench(roster: RosterResponse | null): RosterPlayer[] {
  return (roster?.roster ?? [])
    .filter(({ isStarter, lineupSlot }) => !isStarter && !isReserveSlot(lineupSlot))
    .toSorted(byPoints)
    .slice(0, matchupPanelBench)
}

/** Highest first; players who did not play come last. */
function byPoints(a: RosterPlayer, b: RosterPlayer): number {
  const pointsA = a.weekPoints ?? Number.NEGATIVE_INFINITY
  const pointsB = b.weekPoints ?? Number.NEGATIVE_INFINITY
  return pointsA === pointsB ? 0 : pointsB - pointsA
}

/** Both lineups as a table, slot by slot; the opponent's columns only if his lineup is known. */
export function lineupTable(lineups: PairedLineups, ownName: string, opponentName: string | null): CsvTable {
  return csvOfColumns<LineupRow>(
    [
      { header: 'Slot', csv: ({ slot }) => slot },
      ...columnsOf(ownName, 'own'),
      ...(opponentName === null ? [] : columnsOf(opponentName, 'opponent')),
    ],
    [...lineups.starters, ...lineups.bench],
  )
}

function columnsOf(team: string, side: 'own' | 'opponent'): CsvColumns<LineupRow> {
  return [
    { header: team, csv: (row) => row[side]?.name },
    { header: `${team}: Position`, csv: (row) => row[side]?.position },
    { header: `${team}: Points`, csv: (row) => row[side]?.weekPoints },
    { header: `${team}: Projected`, csv: (row) => row[side]?.projectedPoints },
  ]
}
