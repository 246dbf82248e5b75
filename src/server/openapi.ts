/** The OpenAPI 3.1 document, generated from the contract. */
import type { Handler } from 'hono'
import { z } from 'zod'
import { type Endpoint, type EndpointName, endpoints, listPattern, type Parameter } from '../contract/endpoints.ts'
import { responseSchemas } from '../contract/responses/index.ts'
import { wireName } from '../contract/wire.ts'
import { wireSchema } from '../contract/wire-schema.ts'
import { hostNames, listHostTitles } from '../domain/identity.ts'
import { encodedBody } from './encoded-body.ts'
import { type Representation, respond } from './respond.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Serves the document, which takes a tenth of a second to compute: once, with the first request. */
export function openApiHandler(options: { hasToken: boolean }): Handler {
  let written: Representation | null = null
  return (context) => {
    written ??= {
      body: encodedBody(new TextEncoder().encode(JSON.stringify(openApiDocument(options)))),
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'max-age=600',
    }
    return respond(context, written)
  }
}

/** The whole document as plain data. `hasToken`: every call needs the bearer token. */
function openApiDocument({ hasToken }: { hasToken: boolean }) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fantasy Football Analytics',
      version: '1.0.0',
      description: `Standings, draft analysis, awards, and lineup decisions for ${listHostTitles()} fantasy football leagues. Read-only.`,
    },
    servers: [{ url: '/' }],
    ...(hasToken ? { security: [{ token: [] }] } : {}),
    paths: Object.fromEntries(
      Object.entries(endpoints).map(([name, endpoint]) => [
        endpoint.path,
        { get: operation(name, endpoint, hasToken) },
      ]),
    ),
    components: {
      schemas: {
        ...Object.fromEntries(Object.entries(responseSchemas).map(([name, schema]) => [name, schemaOf(schema)])),
        Error: schemaOf(z.object({ detail: z.string().describe('What went wrong, in one sentence') })),
        Importing: schemaOf(importing),
      },
      ...(hasToken ? { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } } : {}),
    },
  }
}

const importing = z.object({
  status: z.literal('importing'),
  progress: z.object({
    step: z.string().describe('What is being loaded, for readers'),
    week: z.int().nullable(),
    done: z.int().describe('Finished requests'),
    total: z.int().describe('Requests in total'),
  }),
})

function operation(name: string, { summary, scope, pathParameters, query }: Endpoint, hasToken: boolean) {
  return {
    operationId: name,
    summary,
    tags: [tagOf(name as EndpointName)],
    parameters: [
      ...Object.entries(pathParameters).map(([key, parameter]) => describeParameter(key, 'path', parameter)),
      ...Object.entries(query).map(([key, parameter]) => describeParameter(wireName(key), 'query', parameter)),
    ],
    responses: {
      200: { description: 'The response', content: json(reference(name)) },
      304: { description: 'Not modified: `If-None-Match` names the current `ETag`' },
      ...(scope === 'host-league' || scope === 'history'
        ? {
            202: {
              description: 'Being imported; call again after `Retry-After`',
              content: json(reference('Importing')),
            },
          }
        : {}),
      ...errors([
        ...(hasToken ? ([['401', 'No valid token']] as const) : []),
        ...(scope === 'host-league' ? ([['403', 'A private league']] as const) : []),
        ['404', 'Not there'],
        ['422', 'A parameter is wrong'],
        ...(scope === 'host-league' || scope === 'host'
          ? ([
              ['502', 'The host fails'],
              ['504', 'The host takes too long'],
            ] as const)
          : []),
      ]),
    },
  }
}

function errors(list: readonly (readonly [string, string])[]) {
  return Object.fromEntries(
    list.map(([status, description]) => [status, { description, content: json(reference('Error')) }]),
  )
}

function describeParameter(name: string, place: 'path' | 'query', parameter: Parameter) {
  const { description } = parameter
  const required = place === 'path' || ('required' in parameter && parameter.required === true)
  return { name, in: place, required, description, schema: parameterSchema(parameter) }
}

function parameterSchema(parameter: Parameter): object {
  const fallback = 'default' in parameter && parameter.default !== undefined ? { default: parameter.default } : {}
  switch (parameter.kind) {
    case 'id':
      return { type: 'integer', format: 'int64', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
    case 'integer':
      return { type: 'integer', minimum: parameter.min, maximum: parameter.max, ...fallback }
    case 'boolean':
      return { type: 'boolean' }
    case 'choice':
      return { type: 'string', enum: parameter.choices, ...fallback }
    case 'host':
      return { type: 'string', enum: hostNames }
    case 'digits':
      return { type: 'string', pattern: '^\\d{1,20}$' }
    case 'key':
      return { type: 'string', pattern: '^[\\w-]{1,64}$' }
    case 'list':
      return { type: 'string', pattern: listPattern(parameter) }
    case 'text':
      return { type: 'string', minLength: 1, maxLength: 100, ...fallback }
  }
}

/** OpenAPI 3.1 schemas are JSON Schema 2020-12, which is zod's default, so `$schema` is left out. */
function schemaOf(schema: z.ZodType): object {
  const { $schema: _dialect, ...rest } = wireSchema(schema)
  return rest
}

function tagOf(name: EndpointName): string {
  return endpoints[name].path.split('/')[3] ?? 'api'
}
