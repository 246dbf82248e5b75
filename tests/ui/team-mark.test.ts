import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { designTeamMark } from '../../src/ui/team-mark.ts'

const letters = (name: string) => designTeamMark(name).letters

describe('designTeamMark', () => {
  it('takes the initials of two words, or two letters of one', () => {
    expect(letters('Touchdown Abbey')).toBe('TA')
    expect(letters('The Waiver “Wire”')).toBe('WW')
    expect(letters('Dynasty')).toBe('DY')
    expect(letters('Göing for Two')).toBe('GF')
    expect(letters('<b>x</b>')).toBe('BX')
  })

  it('takes the number if a name has one, so that Team 1 and Team 11 differ', () => {
    expect(['Team 1', 'Team 11', 'Team 12', 'Gang of 49', 'Since 1987'].map(letters)).toEqual([
      '1',
      '11',
      '12',
      '49',
      '’87',
    ])
  })

  it('has a mark for a name without letters', () => {
    expect(letters('🏈🏈')).toBe('?')
    expect(letters('')).toBe('?')
  })

  it('is the same for the same name, ignoring case and spaces', () => {
    expect(designTeamMark(' alpha beta ')).toEqual(designTeamMark('Alpha Beta'))
  })

  it('differs between most teams of a league', () => {
    const marks = Array.from({ length: 12 }, (_, index) => designTeamMark(`Team ${index + 1}`))
    expect(new Set(marks.map(({ path, hue }) => `${path} ${hue}`)).size).toBeGreaterThan(8)
  })

  it('renders any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const { path, hue, letters } = designTeamMark(name)
        expect(path).not.toBe('')
        expect(hue).toBeGreaterThanOrEqual(0)
        expect(hue).toBeLessThan(360)
        expect(letters).not.toBe('')
      }),
    )
  })
})
