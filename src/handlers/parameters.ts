/** Validates a request's parameters against the table of endpoints. */
import * as z from 'zod/mini'
import {
  type CallParameters,
  type EndpointName,
  endpoints,
  listPattern,
  type Parameter,
  type Parameters,
} from '../contract/endpoints.ts'
import { wireName } from '../contract/wire.ts'
import { DomainError } from '../domain/errors.ts'
import { hostNames } from '../domain/identity.ts'

const longestText = 100
const longestShown = 40

/** Schemas of one endpoint's parameters, created once. */
const readers = new Map(
  Object.entries(endpoints).map(([name, { pathParameters, query }]) => [
    name,
    [
      ...Object.entries(pathParameters).map(([key, parameter]) => ({ key, place: 'path', ...readerOf(parameter) })),
      ...Object.entries(query).map(([key, parameter]) => ({ key, place: 'query', ...readerOf(parameter) })),
    ],
  ]),
)

/**
 * Parameters of a call, validated and with defaults. Throws `DomainError('bad-request')` with parameter, expected and actual value. Unknown
 * parameters are ignored.
 */
export function readParameters<N extends EndpointName>(
  name: N,
  path: Record<string, string>,
  query: Record<string, string>,
): Parameters<N> {
  const values: Record<string, unknown> = {}
  for (const { key, place, schema, expected } of readers.get(name) ?? []) {
    const value = place === 'path' ? path[key] : query[wireName(key)]
    const parsed = schema.safeParse(value === '' ? undefined : value)
    if (!parsed.success) throw badParameter(place, place === 'path' ? key : wireName(key), expected, value)
    values[key] = parsed.data
  }
  return values as Parameters<N>
}

/** Parameters as a handler receives them. */
export function withDefaults<N extends EndpointName>(name: N, parameters: CallParameters<N>): Parameters<N> {
  const { pathParameters, query } = endpoints[name]
  const declared: Readonly<Record<string, Parameter>> = { ...pathParameters, ...query }
  const defaults = Object.entries(declared).map(([key, parameter]) => [
    key,
    'default' in parameter ? parameter.default : undefined,
  ])
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(given) }
}

/** Schema of a parameter as written in a URL, and a description of the expected value. */
function readerOf(parameter: Parameter): { schema: z.ZodMiniType; expected: string } {
  const { schema, expected } = checkerOf(parameter)
  if ('default' in parameter && parameter.default !== undefined)
    return { schema: z._default(schema, parameter.default), expected }
  return 'required' in parameter && parameter.required ? { schema, expected } : { schema: z.optional(schema), expected }
}

function checkerOf(parameter: Parameter): { schema: z.ZodMiniType; expected: string } {
  switch (parameter.kind) {
    case 'id':
      return { schema: wholeNumber(0, Number.MAX_SAFE_INTEGER), expected: 'a whole number, 0 or more' }
    case 'integer': {
      const { min, max } = parameter
      return { schema: wholeNumber(min, max), expected: `a whole number from ${min} to ${max}` }
    }
    case 'host':
      return { schema: z.enum(hostNames), expected: `one of ${hostNames.join(', ')}` }
    case 'digits':
      return { schema: z.string().check(z.regex(/^\d{1,20}$/)), expected: 'a whole number of at most 20 digits' }
    case 'key':
      return { schema: z.string().check(z.regex(/^[\w-]{1,64}$/)), expected: 'letters, digits, - and _' }
    case 'boolean':
      return {
        schema: z.pipe(
          z.pipe(z.string().check(z.toLowerCase()), z.enum(['true', 'false', '1', '0'])),
          z.transform((value) => value === 'true' || value === '1'),
        ),
        expected: 'true or false',
      }
    case 'list': {
      const { most } = parameter
      return {
        schema: z.string().check(z.regex(new RegExp(listPattern(parameter)))),
        expected: `at most ${most} entries, separated by commas`,
      }
    }
    case 'choice':
      return { schema: z.enum(parameter.choices), expected: `one of ${parameter.choices.join(', ')}` }
    case 'text':
      return {
        schema: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestText)),
        expected: `text of 1 to ${longestText} characters`,
      }
  }
}

/** Digits only: `1e3`, `0x10`, `1.0` and ` 1` are not ids. */
function wholeNumber(min: number, max: number) {
  return z.pipe(z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)), z.int().check(z.gte(min), z.lte(max)))
}

function badParameter(place: string, key: string, expected: string, value: string | undefined): DomainError {
  const found = value === undefined || value === '' ? 'nothing' : JSON.stringify(shorten(value))
  return new DomainError('bad-request', `The ${place} parameter '${key}' must be ${expected}; found ${found}.`)
}

function shorten(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}
