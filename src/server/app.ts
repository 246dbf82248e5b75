/** The whole server as a Hono app: the API's routes from the table of endpoints, the site for everything else. */

import { isDeepStrictEqual } from 'node:util'
import type { Context, Handler, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { HTTPException } from 'hono/http-exception'
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import { fileImportPath } from '../contract/file-import.ts'
import { isPreferredToWait, preferWait } from '../contract/prefer-wait.ts'
import type { ImportProgress } from '../contract/progress.ts'
import { responseVersion } from '../contract/response-version.ts'
import { digestIn, logoRoute } from '../contract/team-logos.ts'
import { DomainError } from '../domain/errors.ts'
import { hostNames, isHostName, type LeagueKey } from '../domain/identity.ts'
import { readParameters } from '../handlers/parameters.ts'
import type { Compute } from '../service/compute.ts'
import type { RespondOptions } from '../service/find-season.ts'
import type { ImportRules } from '../service/import-on-demand.ts'
import type { Service } from '../service/service.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import { requireKnownHost } from './allowed-hosts.ts'
import { clientOf } from './client.ts'
import { boundUnread, createUnreadResponses, type UnreadResponses } from './client-bounds.ts'
import type { ServerConfig } from './config.ts'
import { allowOrigins } from './cors.ts'
import type { EncodedBody } from './encoded-body.ts'
import { encodedBody } from './encoded-body.ts'
import { errorResponse, failure, isOurFault } from './errors.ts'
import { feedHandler, feedRoute } from './feeds.ts'
import { closeConnectionsWhenStopping, healthHandler, readinessHandler } from './health.ts'
import { fileImportHandler } from './import-file.ts'
import type { CompletedRequest, LogFailure } from './log.ts'
import { mcpHandler, mcpPath } from './mcp.ts'
import type { Metrics } from './metrics.ts'
import { observeRequests } from './observe.ts'
import { computeHere, openService, serverRules } from './open-service.ts'
import { openApiHandler } from './openapi.ts'
import type { PageThread } from './page-thread.ts'
import { accessOf, addPushRoutes, type PushRouteOptions } from './push-routes.ts'
import { createRequestLimit, limitImports, type RateLimits } from './rate-limit.ts'
import { refuseOddRequests } from './refuse.ts'
import { createReplay } from './replay.ts'
import { respond } from './respond.ts'
import { ageOf, cacheResponses, represent } from './responses.ts'
import { setSecurityHeaders } from './security-headers.ts'
import type { Replaying } from './serve.ts'
import { calendarHandler, calendarRoute } from './serve-calendar.ts'
import { servePages } from './served-pages.ts'
import { serveSite } from './site.ts'

/** What is left out has no limits, and is not measured, logged or imported. */
export interface AppOptions
  extends Pick<ServerConfig, 'siteDir' | 'apiToken' | 'corsOrigins'>,
    Partial<Pick<ServerConfig, 'dataDir' | 'access' | 'trustedProxies'>> {
  store: LeagueStore
  /** Where imports run, and what else differs from `serverRules`; null: the server imports nothing by itself. */
  imports: Partial<ImportRules> | null
  rateLimits?: RateLimits
  /** Called with every failure that is the server's own, with its stack. */
  log: LogFailure
  /** Called with every request once it has its response. */
  logRequest?: (request: CompletedRequest) => void
  /** Where given, requests are measured and served under `/metrics`. */
  metrics?: Metrics
  /** Host names that the server accepts; null or left out: any. See `hostsOf`. */
  hosts?: ReadonlySet<string> | null
  /** Aborted once the server is about to end. */
  stopping?: AbortSignal
  /** Where responses are computed; in this thread if left out. */
  compute?: Compute<EncodedBody>
  /** Called with each season that a response was computed from. */
  onUse?: (key: LeagueKey) => void
  /** Counts responses that were sent and not yet read; with the usual limits if left out. */
  unread?: UnreadResponses
  /** Where pages of leagues are rendered; null or left out: their shells are served. */
  pageThread?: PageThread | null
  /** Whether pages of this server may send it the files of a league: only where it is on their reader's machine. */
  takesFiles?: boolean
  /** What devices need to be told of a team; null or left out: this server tells none. */
  push?: Omit<PushRouteOptions, 'store' | 'access' | 'trustedProxies'> | null
}

export type App = Hono & Replaying & { service: Service<EncodedBody> }

/** Builds the app. It listens to nothing by itself: give it requests, or a port in `serve.ts`. */
export function buildApp({
  store,
  imports,
  access,
  dataDir,
  siteDir,
  apiToken,
  corsOrigins,
  log,
  logRequest,
  metrics,
  stopping,
  compute,
  onUse,
  hosts = null,
  unread = createUnreadResponses(),
  trustedProxies = 0,
  takesFiles = false,
  pageThread = null,
  push = null,
  rateLimits = { requests: 0, imports: 0 },
}: AppOptions): App {
  const app = new Hono({ strict: false })
  const isPrivate = apiToken !== null
  const cache = cacheResponses(computeHere(store), compute ?? null)
  const rules = imports && { ...serverRules(), ...imports }
  const service = openService<EncodedBody>(
    { store, dataDir: dataDir ?? null, access },
    { imports: rules, forReaders: true, onUse, compute: cache.compute, onFailure: log, showsMoney: isPrivate },
  )
  const pages = pageThread && !isPrivate ? servePages({ service, thread: pageThread, log }) : null
  const admitImport = limitImports({ ...rateLimits, trustedProxies })
  metrics?.observe({ responses: cache.figures, unread: unread.size, imports: service.figures })

  const observers = { metrics, logRequest, trustedProxies }
  const limit = createRequestLimit({ ...rateLimits, trustedProxies, log })
  const replay = createReplay({ ...observers, limit, unread, stopping })
  app.use(observeRequests(observers, replay.remember))
  app.use(closeConnectionsWhenStopping(stopping))
  app.use(setSecurityHeaders({ trustedProxies, isShared: corsOrigins.length > 0 }))
  app.use(requireKnownHost(hosts))
  app.use(allowOrigins(corsOrigins))
  app.use(refuseOddRequests({ takesFiles, takesSubscriptions: push !== null }))
  app.use(boundUnread(unread, trustedProxies))
  app.use(limit.middleware)
  app.get(logoRoute, named('logo'), logoHandler(store))
  const closed = ['/api/*', mcpPath, feedRoute, '/metrics', calendarRoute]
  if (apiToken) for (const path of closed) app.use(path, requireToken(apiToken))

  for (const name of inMatchingOrder()) {
    app.get(honoPath(name), named(name), (context) =>
      handleCall(
        context,
        { name, service, isPrivate },
        {
          admit: () => admitImport(context),
          client: clientOf(context, trustedProxies),
          waitsForRefresh: isPreferredToWait(context.req.header(preferWait.name)),
        },
      ),
    )
  }
  app.get('/healthz', named('healthz'), healthHandler(store))
  app.get('/readyz', named('readyz'), readinessHandler(store, stopping, log))
  app.get('/openapi.json', named('openapi'), openApiHandler({ hasToken: isPrivate }))
  if (metrics) app.get('/metrics', named('metrics'), (context) => metricsHandler(context, metrics))
  app.all(mcpPath, named('mcp'), mcpHandler({ service, admitImport, trustedProxies, log }))
  if (takesFiles) app.post(fileImportPath, named('files'), fileImportHandler(service))
  if (push) addPushRoutes(app, { ...push, store, access: accessOf(apiToken), trustedProxies }, named)
  app.all('/api/*', () => errorResponse(404, 'There is no such endpoint. See /openapi.json for the list.'))
  app.get(feedRoute, named('feed'), feedHandler({ store, service, trustedProxies }))
  app.get(calendarRoute, named('calendar'), calendarHandler({ store, service }))
  app.get('*', named('site'), serveSite(siteDir, { pages, trustedProxies }))

  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    const { method, path } = context.req
    if (isOurFault(error)) log(`${method} ${path} failed`, error, { request_id: context.get('requestId') })
    return failure(error)
  })
  return Object.assign(app, { replay: replay.respond, service })
}

