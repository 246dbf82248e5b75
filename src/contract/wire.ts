/**
 * The API's names on the wire: snake_case there, camelCase in the code. Keys are converted only where bytes are read and written.
 * User-written text is never a key of a response, so all keys can be converted.
 */

const wireNames = new Map<string, string>()
const codeNames = new Map<string, string>()

/** `expectedWins` → `expected_wins`. Keys without a lower-case letter, such as `QB`, stay as they are. */
export function wireName(key: string): string {
  return lookUp(wireNames, key, (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase())
}

/** `expected_wins` → `expectedWins`. */
function codeName(key: string): string {
  return lookUp(codeNames, key, (name) =>
    name.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter) => letter.toUpperCase()),
  )
}

/** A response with wire keys. */
export function toWire(value: unknown): unknown {
  return renameKeys(value, wireName)
}

/** A parsed wire response with code keys. */
export function fromWire(value: unknown): unknown {
  return renameKeys(value, codeName)
}

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return hasObjects(value) ? value.map((entry) => renameKeys(entry, rename)) : value
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  const renamed: Record<string, unknown> = {}
  // A loop over keys, because entries and `Object.fromEntries` take several times as long on a phone.
  for (const key of Object.keys(fields)) {
    const given = renameKeys(fields[key], rename)
    // Assigning `__proto__` would set the object's prototype.
    if (key === '__proto__') Object.defineProperty(renamed, key, { value: given, enumerable: true })
    else renamed[rename(key)] = given
  }
  return renamed
}

/** A season has thousands of lists of numbers, which stay as they are: a loop takes a third of the time of a copy. */
function hasObjects(list: readonly unknown[]): boolean {
  for (const entry of list) if (typeof entry === 'object') return true
  return false
}

/** Limits the cache, since a server may send arbitrary names. */
const mostNames = 2000

function lookUp(names: Map<string, string>, key: string, convert: (key: string) => string): string {
  const known = names.get(key)
  if (known !== undefined) return known
  const converted = /[a-z]/.test(key) ? convert(key) : key
  if (names.size < mostNames) names.set(key, converted)
  return converted
}
