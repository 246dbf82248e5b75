/** The whole server as a Hono app: the API's routes from the table of endpoints, the site for everything else. */
import { type Context, Hono } from 'hono'
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import type { ImportProgress } from '../contract/progress.ts'
import type { SeasonStore } from '../storage/season-store.ts'
import { type Answerer, createAnswerer } from './answers.ts'
import { allowOrigins } from './cors.ts'
import { errorResponse, failure, isOurFault } from './errors.ts'
import type { Imports } from './imports.ts'
import { openApiDocument } from './openapi.ts'
import { readParameters } from './parameters.ts'
import { respond } from './respond.ts'
import { serveSite } from './site.ts'
import { requireToken } from './token.ts'

export interface AppOptions {
  store: SeasonStore
  /** Null: the server imports nothing by itself. */
  imports: Imports | null
  /** Folder of the static export. */
  siteDir: string
  apiToken: string | null
  corsOrigins: readonly string[]
  /** Gets every failure that is the server's own, with its story. */
  log: (message: string, error?: unknown) => void
}

/** Builds the app. It listens to nothing by itself: give it requests, or a port in `serve.ts`. */
export function buildApp({ store, imports, siteDir, apiToken, corsOrigins, log }: AppOptions): Hono {
  const app = new Hono({ strict: false })
  const answer = createAnswerer({ store, imports, isPrivate: apiToken !== null })

  app.use(allowOrigins(corsOrigins))
  app.use(async (context, next) => {
    if (!['GET', 'HEAD'].includes(context.req.method)) return methodNotAllowed()
    await next()
    context.res.headers.set('X-Content-Type-Options', 'nosniff')
    context.res.headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  })
  if (apiToken) app.use('/api/*', requireToken(apiToken))

  for (const name of inMatchingOrder()) {
    app.get(honoPath(name), (context) => answerCall(context, name, answer))
  }
  app.get('/healthz', async (context) => {
    const leagues = (await store.keys()).length
    return context.json({ status: 'ok', leagues }, 200, { 'Cache-Control': 'no-store' })
  })
  app.get('/openapi.json', (context) => context.json(openApiDocument({ hasToken: apiToken !== null })))
  app.all('/api/*', () => errorResponse(404, 'There is no such call. /openapi.json lists them.'))
  app.get('*', serveSite(siteDir))

  app.onError((error, context) => {
    if (isOurFault(error)) log(`${context.req.method} ${context.req.path} failed`, error)
    return failure(error)
  })
  return app
}

async function answerCall(context: Context, name: EndpointName, answer: Answerer): Promise<Response> {
  const parameters = readParameters(name, context.req.param(), context.req.query())
  const outcome = await answer(name, parameters)
  return outcome.kind === 'answer' ? respond(context, outcome.representation) : importing(outcome.body)
}

function importing(body: ImportProgress): Response {
  return Response.json(body, { status: 202, headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' } })
}

function methodNotAllowed(): Response {
  return errorResponse(405, 'The API only answers questions: use GET.', { Allow: 'GET, HEAD, OPTIONS' })
}

/** Hono takes the first route that matches: `/players/search` has to come before `/players/{id}`. */
function inMatchingOrder(): EndpointName[] {
  const weight = (name: EndpointName) => endpoints[name].path.replace(/\{\w+\}/g, '~')
  const names = Object.keys(endpoints) as EndpointName[]
  return names.sort((a, b) => (weight(a) < weight(b) ? -1 : 1))
}

/** `{id}` becomes `:id`. A position may hold a slash (`D/ST`), so text takes all that is left. */
function honoPath(name: EndpointName): string {
  const { path, pathParameters } = endpoints[name]
  const kinds: Readonly<Record<string, { kind: string }>> = pathParameters
  return path
    .replace(/\/$/, '')
    .replace(/\{(\w+)\}/g, (_, key: string) => `:${key}${kinds[key]?.kind === 'text' ? '{.+}' : ''}`)
}
