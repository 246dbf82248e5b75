import { wireName } from './wire.ts'

/** The address of a call: `{name}` parts of the path filled in, the other parameters as its query, what is absent left out. */
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
