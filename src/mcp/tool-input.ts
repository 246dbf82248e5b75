/** Converts parameters of endpoints to arguments of tools and back. */
import { z } from 'zod'
import { type EndpointName, endpoints, listPattern, type Parameter } from '../contract/endpoints.ts'
import { wireName } from '../contract/wire.ts'
import { hostNames } from '../domain/identity.ts'

/** Default `limit` of lists. */
const usualLimit = 20
const largestLimit = 500
/** More than any response has at one level. */
const mostFields = 100
const longestField = 100

/** Arguments of every tool. */
const common = {
  fields: z
    .array(z.string().max(longestField))
    .max(mostFields)
    .optional()
    .describe('Only these, a dot leading into objects and lists: ["standings.team_name"]'),
  limit: z.int().min(1).max(largestLimit).default(usualLimit).describe('Entries of a list at most'),
}

const { host, leagueId } = endpoints.hostLeague.pathParameters
const { season } = endpoints.hostLeague.query
const ofHost = { host, leagueId, season }

export interface ToolArguments {
  /** The endpoint's parameters, as in a URL. */
  parameters: Record<string, string>
  /** The league season by its host's id, if the endpoint takes a public id. */
  league: Record<string, string> | null
  fields: readonly string[] | null
  limit: number
}

/**
 * The arguments of an endpoint's tool. Host and league id, which a reader knows, replace the public id of a league season. The common
 * `limit` replaces the endpoint's own.
 */
export function toolInput(name: EndpointName): Record<string, z.ZodType> {
  const { pathParameters, query } = endpoints[name]
  const own = [
    ...Object.entries<Parameter>(pathParameters),
    ...Object.entries<Parameter>(query).map(([key, parameter]) => [wireName(key), parameter] as const),
  ]
  const idName = leagueIdOfInput(name)
  const rest = own.filter(([key]) => key !== idName && key !== 'limit')
  const declared =
    idName === null ? rest : [...Object.entries<Parameter>(ofHost), ...rest.filter(([key]) => key !== 'season')]
  return { ...Object.fromEntries(declared.map(([key, parameter]) => [key, argumentOf(parameter)])), ...common }
}

/** Converts a tool's validated arguments to parameters of its endpoint. */
export function readArguments(name: EndpointName, given: Readonly<Record<string, unknown>>): ToolArguments {
  const { fields = null, limit = usualLimit, ...rest } = given as { fields?: string[]; limit?: number }
  const texts = Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
  if ('limit' in endpoints[name].query) texts.limit = String(limit)
  if (leagueIdOfInput(name) === null) return { parameters: texts, league: null, fields, limit }
  const { host, leagueId, season, ...parameters } = texts
  const league = { host, leagueId, ...(season === undefined ? {} : { season }) } as Record<string, string>
  return { parameters, league, fields, limit }
}

/** The parameter with the public id of a league season; null if the endpoint has none. */
export function leagueIdOfInput(name: EndpointName): string | null {
  const { scope, pathParameters } = endpoints[name]
  if (scope === 'league') return 'id' in pathParameters ? 'id' : 'league_id'
  return scope === 'any-league' ? 'league_id' : null
}

export function argumentOf(parameter: Parameter): z.ZodType {
  const schema = schemaOf(parameter).describe(parameter.description)
  if ('default' in parameter && parameter.default !== undefined) return schema.default(parameter.default)
  return 'required' in parameter && parameter.required ? schema : schema.optional()
}

function schemaOf(parameter: Parameter): z.ZodType {
  switch (parameter.kind) {
    case 'id':
      return z.int().min(0)
    case 'integer':
      return z.int().min(parameter.min).max(parameter.max)
    case 'host':
      return z.enum(hostNames)
    case 'digits':
      return z.union([z.string().regex(/^\d{1,20}$/), z.number()])
    case 'key':
      return z.string().regex(/^[\w-]{1,64}$/)
    case 'boolean':
      return z.boolean()
    case 'choice':
      return z.enum(parameter.choices)
    case 'list':
      return z.string().regex(new RegExp(listPattern(parameter)))
    case 'text':
      return z.string().min(1).max(100)
  }
}
