/**
 * A rendered chart as a standalone SVG: SVG content is copied with its computed styles, boxes become rectangles, and lines
 * of text become text elements at their positions. (An SVG that embeds the HTML is blank in most programs other than
 * browsers.) Fonts are referenced by name with a system fallback; the caller that saves the picture embeds the page's fonts
 * (`page-fonts.ts`).
 */
import { copyDrawing, create, paintOf } from './copy-drawing.ts'
import { linesOf } from './text-lines.ts'

export interface ChartPicture {
  svg: string
  /** Pixels of the page. */
  width: number
  height: number
}

const padding = 16
const sourceSize = 11
const sourceLine = 15

/** `source`: text below the picture, in parts that may wrap. */
export function renderPicture(figure: HTMLElement, source: readonly string[]): ChartPicture {
  const { left, top, width: inner } = figure.getBoundingClientRect()
  const shown = [...figure.children].filter((child) => !isLeftOut(child))
  const bottom = Math.max(top, ...shown.map((child) => child.getBoundingClientRect().bottom))
  const lines = packLines(source, inner)
  const width = Math.ceil(inner) + 2 * padding
  const height = Math.ceil(bottom - top) + 2 * padding + 6 + lines.length * sourceLine

  const svg = create('svg', { width, height, viewBox: `0 0 ${width} ${height}` })
  const title = textOf(figure.querySelector('figcaption :is(h2, h3, h4)'))
  svg.append(withText('title', title), withText('desc', source.join(' · ')))
  svg.append(create('rect', { width, height, ...paintOf('fill', groundOf(figure)) }))
  const content = create('g', { transform: `translate(${padding - left} ${padding - top})` })
  for (const child of shown) drawElement(child, content)
  svg.append(content)

  const ink = getComputedStyle(figure)
  const first = height - padding - (lines.length - 1) * sourceLine
  lines.forEach((line, index) => {
    const text = withText('text', line, { x: padding, y: first + index * sourceLine, 'font-size': sourceSize })
    setAll(text, { 'font-family': ink.fontFamily, ...paintOf('fill', ink.color), 'fill-opacity': 0.7 })
    svg.append(text)
  })
  return { svg: new XMLSerializer().serializeToString(svg), width, height }
}

/** An element as it is, without a frame and a source. */
export function renderElement(element: Element): ChartPicture {
  const { left, top, width, height } = element.getBoundingClientRect()
  const svg = create('svg', { width, height, viewBox: `0 0 ${width} ${height}` })
  const content = create('g', { transform: `translate(${-left} ${-top})` })
  drawElement(element, content)
  svg.append(content)
  return { svg: new XMLSerializer().serializeToString(svg), width, height }
}

function drawElement(element: Element, onto: Element): void {
  if (isLeftOut(element)) return
  const style = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  if (style.display === 'none' || style.visibility === 'hidden' || isForReadersOnly(style, box)) return
  if (element instanceof SVGSVGElement) {
    onto.append(copyDrawing(element, box))
    return
  }
  drawBox(style, box, onto)
  for (const child of element.childNodes) {
    if (child instanceof Text) drawText(child, element, onto)
    else if (child instanceof Element) drawElement(child, onto)
  }
}

/** Background and hairlines. */
function drawBox(style: CSSStyleDeclaration, { x, y, width, height }: DOMRect, onto: Element): void {
  const fill = paintOf('fill', style.backgroundColor)
  if (fill.fill !== 'none') {
    const rx = Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, height / 2)
    onto.append(create('rect', { x, y, width, height, ...fill, ...(rx > 0 ? { rx } : {}) }))
  }
  for (const side of ['top', 'bottom'] as const) {
    const thick = Number.parseFloat(style.getPropertyValue(`border-${side}-width`))
    if (!(thick > 0)) continue
    const line = { x, y: side === 'top' ? y : y + height - thick, width, height: thick }
    onto.append(create('rect', { ...line, ...paintOf('fill', style.getPropertyValue(`border-${side}-color`)) }))
  }
}

/** The measured widths apply, so that a fallback font does not move anything. */
function drawText(node: Text, parent: Element, onto: Element): void {
  const style = getComputedStyle(parent)
  for (const { text, x, baseline, width } of linesOf(node, parent)) {
    const { fontSize, fontWeight, fontFamily, color } = style
    const line = withText('text', text, { x, y: baseline, textLength: width, lengthAdjust: 'spacingAndGlyphs' })
    setAll(line, { 'font-size': fontSize, 'font-weight': fontWeight, 'font-family': fontFamily })
    setAll(line, paintOf('fill', color))
    onto.append(line)
  }
}

function isLeftOut(element: Element): boolean {
  return element.hasAttribute('data-left-out')
}

function isForReadersOnly({ overflow }: CSSStyleDeclaration, { width, height }: DOMRect): boolean {
  return overflow === 'hidden' && width <= 1 && height <= 1
}

/** The chart's background: the nearest ancestor's that is not transparent. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (paintOf('fill', backgroundColor).fill !== 'none') return backgroundColor
  }
  return 'rgb(255, 255, 255)'
}

/** The text of an element; adjacent parts are separated by a space. */
function textOf(element: Element | null): string {
  if (!element) return ''
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) words.push(walker.currentNode.nodeValue?.trim() ?? '')
  return words.filter(Boolean).join(' ')
}

/** Fits as many parts on a line as possible, with a margin for slightly wider fonts. */
function packLines(parts: readonly string[], width: number): string[] {
  const context = document.createElement('canvas').getContext('2d')
  if (context) context.font = `${1.1 * sourceSize}px system-ui, sans-serif`
  const lines: string[] = []
  for (const part of parts) {
    const longer = lines.length > 0 ? `${lines.at(-1)} · ${part}` : part
    if (lines.length > 0 && (context?.measureText(longer).width ?? 0) <= width) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}

function withText(name: 'text' | 'title' | 'desc', text: string, attributes: Attributes = {}): Element {
  const element = create(name, attributes)
  element.textContent = text
  return element
}

function setAll(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
}

type Attributes = Readonly<Record<string, string | number>>
