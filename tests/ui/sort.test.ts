import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextSort, readSort, sortEntries, sortRows } from '../../src/ui/sort.ts'

describe('sortRows', () => {
  it('puts rows without a value last, whichever way', () => {
    const rows = [undefined, 2, null, 1, Number.NaN, 3]
    const order = (direction: 'ascending' | 'descending') => sortRows(rows, (row) => row, direction).slice(0, 3)
    expect(order('ascending')).toEqual([1, 2, 3])
    expect(order('descending')).toEqual([3, 2, 1])
  })

  it('keeps the order of equal rows', () => {
    const rows = ['a1', 'b1', 'c0', 'd1']
    expect(sortRows(rows, (row) => Number(row[1]), 'descending')).toEqual(['a1', 'b1', 'd1', 'c0'])
  })

  it('compares names without regard to case, and numbers in them as numbers', () => {
    expect(sortRows(['Team 10', 'team 9', 'Alpha'], (row) => row, 'ascending')).toEqual(['Alpha', 'team 9', 'Team 10'])
  })

  it('loses and invents no row', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.double())), (rows) => {
        const sorted = sortRows(rows, (row) => row, 'descending')
        expect([...sorted].sort()).toEqual([...rows].sort())
      }),
    )
  })
})

describe('the sort of an address', () => {
  const first = { key: 'rank', direction: 'ascending' } as const
  const startsAscending = (key: string) => key === 'rank' || key === 'team'
  const read = (search: string) =>
    readSort(new URLSearchParams(search), ['rank', 'team', 'points'], first, startsAscending)

  it('is the first one unless it names another; without an order it starts as a click does', () => {
    expect(read('sort=points&order=asc')).toEqual({ key: 'points', direction: 'ascending' })
    expect(read('sort=points')).toEqual({ key: 'points', direction: 'descending' })
    expect(read('sort=team')).toEqual({ key: 'team', direction: 'ascending' })
    for (const nonsense of ['', 'sort=constructor', 'sort=__proto__', 'sort=x&order=desc']) {
      expect(read(nonsense)).toEqual(first)
    }
  })

  it('has no entry for the first one', () => {
    const next = (search: string, key: string) => sortEntries(nextSort(read(search), key, startsAscending), first)
    expect(next('', 'points')).toEqual({ sort: 'points', order: 'desc' })
    expect(next('sort=points&order=desc', 'points')).toEqual({ sort: 'points', order: 'asc' })
    expect(next('', 'rank')).toEqual({ sort: 'rank', order: 'desc' })
    expect(next('sort=team', 'rank')).toEqual({ sort: null, order: null })
  })

  it('turns round with a click on its column, and begins as another column should', () => {
    const next = (search: string, key: string) => sortEntries(nextSort(read(search), key, startsAscending), first)
    expect(next('sort=points&order=desc', 'points')).toEqual({ sort: 'points', order: 'asc' })
    expect(next('', 'rank')).toEqual({ sort: 'rank', order: 'desc' })
    expect(next('sort=points', 'team')).toEqual({ sort: 'team', order: 'asc' })
    expect(next('sort=team', 'points')).toEqual({ sort: 'points', order: 'desc' })
  })
})
