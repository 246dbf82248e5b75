/** Guarantees for screens. */
import type { Shape } from '../../src/contract/shape.ts'

/**
 * Throws unless the value has only finite numbers, text, booleans, lists without holes and objects of the shape. It checks thousands of
 * responses, so it does not use `expect`.
 */
export function expectReadable(shape: Shape, value: unknown, path = 'answer'): void {
  // Null: unknown, in a completed response.
  if (value === undefined || value === null) return
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) throw new Error(`${path} is no list`)
    for (const [index, item] of value.entries()) {
      if (item === undefined) throw new Error(`${path}[${index}] is a hole`)
      expectReadable(shape[0], item, `${path}[${index}]`)
    }
  } else if (typeof shape === 'object') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${path} is no object`)
    for (const [key, field] of Object.entries(value)) {
      const known = shape['*'] ?? [key, `${key}?`].flatMap((one) => (Object.hasOwn(shape, one) ? [shape[one]] : []))[0]
      if (!known) throw new Error(`${path}.${key} is unknown`)
      expectReadable(known, field, `${path}.${key}`)
    }
  } else if (!isOf(shape, value)) {
    throw new Error(`${path} should be '${shape}', found ${String(value)}`)
  }
}

function isOf(shape: string, value: unknown): boolean {
  if (shape === 'n') return Number.isFinite(value)
  if (shape.startsWith('=')) return shape.slice(1).split('|').includes(String(value))
  return typeof value === (shape === 's' ? 'string' : 'boolean')
}
