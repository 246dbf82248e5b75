/**
 * The names of the API on the wire: snake_case there, camelCase in the code. Keys change where bytes are written and read, and
 * nowhere else. Text that people wrote is never a key of a response, so that a plain conversion of keys is enough.
 */

const wireNames = new Map<string, string>()
const codeNames = new Map<string, string>()

/** `expectedWins` → `expected_wins`. Keys without a lower-case letter, such as `QB`, stay as they are. */
export function wireName(key: string): string {
  return lookUp(wireNames, key, (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase())
}

/** `expected_wins` → `expectedWins`. */
export function codeName(key: string): string {
  return lookUp(codeNames, key, (name) =>
    name.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter) => letter.toUpperCase()),
  )
}

/** A response with the keys of the wire. */
export function toWire(value: unknown): unknown {
  return renameKeys(value, wireName)
}

/** A parsed response of the wire with the keys of the code. */
export function fromWire(value: unknown): unknown {
  return renameKeys(value, codeName)
}

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => renameKeys(entry, rename))
  if (typeof value !== 'object' || value === null) return value
  const renamed: Record<string, unknown> = {}
  // A loop: entries of entries take a phone three times as long.
  for (const [key, inner] of Object.entries(value)) {
    const given = renameKeys(inner, rename)
    // Assigned, this one name would be the object's prototype.
    if (key === '__proto__') Object.defineProperty(renamed, key, { value: given, enumerable: true })
    else renamed[rename(key)] = given
  }
  return renamed
}

/** Names that a server may invent are not remembered beyond this. */
const mostNames = 2000

function lookUp(names: Map<string, string>, key: string, convert: (key: string) => string): string {
  const known = names.get(key)
  if (known !== undefined) return known
  const converted = /[a-z]/.test(key) ? convert(key) : key
  if (names.size < mostNames) names.set(key, converted)
  return converted
}
