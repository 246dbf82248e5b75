/** The teams of a rule while its author writes it. */
import { type DrawTeam, mostDrawn, toDrawName } from '../../domain/draft-draw.ts'

export interface TeamRow {
  /** For React. */
  key: number
  name: string
  isFixed: boolean
  /** As typed: the weight, or the fixed pick. */
  number: string
}

/** Empty rows for the first teams. */
export const emptyRows = (count: number) => Array.from({ length: count }, (_, index) => toRow('', index, count))

export interface RankedTeam {
  teamName: string
  rank: number | null
  managerKeys?: readonly string[] | null
}

/**
 * This season's teams by the places that their managers had last season, the last one first, whose weight is the number of teams; each
 * better place has one less. Of several managers the best place counts. Teams of `newcomers`, whose managers had no place, are in the middle
 * and have its weight.
 */
export function rowsByFinish(
  last: readonly RankedTeam[],
  current: readonly RankedTeam[] = last,
): { rows: TeamRow[]; newcomers: string[] } {
  const placed = current.slice(0, mostDrawn).map((team) => ({ ...team, place: placeOf(team, last) }))
  const known = placed.filter(({ place }) => place !== null).toSorted((a, b) => (b.place ?? 0) - (a.place ?? 0))
  const unknown = placed.filter(({ place }) => place === null)
  const middle = Math.ceil(known.length / 2)
  const ordered = [...known.slice(0, middle), ...unknown, ...known.slice(middle)]
  const rows = ordered.map(({ teamName, place }, index) => {
    const row = toRow(toDrawName(teamName), index, ordered.length)
    return place === null ? { ...row, number: String(Math.ceil((ordered.length + 1) / 2)) } : row
  })
  return { rows, newcomers: unknown.map(({ teamName }) => toDrawName(teamName)) }
}

function placeOf(team: RankedTeam, last: readonly RankedTeam[]): number | null {
  const isSame = (other: RankedTeam) =>
    other === team || other.managerKeys?.some((key) => team.managerKeys?.includes(key))
  const places = last.filter(isSame).flatMap(({ rank }) => rank ?? [])
  return places.length > 0 ? Math.min(...places) : null
}

/** Of teams without places, all with the same weight. */
export function equalRows(teams: readonly RankedTeam[]): TeamRow[] {
  return withWeights(rowsByFinish(teams).rows, 'equal')
}

const toRow = (name: string, index: number, count: number): TeamRow => ({
  key: index,
  name,
  isFixed: false,
  number: String(count - index),
})

/** `lottery`: the first row has the most; `equal`: all have 1. */
export function withWeights(rows: readonly TeamRow[], weights: 'lottery' | 'equal'): TeamRow[] {
  return rows.map((row, index) => ({
    ...row,
    isFixed: false,
    number: weights === 'equal' ? '1' : String(rows.length - index),
  }))
}

/** Rows without a name are left out. */
export function readRows(rows: readonly TeamRow[]): DrawTeam[] {
  return rows.flatMap(({ name, isFixed, number }) => {
    const drawn = toDrawName(name)
    if (drawn === '') return []
    const value = /^\d+$/.test(number.trim()) ? Number(number) : 0
    return isFixed ? { name: drawn, pick: value } : { name: drawn, weight: value }
  })
}

/** The chance of the first drawn pick in percent, by row; null without one. */
export function firstChances(rows: readonly TeamRow[]): (number | null)[] {
  const weights = rows.map(({ name, isFixed, number }) => (isFixed || name.trim() === '' ? 0 : Number(number) || 0))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => (weight > 0 ? (100 * weight) / sum : null))
}
