import { describe, expect, it } from 'vitest'
import { labelOf } from '../../src/offline/opened-links.ts'

describe('the text of a link to a page that was opened', () => {
  it.each([
    ['/', 'Fantasy Football Analytics', 'Home'],
    ['/leagues', 'Leagues · Fantasy Football Analytics', 'Leagues'],
    [
      '/leagues/espn/1/overview?season=2024',
      'Overview · A & B · 2024 · Fantasy Football Analytics',
      'Overview · A & B · 2024',
    ],
    ['/leagues/espn/1/teams/2/roster/week/3', 'Team · Fantasy Football Analytics', 'Team · Week 3'],
    ['/leagues/espn/1/teams/2/performance', 'Team · Fantasy Football Analytics', 'Team · Performance'],
    ['/recap/espn/1/2024', 'Recap · Fantasy Football Analytics', 'Recap'],
  ])('%s', (address, title, label) => {
    expect(labelOf({ address, title })).toBe(label)
  })
})
