import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { endpoints } from '../../src/contract/endpoints.ts'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import { openApiHandler } from '../../src/server/openapi.ts'

async function readDocument(options: { hasToken: boolean }) {
  const app = new Hono().get('/openapi.json', openApiHandler(options))
  return JSON.parse(await (await app.request('/openapi.json')).text())
}

const document = await readDocument({ hasToken: false })

describe('the OpenAPI document', () => {
  it('has every call with its parameters, and the schema of every response', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths).sort()).toEqual(
      Object.values(endpoints)
        .map(({ path }) => path)
        .sort(),
    )
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(Object.keys(responseSchemas)))
    expect(document.paths['/api/v1/teams/{id}/roster/weekly/{week}'].get.parameters).toEqual([
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
      expect.objectContaining({ name: 'week', required: true, schema: { type: 'integer', minimum: 1, maximum: 18 } }),
    ])
    const [, limit] = document.paths['/api/v1/players/search'].get.parameters
    expect(limit).toMatchObject({ name: 'limit', in: 'query', required: false, schema: { default: 20 } })
  })

  it('has no reference that leads nowhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target)
    expect(references.length).toBeGreaterThan(60)
    const schemas = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`))
    expect(references.filter((target) => !schemas.has(target))).toEqual([])
  })

  it('has path parameters exactly as the paths do', () => {
    for (const [path, { get }] of Object.entries<{ get: { parameters: { name: string; in: string }[] } }>(
      document.paths,
    )) {
      const named = get.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
      expect([path, named]).toEqual([path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)])
    }
  })

  it('mentions a token only if one is required', async () => {
    expect(document.security).toBeUndefined()
    const guarded = await readDocument({ hasToken: true })
    expect(guarded.security).toEqual([{ token: [] }])
    expect(guarded.components.securitySchemes).toEqual({ token: { type: 'http', scheme: 'bearer' } })
  })
})

describe('/openapi.json', () => {
  it('is computed with the first request only, and revalidated', async () => {
    const write = vi.spyOn(JSON, 'stringify')
    const documents = () => write.mock.calls.filter(([value]) => value?.openapi !== undefined).length
    const app = new Hono().get('/openapi.json', openApiHandler({ hasToken: false }))
    const first = await app.request('/openapi.json')
    expect(await first.json()).toEqual(document)
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' }
    expect((await app.request('/openapi.json', { headers })).status).toBe(304)
    expect(documents()).toBe(1)
    write.mockRestore()
  })
})
