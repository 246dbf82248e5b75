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

/**
 * By last season's final places, the last one first, whose weight is the number of teams; each better place has one less, and the champion
 * has 1.
 */
export function rowsByFinish(standings: readonly { teamName: string; rank: number | null }[]): TeamRow[] {
  const worstFirst = standings.toSorted((a, b) => (b.rank ?? 0) - (a.rank ?? 0)).slice(0, mostDrawn)
  return worstFirst.map(({ teamName }, index) => toRow(toDrawName(teamName), index, worstFirst.length))
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
