/** Validates a response without a schema library. */
import type { StrictShape } from './shape.ts'

/** Path of the first value that does not match the shape, e.g. `teams.3.odds`; null if all match. */
export function findMisfit(shape: StrictShape, value: unknown): string | null {
  const path = findPath(shape, value)
  return path && (path.join('.') || 'its root')
}

type Path = readonly (string | number)[]

const here: Path = []

/** A path is put together on the way back: most responses are large and match. */
function findPath(shape: StrictShape, value: unknown): Path | null {
  if (typeof shape === 'string') return fitsText(shape, value) ? null : here
  if (Array.isArray(shape)) {
    if (shape.length > 1) return shape.some((option) => findPath(option, value) === null) ? null : here
    return findInList(shape[0] ?? '', value)
  }
  const [first = '', ...others] = Object.keys(shape)
  if (others.length === 0 && first.startsWith('#')) {
    const hasLength = Array.isArray(value) && value.length === Number(first.slice(1))
    return hasLength ? findInList(shape[first] ?? '', value) : here
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return here
  const fields = value as Record<string, unknown>
  const any = shape['*']
  for (const marked of Object.keys(any === undefined ? shape : fields)) {
    const isOptional = any === undefined && marked.endsWith('?')
    const key = isOptional ? marked.slice(0, -1) : marked
    const field = fields[key]
    if (isOptional && field === undefined) continue
    const path = findPath(any ?? shape[marked] ?? '', field)
    if (path !== null) return [key, ...path]
  }
  return null
}

function findInList(item: StrictShape, value: unknown): Path | null {
  if (!Array.isArray(value)) return here
  for (let index = 0; index < value.length; index++) {
    const path = findPath(item, value[index])
    if (path !== null) return [index, ...path]
  }
  return null
}

function fitsText(shape: string, value: unknown): boolean {
  switch (shape) {
    case 's':
      return typeof value === 'string'
    case 'n':
      return typeof value === 'number' && Number.isFinite(value)
    case 'b':
      return typeof value === 'boolean'
    case '0':
      return value === null
    default:
      return typeof value === 'string' && shape.slice(1).split('|').includes(value)
  }
}
