import { describe, expect, it } from 'vitest'
import { paintOf } from '../../src/charts/copy-drawing.ts'

describe('paintOf', () => {
  it.each([
    ['rgb(11, 107, 58)', { fill: '#0b6b3a' }],
    ['rgba(10, 12, 14, 0.55)', { fill: '#0a0c0e', 'fill-opacity': '0.55' }],
    ['oklch(0.628 0.2577 29.23)', { fill: '#ff0000' }],
    ['oklch(1 0 0 / 0.5)', { fill: '#ffffff', 'fill-opacity': '0.5' }],
    ['color(srgb 1 0.5 0 / 0.11)', { fill: '#ff8000', 'fill-opacity': '0.11' }],
    ['color(srgb 0.0431373 0.419608 1.2e-7)', { fill: '#0b6b00' }],
    ['rgba(0, 0, 0, 0)', { fill: 'none' }],
    ['none', { fill: 'none' }],
  ])('writes %s as every program reads it', (computed, attributes) => {
    expect(paintOf('fill', computed)).toEqual(attributes)
  })
})
