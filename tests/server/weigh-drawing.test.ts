import { describe, expect, it } from 'vitest'
import { drawLogo } from '../../src/server/logos/draw-logo.ts'
import { weighDrawing } from '../../src/server/logos/weigh-drawing.ts'

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">${content}</svg>`
const levels = Array.from({ length: 12 }, (_, index) => index + 1)
const ten = (text: string) => text.repeat(10)

/** Each level renders the one before ten times. */
const bombs: [string, string][] = [
  [
    'use',
    svg(
      `<defs><g id="l0"><path d="M0 0h9v9z"/></g>${levels.map((level) => `<g id="l${level}">${ten(`<use xlink:href="#l${level - 1}"/>`)}</g>`).join('')}</defs><use href="#l12"/>`,
    ),
  ],
  [
    'masks',
    svg(
      `<defs><mask id="l0"><path d="M0 0h9v9z"/></mask>${levels.map((level) => `<mask id="l${level}">${ten(`<rect mask="url(#l${level - 1})"/>`)}</mask>`).join('')}</defs><rect mask="url(#l12)"/>`,
    ),
  ],
  [
    'clips in styles',
    svg(
      `<defs><clipPath id="l0"><path d="M0 0h9v9z"/></clipPath>${levels.map((level) => `<clipPath id="l${level}">${ten(`<rect style="clip-path: url('#l${level - 1}')"/>`)}</clipPath>`).join('')}</defs><rect clip-path="url(#l12)"/>`,
    ),
  ],
  [
    'patterns of themselves',
    svg(
      '<pattern id="a"><rect fill="url(#b)"/></pattern><pattern id="b"><rect fill="url(#a)"/></pattern><rect fill="url(#a)"/>',
    ),
  ],
  ['noise', svg('<filter id="a"><feTurbulence numOctaves="100000"/></filter><rect filter="url(#a)"/>')],
  ['depth', svg('<g>'.repeat(5000) + '</g>'.repeat(5000))],
  [
    'a style sheet',
    svg(
      `<style>rect{mask:url(#m)}</style><mask id="m">${'<path d="M0 0z"/>'.repeat(200)}</mask>${'<rect/>'.repeat(200)}`,
    ),
  ],
]

describe('a drawing', () => {
  it.each(bombs)('is refused if it would be rendered without end by %s', async (_, text) => {
    expect(weighDrawing(text)).toBeGreaterThan(20_000)
    await expect(drawLogo(new TextEncoder().encode(text))).rejects.toThrow('takes too long')
  })

  it('weighs what is rendered', () => {
    const shape = '<linearGradient id="g"><stop/><stop/></linearGradient><path id="p" fill="url(#g)"/>'
    // The svg, gradient and stops; the path and its gradient; the use, the path and its gradient again.
    expect(weighDrawing(svg(`${shape}<use href="#p"/>`))).toBe(1 + 3 + 4 + 5)
  })

  it('is ended if it takes long all the same', { timeout: 120_000 }, async () => {
    const points = Array.from({ length: 100_000 }, (_, i) => `${(i * 37) % 96} ${(i * 53) % 96}`).join('L')
    const shapes = '<circle cx="2" cy="2" r="2"/>'.repeat(50)
    const text = svg(`<marker id="m">${shapes}</marker><path marker-mid="url(#m)" d="M${points}"/>`)
    expect(weighDrawing(text)).toBeLessThan(20_000)
    await expect(drawLogo(new TextEncoder().encode(text))).rejects.toThrow('takes too long')
  })

  it('with shadows, gradients and repeated shapes is drawn', async () => {
    const text = svg(
      '<defs><filter id="f"><feGaussianBlur stdDeviation="1"/></filter><linearGradient id="g"><stop stop-color="red"/></linearGradient><path id="p" d="M0 0h9v9z" fill="url(#g)"/></defs><g filter="url(#f)"><use href="#p"/></g>',
    )
    await expect(drawLogo(new TextEncoder().encode(text))).resolves.toBeInstanceOf(Uint8Array)
  })
})
