/** Metrics for Prometheus. Labels are names from our own tables, never an id, address or token. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ImportFigures } from '../service/import-jobs.ts'
import type { CompletedRequest } from './log.ts'

/** Totals since the start, and current values. */
export interface ResponseCacheFigures {
  hits: number
  misses: number
  entries: number
  bytes: number
}

export interface Sources {
  responses: () => ResponseCacheFigures
  /** Bytes. */
  unread: () => number
  imports: () => ImportFigures
}

export interface Metrics {
  requestBegins: () => void
  requestEnds: (request: Pick<CompletedRequest, 'method' | 'route' | 'status' | 'duration_ms'>) => void
  /** Sources of the other figures, read when metrics are collected. */
  observe: (sources: Sources) => void
  /** In Prometheus' text format. */
  text: () => Promise<string>
  contentType: string
}

/** From a cached response (well below a millisecond) to one that is computed from a cold disk. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** Methods that clients may invent are counted under one name. */
const methods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** `withProcess`: includes memory, CPU, event loop and garbage collection of this process. */
export function createMetrics({ withProcess = false }: { withProcess?: boolean } = {}): Metrics {
  const register = new Registry()
  if (withProcess) collectDefaultMetrics({ register })
  const registers = [register]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by what answered them',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer was ready to be sent',
    labelNames: ['route'],
    buckets: durationBuckets,
    registers,
  })
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests being answered', registers })
  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    requestBegins: () => inFlight.inc(),
    requestEnds({ method, route, status, duration_ms }) {
      inFlight.dec()
      requests.inc({ route, method: methods.has(method) ? method : 'other', status })
      durations.observe({ route }, duration_ms / 1000)
    },
    observe: (sources) => addSources(register, sources),
  }
}

function addSources(register: Registry, { responses, unread, imports }: Sources): void {
  const registers = [register]
  const total = (name: string, help: string, label: string, read: () => Readonly<Record<string, number>>) =>
    new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset()
        for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count)
      },
    })
  const state = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  total('answer_cache_lookups_total', 'Answers asked for: known already, or worked out', 'result', () => {
    const { hits, misses } = responses()
    return { hit: hits, miss: misses }
  })
  state('answer_cache_entries', 'Answers kept', () => responses().entries)
  state('answer_cache_bytes', 'Memory that kept answers take, by estimate', () => responses().bytes)
  state('answers_unread_bytes', 'Answers that were sent and that clients have not taken yet', unread)
  state('imports_running', 'Leagues being read from their hosts', () => imports().running)
  state('imports_queued', 'Leagues waiting to be read from their hosts', () => imports().queued)
  total('imports_ended_total', 'Leagues read from their hosts: succeeded, or the kind of error', 'outcome', () => {
    const { succeeded, failed } = imports()
    return { succeeded, ...failed }
  })
  new Counter({
    name: 'host_requests_total',
    help: 'Requests to hosts of leagues: answered, refused (4xx) or failed',
    labelNames: ['host', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const [host, outcomes] of Object.entries(imports().requests))
        for (const [outcome, count] of Object.entries(outcomes)) this.inc({ host, outcome }, count)
    },
  })
}
