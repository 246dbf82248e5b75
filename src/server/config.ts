/** The server's configuration from the environment, validated. */
import { resolve } from 'node:path'
import { z } from 'zod'
import { DomainError } from '../domain/errors.ts'
import type { HostAccess } from '../hosts/index.ts'
import type { StoreLimits } from '../service/league-budget.ts'
import { readSharedStore, type SharedStore } from '../storage/shared-store.ts'
import { hostSettings, readHostAccess } from './host-access.ts'
import { type LogFormat, type LogLevel, logLevels } from './log.ts'
import type { RateLimits } from './rate-limit.ts'

export interface ServerConfig {
  host: string
  /** 0: any free port. */
  port: number
  /** Contains the store, saved responses and locks. */
  dataDir: string
  /** The store that several servers share, in place of that in the folder. */
  sharedStore: SharedStore | null
  /** The site's static export. */
  siteDir: string
  /** If set, every call of the API needs it as a bearer token. */
  apiToken: string | null
  /** Host names that the server accepts besides those of its machine; null where none are configured. */
  allowedHosts: string[] | null
  /** Origins that may call the API from a browser; `*` for all. */
  corsOrigins: string[]
  /** False: the server never requests anything from a host by itself. */
  importOnDemand: boolean
  rateLimits: RateLimits
  storeLimits: StoreLimits
  /** How many trusted proxies are in front of the server, which name the client. */
  trustedProxies: number
  /** Seconds during shutdown in which new connections are still accepted. */
  drainSeconds: number
  logLevel: LogLevel
  logFormat: LogFormat
  /** How the hosts of leagues are reached. */
  access: HostAccess
}

const text = z.string().trim()
const flag = text
  .toLowerCase()
  .pipe(z.enum(['', '0', '1', 'false', 'true', 'no', 'yes', 'off', 'on'], 'expected 1 or 0'))
const isOn = (value: string) => !['0', 'false', 'no', 'off'].includes(value)

const environment = z.object({
  HOST: text.min(1, 'expected a host name or address').default('localhost'),
  PORT: wholeNumber(65_535).default(4321),
  DATA_DIR: text.min(1, 'expected a folder').default('data'),
  SITE_DIR: text.min(1, 'expected a folder').optional(),
  API_TOKEN: text
    .regex(/^[\w.~+/-]*=*$/, 'expected a token of letters, digits and -._~+/ with = at its end only')
    .default(''),
  ALLOWED_HOSTS: text
    .transform((list) => splitList(list))
    .pipe(z.array(hostName()))
    .optional(),
  CORS_ORIGINS: text.default('').transform(splitOrigins).pipe(z.array(origin())),
  IMPORT_ON_DEMAND: flag.default('').transform(isOn),
  RATE_LIMIT: wholeNumber(1_000_000).default(1200),
  IMPORT_RATE_LIMIT: wholeNumber(1_000_000).default(10),
  IMPORT_RATE_LIMIT_ALL: wholeNumber(1_000_000).default(60),
  MAX_LEAGUES: wholeNumber(1_000_000).default(1000),
  MAX_STORE_MB: wholeNumber(1_000_000).default(3000),
  TRUST_PROXY: wholeNumber(9).default(0),
  DRAIN_SECONDS: wholeNumber(300).default(0),
  LOG_LEVEL: text
    .toLowerCase()
    .pipe(z.enum(logLevels, `expected one of ${logLevels.join(', ')}`))
    .default('info'),
  LOG_FORMAT: text
    .toLowerCase()
    .pipe(z.enum(['text', 'json'], 'expected text or json'))
    .default('text'),
})

/** Names of all environment variables of the server. */
export const settings: readonly string[] = [...Object.keys(environment.shape), ...hostSettings]

/**
 * The configuration in an environment; `siteDir` is the default folder of the site. Throws `DomainError('bad-request')`
 * that names the first invalid variable.
 */
export function readServerConfig(env: NodeJS.ProcessEnv, siteDir = 'dist'): ServerConfig {
  const read = parseEnvironment(env)
  return {
    host: read.HOST,
    port: read.PORT,
    dataDir: resolve(read.DATA_DIR),
    sharedStore: readSharedStore(env),
    siteDir: resolve(read.SITE_DIR ?? siteDir),
    apiToken: read.API_TOKEN || null,
    allowedHosts: read.ALLOWED_HOSTS ?? null,
    corsOrigins: read.CORS_ORIGINS,
    importOnDemand: read.IMPORT_ON_DEMAND,
    rateLimits: {
      requests: read.RATE_LIMIT,
      imports: read.IMPORT_RATE_LIMIT,
      importsOfAll: read.IMPORT_RATE_LIMIT_ALL,
    },
    storeLimits: { leagues: read.MAX_LEAGUES, bytes: read.MAX_STORE_MB * 1e6 },
    trustedProxies: read.TRUST_PROXY,
    drainSeconds: read.DRAIN_SECONDS,
    logLevel: read.LOG_LEVEL,
    logFormat: read.LOG_FORMAT,
    access: readHostAccess(env),
  }
}

/** The data folder, for commands that need no other setting. */
export function readDataDir(env: NodeJS.ProcessEnv): string {
  return resolve(parseEnvironment({ DATA_DIR: env.DATA_DIR }).DATA_DIR)
}

function parseEnvironment(env: NodeJS.ProcessEnv) {
  // An empty variable counts as not set.
  const values = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environment.safeParse(values)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0] ?? 'The environment')
  const shown = name === 'API_TOKEN' ? '' : `, found ${JSON.stringify(values[name])}`
  throw new DomainError('bad-request', `${name}: ${issue?.message ?? 'not understood'}${shown}.`)
}

function wholeNumber(max: number) {
  const expected = `expected a whole number from 0 to ${max}`
  return text
    .regex(/^\d{1,7}$/, expected)
    .transform(Number)
    .refine((value) => value <= max, expected)
}

function splitList(list: string): string[] {
  return list.split(/[\s,]+/).filter((entry) => entry !== '')
}

function splitOrigins(list: string): string[] {
  return splitList(list).map((entry) => entry.replace(/\/+$/, ''))
}

function hostName() {
  return z
    .string()
    .regex(/^([\w.-]+|\[[\da-f:]+\])$/i, 'expected host names such as example.org, without a port, separated by commas')
}

function origin() {
  return z
    .string()
    .refine(
      (value) => value === '*' || (URL.canParse(value) && new URL(value).origin === value),
      'expected origins such as https://example.org, separated by commas',
    )
}