/** Names the handler of a request, for log and metrics. */
function named(route: string): MiddlewareHandler {
  return async (context, next) => {
    context.set('route', route)
    await next()
  }
}

async function metricsHandler(context: Context, metrics: Metrics): Promise<Response> {
  const headers = { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }
  return context.body(await metrics.text(), 200, headers)
}

interface NamedCall {
  name: EndpointName
  service: Service<EncodedBody>
  isPrivate: boolean
}

async function handleCall(
  context: Context,
  { name, service, isPrivate }: NamedCall,
  caller: RespondOptions,
): Promise<Response> {
  const parameters = readParameters(name, context.req.param(), context.req.query())
  const outcome = await service.respond(name, parameters, caller)
  if (outcome.kind === 'importing') return importing(outcome.body)
  // The other responses are computed each time.
  if (outcome.origin !== null) context.set('isCurrent', () => isCurrent(outcome))
  return respond(context, {
    ...represent(outcome.response, outcome.freshness, isPrivate),
    ...(outcome.origin ? { age: ageOf(outcome.origin) } : {}),
    version: responseVersion(name),
  })

  async function isCurrent({ response, freshness, origin }: typeof outcome & { kind: 'response' }): Promise<boolean> {
    const again = await service.respond(name, parameters, { admit: refuseImport })
    if (again.kind !== 'response' || again.response !== response || again.freshness !== freshness) return false
    return isDeepStrictEqual(again.origin, origin)
  }
}

