/** The server's configuration from the environment, validated. */
import { resolve } from 'node:path'
import { z } from 'zod'
import { isWebAddress } from '../contract/site-settings.ts'
import { DomainError } from '../domain/errors.ts'
import { formatCookieHeader } from '../hosts/espn/cookies.ts'
import type { HostAccess } from '../hosts/index.ts'
import { readSharedStore } from '../storage/shared-store.ts'
import { logLevels } from './log.ts'

const text = z.string().trim()
const flag = text
  .toLowerCase()
  .pipe(z.enum(['', '0', '1', 'false', 'true', 'no', 'yes', 'off', 'on'], 'expected 1 or 0'))
const isOn = (value: string) => !['0', 'false', 'no', 'off'].includes(value)

/** How the hosts of leagues are reached and, for private leagues at ESPN, the cookies of a manager. */
const hostVariables = {
  ESPN_BASE_URL: webAddress(),
  ESPN_S2: text.optional(),
  SWID: text.optional(),
  SLEEPER_BASE_URL: webAddress(),
  SLEEPER_UNOFFICIAL_BASE_URL: webAddress(),
  /** Whether statistics and projections are requested, which Sleeper does not document. */
  SLEEPER_UNOFFICIAL: flag.default('').transform(isOn),
}

/** Names of those that replace a host's API by another one. */
export const hostBaseUrls = Object.keys(hostVariables).filter((name) => name.endsWith('_BASE_URL'))

const environment = z.object({
  HOST: text.min(1, 'expected a host name or address').default('localhost'),
  /** 0: any free port. */
  PORT: wholeNumber(65_535).default(4321),
  /** Contains the store, saved responses and locks. */
  DATA_DIR: text.min(1, 'expected a folder').default('data'),
  /** The site's static export. */
  SITE_DIR: text.min(1, 'expected a folder').optional(),
  /** If set, every call of the API needs it as a bearer token. */
  API_TOKEN: text
    .regex(/^[\w.~+/-]*=*$/, 'expected a token of letters, digits and -._~+/ with = at its end only')
    .default(''),
  /** Host names that the server accepts besides those of its machine. */
  ALLOWED_HOSTS: text
    .transform((list) => splitList(list))
    .pipe(z.array(hostName()))
    .optional(),
  /** Origins that may call the API from a browser; `*` for all. */
  CORS_ORIGINS: text.default('').transform(splitOrigins).pipe(z.array(origin())),
  /** False: the server never requests anything from a host by itself. */
  IMPORT_ON_DEMAND: flag.default('').transform(isOn),
  /** False: the running demo leagues stand still on the day before their Sunday. */
  DEMO_CLOCK: flag.default('').transform(isOn),
  /** False: pages of leagues are rendered in their readers' browsers only. */
  RENDER_PAGES: flag.default('').transform(isOn),
  /** False: no device is told of its team. */
  PUSH: flag.default('').transform(isOn),
  /** Origins of push services beside those of the browsers' makers. */
  PUSH_SERVICES: text.default('').transform(splitOrigins).pipe(z.array(origin())),
  /** Whom push services may contact. */
  PUSH_CONTACT: text
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'expected mailto:me@example.org or a URL that starts with https://',
    )
    .optional(),
  RATE_LIMIT: wholeNumber(1_000_000).default(1200),
  IMPORT_RATE_LIMIT: wholeNumber(1_000_000).default(10),
  IMPORT_RATE_LIMIT_ALL: wholeNumber(1_000_000).default(60),
  MAX_LEAGUES: wholeNumber(1_000_000).default(1000),
  MAX_STORE_MB: wholeNumber(1_000_000).default(3000),
  /** How many trusted proxies are in front of the server, which name the client. */
  TRUST_PROXY: wholeNumber(9).default(0),
  /** Seconds during shutdown in which new connections are still accepted. */
  DRAIN_SECONDS: wholeNumber(300).default(0),
  LOG_LEVEL: text
    .toLowerCase()
    .pipe(z.enum(logLevels, `expected one of ${logLevels.join(', ')}`))
    .default('info'),
  LOG_FORMAT: text
    .toLowerCase()
    .pipe(z.enum(['text', 'json'], 'expected text or json'))
    .default('text'),
  ...hostVariables,
})

/** Names of all environment variables of the server. */
export const settings: readonly string[] = Object.keys(environment.shape)

export type ServerConfig = ReturnType<typeof readServerConfig>

/**
 * The configuration in an environment; `siteDir` is the default folder of the site. Throws `DomainError('bad-request')`
 * that names the first invalid variable.
 */
export function readServerConfig(env: NodeJS.ProcessEnv, siteDir = 'dist') {
  const read = parse(environment, env)
  return {
    host: read.HOST,
    port: read.PORT,
    dataDir: resolve(read.DATA_DIR),
    /** The store that several servers share, in place of that in the folder. */
    sharedStore: readSharedStore(env),
    siteDir: resolve(read.SITE_DIR ?? siteDir),
    apiToken: read.API_TOKEN || null,
    allowedHosts: read.ALLOWED_HOSTS ?? null,
    corsOrigins: read.CORS_ORIGINS,
    importOnDemand: read.IMPORT_ON_DEMAND,
    demoMoves: read.DEMO_CLOCK,
    rendersPages: read.RENDER_PAGES,
    push: { isOn: read.PUSH, services: read.PUSH_SERVICES, contact: read.PUSH_CONTACT ?? null },
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
  return resolve(parse(environment.pick({ DATA_DIR: true }), env).DATA_DIR)
}

/** The port that `npm start` listens on, for commands that name its address. */
export function readPort(env: NodeJS.ProcessEnv): number {
  return parse(environment.pick({ PORT: true }), env).PORT
}

/**
 * Plain data, so that it can be passed to another thread, and never shown anywhere. One cookie without the other is useless. Throws
 * `DomainError('bad-request')` for an invalid address, switch or cookie, without its value.
 */
export function readHostAccess(env: NodeJS.ProcessEnv): HostAccess {
  const read = parse(z.object(hostVariables), env)
  const cookies = read.ESPN_S2 && read.SWID ? { espnS2: read.ESPN_S2, swid: read.SWID } : undefined
  formatCookieHeader(cookies)
  return {
    espn: { baseUrl: read.ESPN_BASE_URL, cookies },
    sleeper: {
      apiUrl: read.SLEEPER_BASE_URL,
      unofficialApiUrl: read.SLEEPER_UNOFFICIAL_BASE_URL,
      usesUnofficial: read.SLEEPER_UNOFFICIAL,
    },
  }
}

/** Their values may be secret, or have a password in them. */
const unshown = /^API_TOKEN$|_URL$/

function parse<T>(schema: z.ZodType<T>, env: NodeJS.ProcessEnv): T {
  // An empty variable counts as not set.
  const values = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0] ?? 'The environment')
  const shown = unshown.test(name) ? '' : `, found ${JSON.stringify(values[name])}`
  throw new DomainError('bad-request', `${name}: ${issue?.message ?? 'not understood'}${shown}.`)
}

function webAddress() {
  return text.refine(isWebAddress, 'expected a URL that starts with https://').optional()
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
