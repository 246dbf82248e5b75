import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml'
import { DomainError } from '../domain/errors.ts'
import { describeValue } from '../hosts/shared/schema-issue.ts'
import { isPrivate } from './private-text.ts'

export interface YamlText {
  /** Maps as objects, lists as arrays, everything else as text. */
  value: unknown
  /** The line, from 1, of the entry at a path, or of its nearest parent. */
  lineOf: (path: readonly PropertyKey[]) => number
}

/** Books are flat; deeper documents are rejected. */
const deepest = 12

/**
 * Reads one YAML document. Every value is the file's text (YAML's "failsafe" schema): as numbers, league ids and manager keys such as
 * 12e4567890123456 would lose digits. Tags, anchors and aliases are rejected. Throws `DomainError('bad-request')` with file and line.
 */
export function readYaml(text: string, fileName: string): YamlText {
  const lineCounter = new LineCounter()
  const lineAt = (offset: number | undefined) => lineCounter.linePos(offset ?? 0).line
  const fail = (offset: number | undefined, message: string) =>
    new DomainError('bad-request', `${fileName}, line ${lineAt(offset)}: ${message}.`)

  // The library finds duplicate keys in quadratic time; `readMap` finds them instead.
  const document = parseDocument(text, { schema: 'failsafe', uniqueKeys: false, prettyErrors: false, lineCounter })
  const [error] = document.errors
  if (error) throw fail(error.pos[0], describeError(error))

  const lines = new Map<string, number>()
  const value = document.contents ? readNode(document.contents, []) : undefined
  return {
    value,
    lineOf(path) {
      for (let length = path.length; length > 0; length--) {
        const line = lines.get(pathKey(path.slice(0, length)))
        if (line !== undefined) return line
      }
      return 1
    },
  }

  function readNode(node: Node, path: readonly PropertyKey[]): unknown {
    const at = node.range?.[0]
    if (!lines.has(pathKey(path))) lines.set(pathKey(path), lineAt(at))
    if (path.length > deepest) throw fail(at, `expected at most ${deepest} levels, found more`)
    const describe = (text: string) => (isPrivate(path) ? 'one' : describeValue(text))
    if (node.tag !== undefined) throw fail(at, `expected no tags, found ${describe(node.tag)}`)
    if ('anchor' in node && node.anchor) throw fail(at, `expected no anchors, found ${describe(`&${node.anchor}`)}`)
    if (isMap(node)) return readMap(node, path)
    if (isSeq(node)) return node.items.map((item, index) => readNode(item as Node, [...path, index]))
    if (isScalar(node)) return String(node.value ?? '')
    throw fail(at, 'expected no aliases, found one')
  }

  function readMap(map: YAMLMap, path: readonly PropertyKey[]): object {
    const entries = new Map<string, unknown>()
    for (const { key, value } of map.items) {
      const at = (key as Node | null)?.range?.[0]
      if (!isScalar(key)) throw fail(at ?? map.range?.[0], 'expected a word as the key, found something else')
      const name = String(key.value ?? '')
      // A map schema would ignore it silently.
      if (name === '__proto__') throw fail(at, 'expected another key, found "__proto__"')
      const entry = [...path, name]
      if (entries.has(name)) {
        const found = `${isPrivate(path) ? 'one' : describeValue(name)} on line ${lines.get(pathKey(entry))}, too`
        throw fail(at, `expected every key once, found ${found}`)
      }
      lines.set(pathKey(entry), lineAt(at))
      // An empty value is treated as an absent line.
      const isEmpty = value === null || (isScalar(value) && value.type === 'PLAIN' && value.value === '')
      entries.set(name, isEmpty ? undefined : readNode(value as Node, entry))
    }
    return Object.fromEntries(entries)
  }
}

const pathKey = (path: readonly PropertyKey[]) => JSON.stringify(path)

function describeError({ code, message }: Document['errors'][number]): string {
  if (code === 'RESOURCE_EXHAUSTION') return `expected at most ${deepest} levels, found many more`
  if (code === 'MULTIPLE_DOCS') return 'expected one document, found another after "---"'
  if (code === 'TAB_AS_INDENT') return 'expected blanks at the beginning of the line, found a tab'
  // These messages quote the file at an unknown location.
  if (code === 'TAG_RESOLVE_FAILED') return 'expected no tags, found one'
  if (code === 'BAD_DQ_ESCAPE') return 'expected YAML, but a backslash in double quotes has another meaning'
  if (code === 'UNEXPECTED_TOKEN') return `expected YAML, but ${tidy(message.replace(/: .*/s, ''))}`
  return `expected YAML, but ${tidy(message)}`
}

function tidy(message: string): string {
  const text = message.charAt(0).toLowerCase() + message.slice(1)
  return text.replace(/[\s.]+/g, ' ').trim()
}
