/** Damages ESPN's responses: values are replaced, removed, copied, repeated or reversed. */
import fc from 'fast-check'
import type { EspnFiles } from '../hosts/espn/build-espn-league.ts'

/** `text` is JSON as ESPN would send it, which may contain 1e400, lone surrogates and `__proto__`. */
export type Mutation =
  | { op: 'set'; file: string; path: Path; text: string }
  | { op: 'key'; file: string; path: Path; key: string; text: string }
  | { op: 'remove'; file: string; path: Path }
  | { op: 'copy'; file: string; path: Path; from: Path }
  | { op: 'repeat'; file: string; path: Path; times: number }
  | { op: 'reverse'; file: string; path: Path }

type Path = (string | number)[]

const names = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  "'; DROP TABLE teams; --",
  '{{7*7}} <%= 7*7 %> $(id)',
  '=HYPERLINK("http://example.org")',
  '\u202eesreveR\u202c \u200f\u05e9\u05dc\u05d5\u05dd \u2066open',
  '🏈👨‍👩‍👧‍👦🏴‍☠️',
  '\ud83c lone \udfc8',
  'a\u0000b\u0007c\u001b[31m',
  'line\nbreak\r\ttab \u2028 \u2029',
  'Zalgơ̴̧͎̺̟͒̓̈́̕',
  'x'.repeat(10_000),
  '🏈'.repeat(5_000),
  ' \u00a0\u3000\ufeff ',
  '',
  '__proto__',
  'constructor',
  'NaN',
  '..%2f..%2fetc%2fpasswd',
]

const nastyNumbers = [
  ...['1e400', '-1e400', '1e308', '-1e308', '9007199254740993', '-9007199254740993', '4294967296', '2147483648'],
  ...['1e9', '99999', '10000', '9999', '1000', '100', '26', '19', '18', '2', '1', '0', '-0', '-1', '-100'],
  ...['0.5', '1.5', '-0.004', '1e-320', '0.1', '1e21', '123456789.987654321'],
]

const nastyValues = [
  ...['null', 'true', 'false', '[]', '{}', '[null]', '[[]]', '{"__proto__":{"id":1}}', '{"0":1}', '[1,2,3]'],
  ...['"1"', '"1e400"', '"NaN"', '"Infinity"', '"-1"', '"0x10"', '"HOME"', '"TIE"', '"UNDECIDED"', '"__proto__"'],
  ...['"AUCTION"', '"TRADE_ACCEPT"', '"DRAFT"', '"WINNERS_BRACKET"', '"EXECUTED"', '"toString"'],
]

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nastyNumbers) },
  { weight: 4, arbitrary: fc.constantFrom(...nastyValues) },
  { weight: 3, arbitrary: fc.constantFrom(...names.map((name) => JSON.stringify(name))) },
  { weight: 2, arbitrary: fc.integer({ min: -3, max: 40 }).map(String) },
  { weight: 1, arbitrary: fc.double().map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
)

const key = fc.constantFrom('__proto__', 'constructor', 'toString', '-1', '0.5', '1e400', '4294967296', '', ' 1', '99')

/** One to five mutations of these files; each kind of place is as likely as any other, however often it occurs. */
export function anyMutations(files: EspnFiles): fc.Arbitrary<Mutation[]> {
  const kinds = kindsOfPlaces(files)
  const place = fc
    .constantFrom(...kinds)
    .chain(({ file, paths }) =>
      fc.record({ file: fc.constant(file), path: fc.constantFrom(...paths), from: fc.constantFrom(...paths) }),
    )
  const mutation = fc.oneof(
    { weight: 8, arbitrary: fc.tuple(place, text).map(([at, value]) => set(at, value)) },
    { weight: 2, arbitrary: place.map(({ file, path }): Mutation => ({ op: 'remove', file, path })) },
    { weight: 2, arbitrary: place.map(({ file, path, from }): Mutation => ({ op: 'copy', file, path, from })) },
    { weight: 1, arbitrary: fc.tuple(place, key, text).map(([at, name, value]) => setKey(at, name, value)) },
    { weight: 1, arbitrary: fc.tuple(place, fc.constantFrom(2, 3, 40, 3000)).map(([at, times]) => repeat(at, times)) },
    { weight: 1, arbitrary: place.map(({ file, path }): Mutation => ({ op: 'reverse', file, path })) },
  )
  return fc.array(mutation, { minLength: 1, maxLength: 5 })
}

