/** Validates a response without a schema library. */
import type { StrictShape } from './shape.ts'

/** Path of the first value that does not match the shape, e.g. `teams.3.odds`; null if all match. */
export function findMisfit(shape: StrictShape, value: unknown, path = ''): string | null {
  if (typeof shape === 'string') return fitsText(shape, value) ? null : path || 'its root'
  if (Array.isArray(shape)) {
    if (shape.length > 1) return shape.some((option) => findMisfit(option, value) === null) ? null : path
    return findInList(shape[0] ?? '', value, path)
  }
  const [first = '', ...others] = Object.keys(shape)
  if (others.length === 0 && first.startsWith('#')) {
    const hasLength = Array.isArray(value) && value.length === Number(first.slice(1))
    return hasLength ? findInList(shape[first] ?? '', value, path) : path
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return path || 'its root'
  const fields = value as Record<string, unknown>
  const any = shape['*']
  if (any !== undefined) return findFirst(Object.keys(fields), (key) => findMisfit(any, fields[key], join(path, key)))
  return findFirst(Object.keys(shape), (marked) => {
    const isOptional = marked.endsWith('?')
    const key = isOptional ? marked.slice(0, -1) : marked
    const field = fields[key]
    if (isOptional && field === undefined) return null
    return findMisfit(shape[marked] ?? '', field, join(path, key))
  })
}

function findInList(item: StrictShape, value: unknown, path: string): string | null {
  if (!Array.isArray(value)) return path || 'its root'
  return findFirst(value, (entry, index) => findMisfit(item, entry, join(path, index)))
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

const join = (path: string, key: string | number) => (path === '' ? `${key}` : `${path}.${key}`)

function findFirst<T>(items: readonly T[], find: (item: T, index: number) => string | null): string | null {
  for (const [index, item] of items.entries()) {
    const found = find(item, index)
    if (found !== null) return found
  }
  return null
}
