/**
 * Reads Markdown into a list of blocks of plain text. Books are untrusted: the result cannot hold markup, pictures, styles or URLs other
 * than https and mail, so nothing in it can run or load.
 */
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { MarkdownBlock, MarkdownSpan } from './league-book.ts'

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number]

interface Place {
  depth: number
  isQuote: boolean
  /** Targets of reference links. */
  links: ReadonlyMap<string, string>
}

/** Deeper lists are shown at this depth. */
const deepest = 4
/** Marks of nested quotes and items. */
const nestsDeeply = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){20}/m
const mostMarks = 3000

/** HTML and pictures are removed; a picture's description stays. */
export function readMarkdown(text: string): MarkdownBlock[] {
  const tree = fromMarkdown(withoutHiddenCharacters(text))
  const links = new Map(
    tree.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
  )
  return readBlocks(tree.children, { depth: 0, isQuote: false, links })
}

/** Whether a text would take the library seconds: it needs quadratic time for nesting and emphasis marks. */
export function isCostly(text: string): boolean {
  return nestsDeeply.test(text) || (text.match(/\*+|_+/g)?.length ?? 0) > mostMarks
}

function readBlocks(nodes: readonly Node[], place: Place): MarkdownBlock[] {
  return nodes
    .flatMap((node): MarkdownBlock[] => {
      const block = { level: place.depth, number: null }
      switch (node.type) {
        case 'heading':
          return [{ kind: 'heading', level: node.depth, number: null, spans: readSpans(node.children, plain, place) }]
        case 'paragraph':
          return [
            { ...block, kind: place.isQuote ? 'quote' : 'paragraph', spans: readSpans(node.children, plain, place) },
          ]
        case 'blockquote':
          return readBlocks(node.children, { ...place, isQuote: true })
        case 'code':
          return [{ ...block, kind: 'code', spans: [{ ...plain, text: node.value }] }]
        case 'thematicBreak':
          return [{ ...block, kind: 'line', spans: [] }]
        case 'list': {
          const first = node.ordered ? (node.start ?? 1) : null
          const inner = { ...place, depth: Math.min(deepest, place.depth + 1) }
          return node.children.flatMap((item, index) =>
            toItem(readBlocks(item.children, inner), {
              depth: inner.depth,
              number: first === null ? null : first + index,
            }),
          )
        }
        default:
          return []
      }
    })
    .filter(({ kind, spans }) => kind === 'line' || kind === 'item' || spans.length > 0)
}

/** The first text of an item follows its mark. */
function toItem(
  blocks: readonly MarkdownBlock[],
  { depth, number }: { depth: number; number: number | null },
): MarkdownBlock[] {
  const [first, ...rest] = blocks
  const item = { kind: 'item', level: depth, number } as const
  if (first?.kind !== 'paragraph') return [{ ...item, spans: [] }, ...blocks]
  return [{ ...item, spans: first.spans }, ...rest]
}

const plain: MarkdownSpan = { text: '', strong: false, emphasis: false, code: false, href: null }

function readSpans(nodes: readonly Node[], style: MarkdownSpan, place: Place): MarkdownSpan[] {
  return nodes.flatMap((node): MarkdownSpan[] => {
    switch (node.type) {
      case 'text':
        return [{ ...style, text: node.value }]
      case 'inlineCode':
        return [{ ...style, text: node.value, code: true }]
      case 'break':
        return [{ ...style, text: '\n' }]
      case 'strong':
        return readSpans(node.children, { ...style, strong: true }, place)
      case 'emphasis':
        return readSpans(node.children, { ...style, emphasis: true }, place)
      case 'link':
        return readSpans(node.children, { ...style, href: readAddress(node.url) }, place)
      case 'linkReference':
        return readSpans(node.children, { ...style, href: readAddress(place.links.get(node.identifier) ?? '') }, place)
      case 'image':
      case 'imageReference':
        return node.alt ? [{ ...style, text: node.alt }] : []
      default:
        return []
    }
  })
}

/** The URL of a link, if allowed; else null. */
function readAddress(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  return (protocol === 'https:' || protocol === 'mailto:') && username === '' && password === '' ? href : null
}

/** Removes characters that change or hide the surrounding text. */
function withoutHiddenCharacters(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (character) =>
    /[\n\t]/.test(character) ? character : '',
  )
}
