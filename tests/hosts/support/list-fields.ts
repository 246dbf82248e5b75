/** The fields of a zod schema, as paths into a record: `items[0].playerId`, `adds.one`. */
import type * as z from 'zod/mini'

interface Definition {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  valueType?: z.ZodMiniType
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  out?: z.ZodMiniType
  options?: readonly z.ZodMiniType[]
}

/** Keys of objects whose keys are not fixed; `record` has some of them. */
export function listFields(schema: z.ZodMiniType, record: unknown, path = ''): string[] {
  const {
    type,
    shape,
    element,
    valueType,
    innerType,
    in: input,
    out,
    options,
  } = schema._zod.def as unknown as Definition
  const join = (key: string) => (path === '' ? key : `${path}.${key}`)
  const inner = (value: unknown, key: PropertyKey) => (isObject(value) ? Reflect.get(value, key) : undefined)
  const own = path === '' ? [] : [path]
  switch (type) {
    case 'object':
      return [
        ...own,
        ...Object.entries(shape ?? {}).flatMap(([key, field]) => listFields(field, inner(record, key), join(key))),
      ]
    case 'array':
      return element ? [...own, ...listFields(element, inner(record, 0), `${path}[0]`)] : own
    case 'record': {
      const key = isObject(record) ? (Object.keys(record)[0] ?? '1') : '1'
      return valueType ? [...own, ...listFields(valueType, inner(record, key), join(key))] : own
    }
    case 'union':
      return [...new Set((options ?? []).flatMap((option) => listFields(option, record, path)))]
    case 'pipe':
      return [...new Set([input, out].flatMap((side) => (side ? listFields(side, record, path) : [])))]
    default:
      return innerType ? listFields(innerType, record, path) : own
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
