/** Describes a violation of the book's schema: file, line, expected and actual value. */

import { z } from 'zod'
import { DomainError } from '../domain/errors.ts'
import { joinList } from '../domain/join-list.ts'
import { nearestWord } from '../hosts/file/nearest-word.ts'
import { describeValue } from '../hosts/shared/schema-issue.ts'
import { isMisspelling, isPrivate } from './private-text.ts'
import type { YamlText } from './read-yaml.ts'

type Path = readonly PropertyKey[]

/** The first violation; an unknown word comes with the nearest known one. */
export function describeBookIssue(schema: z.ZodType, error: z.ZodError, yaml: YamlText, fileName: string): DomainError {
  const issues = error.issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
    const path = unknown === undefined ? issue.path : [...issue.path, unknown]
    return { issue, path, line: yaml.lineOf(path) }
  })
  // Unknown words first, because they may be misspellings of missing ones.
  const unknownFirst = ({ issue }: (typeof issues)[number]) => (issue.code === 'unrecognized_keys' ? 0 : 1)
  const [first] = issues.sort((a, b) => unknownFirst(a) - unknownFirst(b) || a.line - b.line)
  if (!first) return new DomainError('bad-request', `${fileName}: expected a book, found something else.`)
  const { issue, path, line } = first
  const isOfKey = issue.code === 'invalid_key' && isPrivate(issue.path)
  const where = formatPath(isOfKey ? issue.path.slice(0, -1) : issue.path)
  const { expected, found } = describe(schema, issue, yaml.value, path)
  return new DomainError(
    'bad-request',
    `${fileName}, line ${line}: ${where ? `${where}: ` : ''}expected ${expected}, found ${found}.`,
  )
}

function describe(
  schema: z.ZodType,
  issue: z.core.$ZodIssue,
  value: unknown,
  path: Path,
): { expected: string; found: string } {
  if (issue.code === 'unrecognized_keys') {
    const [word = ''] = issue.keys
    const known = knownWords(schemaAt(schema, issue.path))
    return describeWord(word, known, { otherwise: joinList(known, 'or'), path })
  }
  if (issue.code === 'invalid_key') {
    const word = String(issue.path.at(-1))
    const known = knownWords(schemaAt(schema, issue.path.slice(0, -1)))
    return describeWord(word, known, { otherwise: issue.issues[0]?.message ?? issue.message, path })
  }
  const found = valueAt(value, path)
  const known = issue.code === 'invalid_value' ? issue.values.map(String) : []
  if (typeof found === 'string') return describeWord(found, known, { otherwise: issue.message, path })
  const described = describeValue(found)
  return { expected: issue.message, found: described === 'an object' ? 'a map' : described }
}

/** An unknown word where certain words, or `otherwise`, are expected. */
function describeWord(
  word: string,
  known: readonly string[],
  { otherwise, path }: { otherwise: string; path: Path },
): { expected: string; found: string } {
  const near = nearestWord(word, known)
  const isWithheld = isPrivate(path) && !isMisspelling(word, near)
  return { expected: near ? `"${near}"` : otherwise, found: isWithheld ? 'something else' : describeValue(word) }
}

/** The schema at a path; undefined if there is none. */
function schemaAt(schema: z.ZodType | undefined, path: Path): z.ZodType | undefined {
  const inner = schema && unwrap(schema)
  const [key, ...rest] = path
  if (key === undefined || inner === undefined) return inner
  if (inner instanceof z.ZodObject) return schemaAt(inner.shape[String(key)], rest)
  if (inner instanceof z.ZodRecord) return schemaAt(inner.valueType as z.ZodType, rest)
  if (inner instanceof z.ZodArray) return schemaAt(inner.element as z.ZodType, rest)
  return undefined
}

/** Unwraps defaults and the like: the schema of the file's value. */
function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return unwrap(schema.def.innerType as z.ZodType)
  if (schema instanceof z.ZodPipe) {
    const side = schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in
    return unwrap(side as z.ZodType)
  }
  return schema
}

/** Allowed keys of a map; empty if any key is allowed. */
function knownWords(schema: z.ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodRecord) return choicesOf(schema.keyType as z.ZodType)
  return []
}

function choicesOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => choicesOf(option as z.ZodType))
  return []
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined),
    value,
  )
}

/** "rivalries[1].managers" */
export function formatPath(path: Path): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key + 1}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  )
}