/** Fields that servers leave out: up to a quarter of all kinds of places is absent, null or empty, everywhere. */
export function anyHoles(files: EspnFiles): fc.Arbitrary<Mutation[]> {
  const kinds = kindsOfPlaces(files)
  const hole = fc.constantFrom(null, 'null', '[]', '{}', '""')
  return fc
    .subarray(kinds, { minLength: 1, maxLength: Math.ceil(kinds.length / 4) })
    .chain((chosen) => fc.tuple(...chosen.map((kind) => hole.map((text) => ({ ...kind, text })))))
    .map((holes) =>
      holes.flatMap(({ file, paths, text }) =>
        paths.map((path): Mutation => (text === null ? { op: 'remove', file, path } : set({ file, path }, text))),
      ),
    )
}

/** The same field of all rows of a list is one kind. */
function kindsOfPlaces(files: EspnFiles): { file: string; paths: Path[] }[] {
  return Object.entries(files).flatMap(([file, json]) => {
    const byKind = Map.groupBy(pathsOf(json), (path) =>
      path.map((step) => (typeof step === 'number' ? '*' : step)).join(),
    )
    return [...byKind.values()].map((paths) => ({ file, paths }))
  })
}

interface Place {
  file: string
  path: Path
}

const set = ({ file, path }: Place, value: string): Mutation => ({ op: 'set', file, path, text: value })
const setKey = ({ file, path }: Place, name: string, value: string): Mutation => ({
  op: 'key',
  file,
  path,
  key: name,
  text: value,
})
const repeat = ({ file, path }: Place, times: number): Mutation => ({ op: 'repeat', file, path, times })

/** A damaged copy that shares unchanged parts. A mutation of a missing place changes nothing. */
export function damage(files: EspnFiles, mutations: readonly Mutation[]): EspnFiles {
  const touched = new Set(mutations.map(({ file }) => file))
  const damaged = Object.fromEntries(
    Object.entries(files).map(([file, json]) => [file, touched.has(file) ? structuredClone(json) : json]),
  )
  for (const mutation of mutations) apply(damaged, mutation)
  return damaged
}

function apply(files: EspnFiles, mutation: Mutation): void {
  const last = mutation.path.at(-1)
  const parent = at(files[mutation.file], mutation.path.slice(0, -1))
  if (last === undefined || typeof parent !== 'object' || parent === null) return
  const value: unknown = Reflect.get(parent, last)
  if (mutation.op === 'set') put(parent, last, JSON.parse(mutation.text))
  if (mutation.op === 'copy') put(parent, last, structuredClone(at(files[mutation.file], mutation.from)))
  if (mutation.op === 'remove') remove(parent, last)
  // A list has no keys in JSON.
  if (mutation.op === 'key' && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    put(value, mutation.key, JSON.parse(mutation.text))
  }
  if (mutation.op === 'repeat' && Array.isArray(value)) put(parent, last, repeated(value, mutation.times))
  if (mutation.op === 'reverse' && Array.isArray(value)) value.reverse()
}

function remove(parent: object, name: string | number): void {
  if (Array.isArray(parent)) parent.splice(Number(name), 1)
  else Reflect.deleteProperty(parent, name)
}

const mostRepeated = 3000

function repeated(list: readonly unknown[], times: number): unknown[] {
  return Array.from({ length: times }, () => list)
    .flat()
    .slice(0, mostRepeated)
}

/** As JSON.parse does: `__proto__` is a name like any other, and a list has no keys. */
function put(parent: object, name: string | number, value: unknown): void {
  if (Array.isArray(parent) && typeof name === 'string') return
  Object.defineProperty(parent, name, { value, enumerable: true, configurable: true, writable: true })
}

function at(json: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (node, step) => (typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined),
    json,
  )
}

function pathsOf(json: unknown, path: Path = []): Path[] {
  if (typeof json !== 'object' || json === null) return [path]
  const steps = Array.isArray(json) ? [...json.keys()] : Object.keys(json)
  const below = steps.flatMap((step) => pathsOf(Reflect.get(json, step), [...path, step]))
  return path.length > 0 ? [path, ...below] : below
}
