/**
 * The server's log: one line per request, and the details of failures. It never contains queries, headers, cookies, or
 * addresses of clients within their rate limit.
 */
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino'
import { redactorOf, type Secrets } from './secrets.ts'

export const logLevels = ['debug', 'info', 'warn', 'error'] as const
type LogLevel = (typeof logLevels)[number]
/** `json`: for machines. `text`: for terminals. */
type LogFormat = 'json' | 'text'

export interface CompletedRequest {
  request_id: string
  method: string
  /** Without the query, which may be private. */
  path: string
  /** Name of the endpoint or other handler. */
  route: string
  status: number
  duration_ms: number
  /** Only where the rate limit was exceeded. */
  client?: string
}

/** Logs a failure with its stack; `fields` say what it belongs to. */
export type LogFailure = (message: string, error?: unknown, fields?: Readonly<Record<string, string>>) => void

export interface Log {
  print: (message: string) => void
  failure: LogFailure
  request: (request: CompletedRequest) => void
}

interface LogOptions {
  level?: LogLevel
  format?: LogFormat
  /** Redacted wherever they occur. */
  secrets?: Secrets
  /** Standard error by default. */
  write?: (line: string) => void
}

/** Requested by machines every few seconds; of interest only when they fail. */
const probes = new Set(['healthz', 'readyz', 'metrics'])

export function createLog({ level = 'info', format = 'text', secrets = [], write }: LogOptions = {}): Log {
  const redact = redactorOf(secrets)
  const { stream, flush } = write ? { stream: { write }, flush: () => {} } : standardError(format)
  const logger = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    {
      write: (line) => stream.write(redact(format === 'text' ? textOf(line) : jsonOf(line))),
    } satisfies DestinationStream,
  )
  return {
    print(message) {
      logger.info(message)
      flush()
    },
    failure(message, error, fields) {
      logger.error({ ...fields, ...describeError(error) }, message)
      flush()
    },
    request: (request) => logRequest(logger, request),
  }
}

/** Under load, JSON lines are written some twenty at a time: a write for each would cost a tenth of a response. */
function standardError(format: LogFormat): { stream: DestinationStream; flush: () => void } {
  if (format === 'text') return { stream: destination(2), flush: () => {} }
  const stream = destination({ dest: 2, sync: false, minLength: 4096, periodicFlush: 1000 })
  const flush = () => stream.flushSync()
  process.on('exit', flush)
  return { stream, flush }
}

function logRequest(logger: Logger, request: CompletedRequest): void {
  const { route, status } = request
  const isProbe = probes.has(route)
  if (status >= 500 && !isProbe) logger.error(request, 'request')
  else if (status >= 500 || status === 429) logger.warn(request, 'request')
  else if (isProbe) logger.debug(request, 'request')
  else logger.info(request, 'request')
}

function describeError(error: unknown): { error?: string } {
  if (error === undefined) return {}
  if (!(error instanceof Error)) return { error: String(error) }
  // A domain error explains itself; anything else needs its stack.
  const own = error.name === 'DomainError' ? error.message : (error.stack ?? error.message)
  return { error: error.cause instanceof Error ? `${own}\n  caused by ${error.cause.message}` : own }
}

function textOf(line: string): string {
  const { time, level, msg, error, ...fields } = JSON.parse(line) as Record<string, string | number | undefined>
  const { method, path, status, duration_ms, request_id, client } = fields
  const by = client === undefined ? '' : ` from ${client}`
  const what = method === undefined ? msg : `${method} ${path} ${status} ${duration_ms} ms${by}`
  const id = request_id === undefined || level === 'info' || level === 'debug' ? '' : ` (request ${request_id})`
  // Stacks have many lines. Only an entry begins at the margin, so that no text can pass for one.
  const details = error === undefined ? '' : `: ${String(error).replace(/\n(?! )/g, '\n  ')}`
  return `${escapeControls(`${time} ${what}${id}`, controls)}${escapeControls(details, controlsButLineFeeds)}\n`
}

/** JSON escapes some of them itself; a text with the others is the same when it is parsed. */
function jsonOf(line: string): string {
  return escapeControls(line, controlsButLineFeeds)
}

const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
const controlsButLineFeeds = new RegExp(`(?!\\n)${controls.source}`, 'gu')

/** Paths and names come from outside: in a terminal their control characters could move the cursor or turn the text around. */
function escapeControls(text: string, pattern: RegExp): string {
  return text.replace(pattern, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
