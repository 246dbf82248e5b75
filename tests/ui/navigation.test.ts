import { describe, expect, it } from 'vitest'
import { barOf, isActiveEntry, isFullBleed, navigation } from '../../src/layouts/navigation.ts'

describe('navigation', () => {
  it('has the five entries', () => {
    expect(navigation.map(({ label, path }) => [label, path])).toEqual([
      ['Dashboard', '/'],
      ['Draft Analysis', '/analysis'],
      ['Leagues', '/leagues'],
      ['Scenarios', '/scenarios'],
      ['Leaderboard', '/leaderboard'],
    ])
  })

  it('matches Dashboard exactly and the others by prefix', () => {
    expect(isActiveEntry('/', '/')).toBe(true)
    expect(isActiveEntry('/', '/analysis')).toBe(false)
    expect(isActiveEntry('/leagues', '/leagues/')).toBe(true)
    expect(isActiveEntry('/leagues', '/leagues/espn/1')).toBe(true)
    expect(isActiveEntry('/leagues', '/leaguestable')).toBe(false)
  })

  it('is full-bleed on / and below /leagues/ only', () => {
    for (const path of ['/', '/leagues/1', '/leagues/espn/1/overview/']) expect(isFullBleed(path), path).toBe(true)
    for (const path of ['/leagues', '/leagues/', '/leagues//', '/login', '/teams/4']) {
      expect(isFullBleed(path), path).toBe(false)
    }
  })

  it('full-width pages have a bar, those of a league on phones also one at the bottom', () => {
    expect(['/', '/leagues/espn/1/overview/', '/leagues', '/proof'].map(barOf)).toEqual(['top', 'docked', null, null])
  })
})
