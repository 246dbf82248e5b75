/** What the environment says about the server, checked where it enters. */
import { resolve } from 'node:path'
import { z } from 'zod'
import { Problem } from '../domain/errors.ts'
import { type EspnAccess, readEspnAccess } from './espn-access.ts'

export interface ServerConfig {
  host: string
  /** 0: any free port. */
  port: number
  /** Holds the store, saved responses and locks. */
  dataDir: string
  /** The site's static export. */
  siteDir: string
  /** Where set, every call of the API needs it as a bearer token. */
  apiToken: string | null
  /** Origins that may call the API from a browser; `*` for all. */
  corsOrigins: string[]
  /** False: the server never asks ESPN by itself. */
  importOnDemand: boolean
  espn: EspnAccess
}

const text = z.string().trim()
const flag = text.toLowerCase().pipe(z.enum(['', '0', '1', 'false', 'true', 'no', 'yes', 'off', 'on']))
const isOn = (value: string) => !['0', 'false', 'no', 'off'].includes(value)

const environment = z.object({
  HOST: text.min(1, 'expected a host name or address').default('localhost'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'expected a whole number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'expected a whole number from 0 to 65535')
    .default(4321),
  DATA_DIR: text.min(1, 'expected a folder').default('data'),
  SITE_DIR: text.min(1, 'expected a folder').optional(),
  API_TOKEN: text.default(''),
  CORS_ORIGINS: text.default('').transform(splitOrigins).pipe(z.array(origin())),
  IMPORT_ON_DEMAND: flag.default('').transform(isOn),
})

/** The configuration in an environment; `siteDir` where that names no site. Throws `Problem('bad-request')` that names the first variable that is wrong. */
export function readServerConfig(env: NodeJS.ProcessEnv, siteDir = 'dist'): ServerConfig {
  const { HOST, PORT, DATA_DIR, SITE_DIR, API_TOKEN, CORS_ORIGINS, IMPORT_ON_DEMAND } = parseEnvironment(env)
  return {
    host: HOST,
    port: PORT,
    dataDir: resolve(DATA_DIR),
    siteDir: resolve(SITE_DIR ?? siteDir),
    apiToken: API_TOKEN || null,
    corsOrigins: CORS_ORIGINS,
    importOnDemand: IMPORT_ON_DEMAND,
    espn: readEspnAccess(env),
  }
}

/** The folder that holds everything, for commands that need no more. */
export function readDataDir(env: NodeJS.ProcessEnv): string {
  return resolve(parseEnvironment({ DATA_DIR: env.DATA_DIR }).DATA_DIR)
}

function parseEnvironment(env: NodeJS.ProcessEnv) {
  // A variable that is set to nothing counts as not set.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environment.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0] ?? 'The environment')
  const shown = name === 'API_TOKEN' ? '' : `, found ${JSON.stringify(given[name])}`
  throw new Problem('bad-request', `${name}: ${issue?.message ?? 'not understood'}${shown}.`)
}

function splitOrigins(list: string): string[] {
  return list
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => entry.replace(/\/+$/, ''))
}

function origin() {
  return z
    .string()
    .refine(
      (value) => value === '*' || (URL.canParse(value) && new URL(value).origin === value),
      'expected origins such as https://example.org, separated by commas',
    )
}
