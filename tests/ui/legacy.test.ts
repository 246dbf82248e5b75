import { describe, expect, it } from 'vitest'
import { readTab, tabStep } from '../../src/pages/_older-pages/InPageTabs.tsx'
import { legacyWeeks, openedWeek } from '../../src/pages/_older-pages/LegacyRoster.tsx'
import { hasDraftAnalytics } from '../../src/pages/_older-pages/use-legacy-draft.ts'

describe('legacyWeeks', () => {
  const selectable = (completed: number[]) =>
    legacyWeeks(completed).flatMap(({ week, isSelectable }) => (isSelectable ? week : []))

  it('lets weeks up to the highest completed one plus one be picked', () => {
    expect(selectable([1, 2, 3])).toEqual([1, 2, 3, 4])
    expect(selectable([3, 1])).toEqual([1, 2, 3, 4])
    expect(selectable([])).toEqual([1])
  })

  it('ends with week 18', () => {
    expect(selectable(Array.from({ length: 18 }, (_, index) => index + 1)).at(-1)).toBe(18)
    expect(legacyWeeks([1])).toHaveLength(18)
  })

  it('lets no week after the league’s last one be picked', () => {
    expect(legacyWeeks([16, 17], 17).findLast(({ isSelectable }) => isSelectable)?.week).toBe(17)
  })

  it('open on a week that can be picked', () => {
    expect([14, 3, 5].map((requested) => openedWeek(requested, legacyWeeks([1, 2, 3, 4])))).toEqual([5, 3, 5])
    expect(openedWeek(14, legacyWeeks([]))).toBe(1)
  })
})

describe('hasDraftAnalytics', () => {
  it('needs the analysis of a draft that was held', () => {
    expect(hasDraftAnalytics({ draftAnalysis: { draftPicks: [] } }, { draftComplete: true })).toBe(true)
    expect(hasDraftAnalytics({ draftPicks: [{ id: 1 }] }, { draftComplete: true })).toBe(false)
    expect(hasDraftAnalytics({ draftPicks: [] }, {})).toBe(false)
  })

  it('needs none before the draft', () => {
    expect(hasDraftAnalytics({ draftPicks: [] }, { draftComplete: false })).toBe(true)
  })
})

describe('tabStep', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 0, null],
  ])('goes with %s from %s to %s', (key, from, to) => {
    expect(tabStep(key, from, 3)).toBe(to)
  })
})

describe('readTab', () => {
  it('selects the first tab where the address names none of them', () => {
    const tabs = [{ key: 'roster' }, { key: 'performance' }]
    expect(readTab('performance', tabs, 'roster')).toBe('performance')
    expect(readTab('elsewhere', tabs, 'roster')).toBe('roster')
    expect(readTab(null, tabs, 'roster')).toBe('roster')
  })
})
