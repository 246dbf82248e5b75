import { describe, expect, it } from 'vitest'
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
