/** Colours of the style sheet can be read: WCAG 2.2 AA, in both themes. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('src/styles/base.css', 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name = '', light = '', dark = '']) => [
    name,
    { light, dark },
  ]),
)

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
}

function luminance(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: number[], b: number[]): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

/** `share` of one colour over another. */
function mix(over: number[], under: number[], share: number): number[] {
  return over.map((value, index) => share * value + (1 - share) * (under[index] ?? 0))
}

describe.each(['light', 'dark'] as const)('colours of the %s theme', (theme) => {
  const color = (name: string) => channels(tokens.get(name)?.[theme] ?? '')
  const texts = [
    'ink',
    'muted',
    'accent',
    'better',
    'worse',
    'gold',
    'silver',
    'bronze',
    'green',
    'blue',
    'yellow',
    'red',
  ]
  const positions = ['qb', 'rb', 'wr', 'te', 'k', 'dst']

  it('can be read as text on every ground', () => {
    for (const text of [...texts, ...positions]) {
      for (const ground of ['paper', 'surface', 'raised']) {
        expect(contrast(color(text), color(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('can be read on their own tint', () => {
    for (const text of [...texts, ...positions]) {
      for (const ground of ['paper', 'surface', 'raised']) {
        const tint = mix(color(text), color(ground), 0.11)
        expect(contrast(color(text), tint), `${text} tinted on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('shows the edges of controls and the words on buttons', () => {
    for (const ground of ['paper', 'surface']) {
      expect(contrast(color('outline'), color(ground))).toBeGreaterThanOrEqual(3)
    }
    expect(contrast(color('on-accent'), color('accent'))).toBeGreaterThanOrEqual(4.5)
  })
})
