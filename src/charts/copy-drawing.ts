/** Copies SVG from the page for a file: computed styles become attributes, colors are converted to formats that every program reads. */
import { roundTo } from '../domain/rounding.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

export function create(name: string, attributes: Readonly<Record<string, string | number>> = {}): Element {
  const element = document.createElementNS(svgNamespace, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(rounded(value)))
  return element
}

/** A copy at the same position that needs neither classes nor variables. */
export function copyDrawing(svg: SVGSVGElement, { x, y, width, height }: DOMRect): Element {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [svg, ...svg.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  originals.forEach((original, index) => {
    const clone = copies[index]
    if (clone) takeStyle(clone, getComputedStyle(original))
  })
  for (const [name, value] of Object.entries({ x, y, width, height })) copy.setAttribute(name, String(rounded(value)))
  copy.setAttribute('overflow', getComputedStyle(svg).overflow === 'visible' ? 'visible' : 'hidden')
  return copy
}

/** Default values are not written. */
const defaults: Readonly<Record<string, string>> = {
  'fill-opacity': '1',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  opacity: '1',
  'text-anchor': 'start',
  'paint-order': 'normal',
}
const ofText = ['font-size', 'font-weight', 'font-family']

function takeStyle(element: Element, style: CSSStyleDeclaration): void {
  const isCentred = style.getPropertyValue('dominant-baseline') === 'central'
  for (const name of ['class', 'style', 'dominant-baseline', 'aria-hidden']) element.removeAttribute(name)
  for (const [name, usual] of Object.entries(defaults)) {
    const value = style.getPropertyValue(name)
    if (value && value !== usual) element.setAttribute(name, value)
    else element.removeAttribute(name)
  }
  for (const kind of ['fill', 'stroke'] as const) {
    for (const [name, value] of Object.entries(paintOf(kind, style.getPropertyValue(kind)))) {
      element.setAttribute(name, String(value))
    }
  }
  if (!element.textContent || !/^(text|tspan)$/.test(element.tagName)) return
  for (const name of ofText) element.setAttribute(name, style.getPropertyValue(name))
  // Few programs other than browsers support dominant-baseline.
  if (isCentred) element.setAttribute('dy', '0.35em')
}

/** A computed color as `#rrggbb` and its opacity; 'none' if it is transparent. */
export function paintOf(kind: 'fill' | 'stroke', color: string): Record<string, string> {
  const numbers = (color.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
  const [first = 0, second = 0, third = 0, alpha = 1] = numbers
  if (numbers.length < 3 || alpha === 0) return { [kind]: 'none' }
  const isOklch = color.startsWith('oklch(')
  // color(srgb …) counts from 0 to 1, rgb(…) to 255.
  const whole = isOklch || color.startsWith('color(') ? 255 : 1
  const hex = (isOklch ? srgbOfOklch(first, second, third) : [first, second, third])
    .map((part) =>
      Math.round(part * whole)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
  return { [kind]: `#${hex}`, ...(alpha < 1 ? { [`${kind}-opacity`]: String(rounded(alpha)) } : {}) }
}

/** Hundredths of a pixel suffice. */
function rounded(value: string | number): string | number {
  return typeof value === 'number' ? roundTo(value, 2) : value
}

/**
 * Converts OKLCH to sRGB, each channel 0 to 1, clipped to the gamut. `hue` in degrees. Formula:
 * https://bottosson.github.io/posts/oklab/
 */
function srgbOfOklch(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** Linear light to sRGB gamma. */
function encode(light: number): number {
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.min(1, Math.max(0, value))
}