/** Only a request that goes through the app may start an import. */
function refuseImport(): never {
  throw new DomainError('busy', 'The response is not cached.')
}

function importing(body: ImportProgress): Response {
  return Response.json(body, { status: 202, headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' } })
}

/** Hono takes the first route that matches: `/players/search` has to come before `/players/{id}`. */
function inMatchingOrder(): EndpointName[] {
  const weight = (name: EndpointName) => endpoints[name].path.replace(/\{\w+\}/g, '~')
  const names = Object.keys(endpoints) as EndpointName[]
  return names.sort((a, b) => (weight(a) < weight(b) ? -1 : 1))
}

/**
 * `{id}` becomes `:id`. A host is one of those that are known, so that other paths are not of a league; a position may contain a
 * slash (`D/ST`), so a text parameter matches the rest of the path.
 */
function honoPath(name: EndpointName): string {
  const { path, pathParameters } = endpoints[name]
  const kinds: Readonly<Record<string, { kind: string }>> = pathParameters
  const patterns: Readonly<Record<string, string>> = { host: `{${hostNames.join('|')}}`, text: '{.+}' }
  return path
    .replace(/\/$/, '')
    .replace(/\{(\w+)\}/g, (_, key: string) => `:${key}${patterns[kinds[key]?.kind ?? ''] ?? ''}`)
}

/** Requires `Authorization: Bearer {token}`; 401 otherwise, as an exception that holds its response. */
function requireToken(token: string): MiddlewareHandler {
  const missing = { message: () => errorResponse(401, 'This server requires an access token. Sign in to continue.') }
  const wrong = { message: () => errorResponse(401, 'The token is not valid. Sign in again.') }
  return bearerAuth({
    token,
    noAuthenticationHeader: missing,
    invalidAuthenticationHeader: missing,
    invalidToken: wrong,
  })
}

/**
 * Serves a team's picture. No token is required, as an `<img>` cannot send one: the address is the digest of the picture,
 * known only from a response that required the token.
 */
function logoHandler(store: LeagueStore): Handler {
  return async (context: Context) => {
    const { host, leagueId = '', season, file } = context.req.param()
    const key = { host: isHostName(host) ? host : 'espn', leagueId, season: Number(season) } as const
    const picture = await store.logos.picture(key, digestIn(`logos/${file}`) ?? '')
    if (!picture) throw new DomainError('not-found', 'Picture not found.')
    return respond(context, {
      body: encodedBody(Buffer.from(picture), null),
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    })
  }
}
