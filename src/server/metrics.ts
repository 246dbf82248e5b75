/** Metrics for Prometheus. Labels are names from our own tables, never an id, address or token. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { listRequestedHosts, requestedHosts } from '../domain/host-facts.ts'
import type { ImportFigures } from '../service/import-jobs.ts'
import type { CompletedRequest } from './log.ts'

/** Totals since the start, and current values. */
export interface ResponseCacheFigures {
  hits: number
  misses: number
  entries: number
  bytes: number
}

export interface MetricSources {
  responses: () => ResponseCacheFigures
  /** Bytes. */
  unread: () => number
  imports: () => ImportFigures
}

export type Metrics = ReturnType<typeof createMetrics>

/** From a cached response (well below a millisecond) to one that is computed from a cold disk. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** Methods that clients may invent are counted under one name. */
const methods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** `withProcess`: includes memory, CPU, event loop and garbage collection of this process. */
export function createMetrics({ withProcess = false }: { withProcess?: boolean } = {}) {
  const register = new Registry()
  if (withProcess) collectDefaultMetrics({ register })
  const registers = [register]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Finished requests by route, method, and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds until the response is ready',
    labelNames: ['route'],
    buckets: durationBuckets,
    registers,
  })
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests in progress', registers })

  /** A figure that is read when metrics are collected: its values by their labels. */
  function add(Kind: typeof Counter | typeof Gauge, name: string, help: string, read: () => Labelled[]): void {
    const labelNames = Object.keys(read()[0]?.[1] ?? {})
    new Kind({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const [value, labels] of read()) this.inc(labels, value)
      },
    })
  }

  return {
    contentType: register.contentType,
    /** In Prometheus' text format. */
    text: () => register.metrics(),
    requestBegins: () => inFlight.inc(),
    requestEnds({ method, route, status, duration_ms }: EndedRequest) {
      inFlight.dec()
      requests.inc({ route, method: methods.has(method) ? method : 'other', status })
      durations.observe({ route }, duration_ms / 1000)
    },
    observe({ responses, unread, imports }: MetricSources) {
      add(Counter, 'answer_cache_lookups_total', 'Responses requested: cached or computed', () => [
        [responses().hits, { result: 'hit' }],
        [responses().misses, { result: 'miss' }],
      ])
      add(Gauge, 'answer_cache_entries', 'Cached responses', () => [[responses().entries, {}]])
      add(Gauge, 'answer_cache_bytes', 'Estimated memory of cached responses', () => [[responses().bytes, {}]])
      const unreadHelp = 'Sent responses that clients haven’t read yet'
      add(Gauge, 'answers_unread_bytes', unreadHelp, () => [[unread(), {}]])
      add(Gauge, 'imports_running', 'Imports in progress', () => [[imports().running, {}]])
      add(Gauge, 'imports_queued', 'Imports waiting to start', () => [[imports().queued, {}]])
      const endedHelp = 'Finished imports: succeeded, or the kind of error'
      add(Counter, 'imports_ended_total', endedHelp, () => {
        const { succeeded, failed } = imports()
        return Object.entries({ succeeded, ...failed }).map(([outcome, count]) => [count, { outcome }])
      })
      const requestsHelp = `Requests to ${listRequestedHosts()}: succeeded, refused (4xx), or failed`
      add(Counter, 'host_requests_total', requestsHelp, () =>
        requestedHosts.flatMap((host) =>
          Object.entries(imports().requests[host]).map(([outcome, count]): Labelled => [count, { host, outcome }]),
        ),
      )
    },
  }
}

type EndedRequest = Pick<CompletedRequest, 'method' | 'route' | 'status' | 'duration_ms'>
type Labelled = [value: number, labels: Record<string, string>]
