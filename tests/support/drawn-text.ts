/** What elements look like as nodes, drawn by us or by React, as one text. */
import { parseHTML } from 'linkedom'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, vi } from 'vitest'
import { drawElements } from '../../src/features/drawing/draw-elements.ts'

/** A document for what draws into one. */
export function stubDocument(): void {
  const { document, Comment, Element } = parseHTML('<!doctype html><html><body></body></html>')
  for (const [name, value] of Object.entries({ document, Comment, Element })) vi.stubGlobal(name, value)
}

/** The same for all tests of a file. */
export function withDocument(): void {
  beforeAll(stubDocument)
  afterAll(() => {
    vi.unstubAllGlobals()
  })
}

export const idPrefix = 'p'

export function drawnByReact(whole: ReactElement): string {
  const template = document.createElement('template')
  template.innerHTML = renderToString(whole, { identifierPrefix: idPrefix })
  return textOf(template.content)
}

/** `isTime`: when to pause. */
export function drawnByUs(whole: ReactElement, isTime = () => false): string {
  const drawing = drawElements(whole, idPrefix)
  while (!drawing.work(isTime));
  return textOf(drawing.content)
}

/**
 * The same nodes as the same text: React parts texts by comments, writes styles without spaces, and what is for browsers without
 * scripts; this document keeps attributes in any order, and does not write their names small.
 */
export function textOf(content: Node): string {
  const place = document.createElement('div')
  place.append(content)
  return place.innerHTML
    .replaceAll('<!-- -->', '')
    .replace(/(<noscript>).*?(?=<\/noscript>)/gs, '$1')
    .replace(/ style="([^"]*)"/g, (_, style: string) => ` style="${withoutSpaces(style)}"`)
    .toLowerCase()
    .replace(/(<[a-z0-9]+)((?: [a-z0-9:-]+(?:="[^"]*")?)+)/g, (_, tag: string, attributes: string) =>
      [tag, ...(attributes.match(/ [a-z0-9:-]+(?:="[^"]*")?/g) ?? []).sort()].join(''),
    )
}

const withoutSpaces = (style: string) => style.replace(/\s*([:;])\s*/g, '$1').replace(/;$/, '')
