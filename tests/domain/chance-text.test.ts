import { describe, expect, it } from 'vitest'
import { writeChance, writeChanceGain, writeChanceOf100 } from '../../src/domain/chance-text.ts'

describe('a chance in words', () => {
  it('is 0% or 100% only if it is proven', () => {
    expect([0, 0.004, 0.43, 0.999, 1].map((chance) => writeChance(chance))).toEqual([
      '<1%',
      '<1%',
      '43%',
      '>99%',
      '>99%',
    ])
    expect([0, 1].map((chance) => writeChance(chance, true))).toEqual(['0%', '100%'])
  })

  it('adds up to 100% with the other side’s', () => {
    for (let tenths = 1; tenths < 1000; tenths++) {
      const shown = [tenths / 1000, 1 - tenths / 1000].map((chance) =>
        Number.parseInt(writeChance(chance).replace(/[<>]/, ''), 10),
      )
      expect((shown[0] ?? 0) + (shown[1] ?? 0)).toBe(100)
    }
  })

  it('has grown where half a percent is left of it', () => {
    expect([0.0049, 0.005, 0.042].map(writeChanceGain)).toEqual([null, '+1%', '+4%'])
  })

  it('is a count of 100 things, which is few up to a quarter', () => {
    const counts = [0.001, 0.16, 0.26, 0.999].map((chance) => writeChanceOf100(chance, 'schedules'))
    expect(counts).toEqual([
      'Fewer than 1 of 100 schedules',
      'Only 16 of 100 schedules',
      '26 of 100 schedules',
      'More than 99 of 100 schedules',
    ])
  })
})
