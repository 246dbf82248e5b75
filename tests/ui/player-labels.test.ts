import { describe, expect, it } from 'vitest'
import { weekSteps } from '../../src/parts/matchup/WeekStepper.tsx'
import { formatInjury, shortName } from '../../src/parts/player/player-labels.ts'

describe('injuryWords', () => {
  it.each([
    ['INJURY_RESERVE', 'Injured reserve'],
    ['QUESTIONABLE', 'Questionable'],
    ['NORMAL', 'Active'],
    ['  ', null],
    [null, null],
  ])('words %s as %s', (status, words) => {
    expect(formatInjury(status)).toBe(words)
  })
})

describe('shortName', () => {
  it.each([
    ['Jordan Fairweather', 'WR', 'J. Fairweather'],
    ['Amon van der Berg Jr.', 'WR', 'A. van der Berg Jr.'],
    ['Éowyn Åse', 'TE', 'É. Åse'],
    ['Saints D/ST', 'D/ST', 'Saints D/ST'],
    ['Ronaldinho', 'K', 'Ronaldinho'],
    ['', undefined, ''],
  ])('shortens %s (%s) to %s', (name, position, short) => {
    expect(shortName(name, position)).toBe(short)
  })
})

describe('weekSteps', () => {
  it('goes to the nearest week there is on either side', () => {
    expect(weekSteps(14, [1, 13, 16, 14])).toEqual({ previous: 13, next: 16 })
    expect(weekSteps(15, [1, 13, 16, 14])).toEqual({ previous: 14, next: 16 })
  })

  it('has nowhere to go at either end', () => {
    expect(weekSteps(1, [1, 2])).toEqual({ previous: null, next: 2 })
    expect(weekSteps(2, [1, 2])).toEqual({ previous: 1, next: null })
    expect(weekSteps(3, [])).toEqual({ previous: null, next: null })
  })
})
