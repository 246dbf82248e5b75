import { wireName } from './wire.ts'

/** URL of a call: fills the `{name}` parts of the path, and puts the other parameters into the query. Absent parameters are left out. */
export function fillPath(path: string, parameters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  let filled = path
  for (const [key, value] of Object.entries(parameters)) {
    if (value === undefined || value === null) continue
    const part = `{${key}}`
    if (filled.includes(part)) filled = filled.replace(part, () => encodeURIComponent(String(value)))
    else query.set(wireName(key), String(value))
  }
  const search = query.toString()
  return search ? `${filled}?${search}` : filled
}
