/** The elements of a built page. A parser, as names of leagues and teams are in attributes, where a pattern takes them for elements. */
import { Parser } from 'htmlparser2'

export interface HtmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Offset of its start tag in the page. */
  start: number
  /** Offset of its content. */
  contentStart: number
  /** Offset of its end tag; that of its content in an element without one. */
  contentEnd: number
}

/** Every element with one of the names, in document order. */
export function findElements(html: string, names: readonly string[]): HtmlElement[] {
  const found: HtmlElement[] = []
  const open: HtmlElement[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!names.includes(name)) return
      const contentStart = parser.endIndex + 1
      const element = { name, attributes, start: parser.startIndex, contentStart, contentEnd: contentStart }
      found.push(element)
      open.push(element)
    },
    onclosetag(name, isImplied) {
      if (!names.includes(name)) return
      const element = open.splice(open.findLastIndex((one) => one.name === name)).at(0)
      if (element && !isImplied) element.contentEnd = parser.startIndex
    },
  })
  parser.end(html)
  return found
}

export const contentOf = (html: string, { contentStart, contentEnd }: HtmlElement) =>
  html.slice(contentStart, contentEnd)
