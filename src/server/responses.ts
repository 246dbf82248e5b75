/** Responses of the service as bytes: computed once per version of a season however many clients wait, and cached. */
import { LRUCache } from 'lru-cache'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { ResponseAge } from '../contract/response-headers.ts'
import { toWire } from '../contract/wire.ts'
import { withDefaults } from '../handlers/parameters.ts'
import type { Compute, ResponseTask } from '../service/compute.ts'
import type { ComputedOrigin, Freshness } from '../service/respond-from-season.ts'
import type { Service } from '../service/service.ts'
import { DamagedSeason } from '../storage/league-store.ts'
import { type EncodedBody, encodedBody, etagOf } from './encoded-body.ts'
import type { ResponseCacheFigures } from './metrics.ts'
import type { Representation } from './respond.ts'

/** JSON in UTF-8. Not a Buffer: small ones share memory with others, all of which would stay as long as one of them is cached. */
export const encodeResponse = (response: unknown): EncodedBody =>
  encodedBody(new TextEncoder().encode(JSON.stringify(toWire(response))))

const usualCacheBytes = 64 * 2 ** 20
/** A cached response has its plain bytes and, once requested, two compressed versions and a promise of each. */
const cachedBytes = (body: EncodedBody) => 1000 + body.plain.byteLength * 1.5

/**
 * `inThread` computes where no season is opened, and rebuilds a damaged season where possible; `pooled` computes everything else.
 * `cacheBytes`: memory for cached responses, estimated.
 */
export function cacheResponses(
  inThread: Compute<unknown>,
  pooled: Compute<EncodedBody> | null,
  cacheBytes: number = usualCacheBytes,
) {
  const running = new Map<string, Promise<EncodedBody>>()
  const lookups = { hits: 0, misses: 0 }
  const cache = new LRUCache<string, EncodedBody>({
    maxSize: cacheBytes,
    sizeCalculation: (body) => Math.ceil(cachedBytes(body)),
  })

  async function encode(task: ResponseTask): Promise<EncodedBody> {
    if (!pooled || 'input' in task) return encodeResponse(await inThread(task))
    try {
      return await pooled(task)
    } catch (error) {
      if (!(error instanceof DamagedSeason)) throw error
      return encodeResponse(await inThread(task))
    }
  }

  return {
    figures: (): ResponseCacheFigures => ({ ...lookups, entries: cache.size, bytes: cache.calculatedSize }),
    async compute(task: ResponseTask): Promise<EncodedBody> {
      if ('input' in task) return encode(task)
      const name = nameOf(task)
      const known = cache.get(name)
      if (known) {
        lookups.hits++
        return known
      }
      lookups.misses++
      const joined = running.get(name)
      if (joined) return joined
      const computing = encode(task).finally(() => running.delete(name))
      running.set(name, computing)
      const response = await computing
      cache.set(name, response)
      return response
    },
  }
}

/** The same for tasks with the same response. */
function nameOf(task: ResponseTask): string {
  if (!('history' in task)) return JSON.stringify(task)
  const { joined, reasons, ...history } = task.history
  const joinedTag = etagOf(new TextEncoder().encode(JSON.stringify(joined)))
  return JSON.stringify({ ...task, history: { ...history, joinedTag, reasons: [...reasons] } })
}

export const ageOf = ({ asOf, refreshing, failing }: ComputedOrigin): ResponseAge => ({
  asOf,
  savedAt: null,
  origin: 'server',
  refreshing,
  failing,
})

/** A response as it is sent. `isPrivate`: shared caches must not store it, as a token is required. */
export function represent(body: EncodedBody, freshness: Freshness, isPrivate: boolean): Representation {
  const scope = isPrivate ? 'private' : 'public'
  const cacheControl = freshness === 'none' ? cacheControls.none : `${scope}, ${cacheControls[freshness]}`
  return { body, contentType: 'application/json; charset=utf-8', cacheControl }
}

/** Clients revalidate each time what changes with every import, and mostly get a 304. */
const cacheControls: Readonly<Record<Freshness, string>> = {
  none: 'no-cache',
  minute: 'max-age=60',
  lasting: 'max-age=86400, stale-while-revalidate=604800',
}

/**
 * A response for the server's own use; null while its league is being imported. What has changed since it was stored is waited for, see
 * `RespondOptions`.
 */
export async function callService<N extends EndpointName>(
  service: Service<EncodedBody>,
  name: N,
  parameters: CallParameters<N>,
): Promise<EncodedBody | null> {
  const outcome = await service.respond(name, withDefaults(name, parameters), { waitsForRefresh: true })
  return outcome.kind === 'response' ? outcome.response : null
}

/** The response as it is sent, parsed. */
export const parseBody = ({ plain }: EncodedBody): unknown => JSON.parse(new TextDecoder().decode(plain))
