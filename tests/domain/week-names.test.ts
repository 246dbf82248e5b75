import { describe, expect, it } from 'vitest'
import { nameWeeks, titleWeeks } from '../../src/domain/week-names.ts'

describe('weeks of a round', () => {
  it('are named one by one, or as a run', () => {
    expect([[7], [16, 17], [15, 16, 17], [15, 17], [14, 15, 17]].map(nameWeeks)).toEqual([
      'week 7',
      'weeks 16 and 17',
      'weeks 15 to 17',
      'weeks 15 and 17',
      'weeks 14, 15, and 17',
    ])
    expect(titleWeeks([15, 16, 17])).toBe('Weeks 15 to 17')
  })
})
