import { describe, expect, it } from 'vitest'
import { readTab } from '../../src/pages/_older-pages/OlderPage.tsx'
import { lastSelectableWeek } from '../../src/parts/team/season-weeks.ts'
import { completedLeague } from '../support/completed.ts'

describe('lastSelectableWeek', () => {
  const weeks = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const lastOf = (completedWeeks: number[], finalWeek: number | null = null) =>
    lastSelectableWeek(completedLeague({ completedWeeks, finalWeek, phase: 'in-season' }))

  it('is the highest completed week plus one', () => {
    expect([[1, 2, 3], [3, 1], []].map((completed) => lastOf(completed))).toEqual([4, 4, 1])
  })

  it('is week 18 at most', () => {
    expect(lastOf(weeks(18))).toBe(18)
  })

  it('is not after the league’s last week', () => {
    expect(lastOf([16, 17], 17)).toBe(17)
  })
})

describe('readTab', () => {
  type Tab = { key: string }

  it('selects the first tab if the address names none of them', () => {
    const tabs: [Tab, Tab] = [{ key: 'roster' }, { key: 'performance' }]
    expect(readTab('performance', tabs)).toBe(tabs[1])
    expect(readTab('elsewhere', tabs)).toBe(tabs[0])
    expect(readTab(null, tabs)).toBe(tabs[0])
  })
})
