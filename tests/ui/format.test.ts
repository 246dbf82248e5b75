import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatCount,
  formatDay,
  formatMoment,
  formatNumber,
  formatOrdinal,
  formatPercent,
  formatPoints,
  formatRecord,
  formatSigned,
  formatText,
  formatWhole,
} from '../../src/ui/format.ts'

describe('formats', () => {
  it('writes points with one decimal and separated thousands', () => {
    expect(formatPoints(1843.66)).toBe('1,843.7')
    expect(formatPoints(0)).toBe('0.0')
    expect(formatPoints(-12.34)).toBe('−12.3')
    expect(formatWhole(1843.66)).toBe('1,844')
  })

  it('writes days and moments in Eastern time, in summer and in winter', () => {
    expect(formatMoment('2026-09-02T00:00:00Z')).toBe('Tue, Sep 1, 2026, 8:00 p.m. ET')
    expect(formatDay('2026-09-02T00:00:00Z')).toBe('Tue, Sep 1, 2026')
    expect(formatMoment('2026-11-28T04:59:00Z')).toBe('Fri, Nov 27, 2026, 11:59 p.m. ET')
    expect(formatMoment('2026-09-01T04:05:00Z')).toBe('Tue, Sep 1, 2026, 12:05 a.m. ET')
    expect([formatDay(null), formatMoment('soon'), formatMoment(undefined)]).toEqual(['—', '—', '—'])
  })

  it('writes percentages with one decimal', () => {
    expect(formatPercent(64.25)).toBe('64.3%')
    expect(formatPercent(100)).toBe('100.0%')
    expect(formatPercent(undefined)).toBe('—')
  })

  it('gives differences a sign, and values that round to zero none', () => {
    expect(formatSigned(12.34)).toBe('+12.3')
    expect(formatSigned(-3)).toBe('−3.0')
    expect(formatSigned(0.04)).toBe('0.0')
    expect(formatSigned(-0.04)).toBe('0.0')
    expect(formatSigned(1.005, 2)).toMatch(/^\+1\.0[01]$/)
  })

  it('writes records, with ties only if there are any', () => {
    expect(formatRecord({ wins: 9, losses: 5, ties: 0 })).toBe('9-5')
    expect(formatRecord({ wins: 9, losses: 4, ties: 1 })).toBe('9-4-1')
    expect(formatRecord({ wins: 3 })).toBe('3-0')
    expect(formatRecord({})).toBe('—')
    expect(formatRecord(undefined)).toBe('—')
  })

  it('writes ordinals and counts', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(formatOrdinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '112th',
    ])
    expect(formatCount(1, 'team')).toBe('1 team')
    expect(formatCount(12, 'team')).toBe('12 teams')
    expect(formatCount(undefined, 'pick')).toBe('— picks')
  })

  it('shows a dash for absent values', () => {
    for (const value of [undefined, null, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect([formatNumber(value), formatPoints(value), formatSigned(value), formatOrdinal(value)]).toEqual([
        '—',
        '—',
        '—',
        '—',
      ])
    }
    expect(formatText('  ')).toBe('—')
  })

  it('never writes a broken figure', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 0, max: 3 }), (value, decimals) => {
        for (const text of [formatNumber(value, decimals), formatSigned(value, decimals), formatPercent(value)]) {
          expect(text).not.toMatch(/NaN|undefined|Infinity|^-|−0(\.0*)?$/)
        }
      }),
    )
  })
})
