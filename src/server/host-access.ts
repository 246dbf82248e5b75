/** Settings for the hosts of leagues: addresses and, for private leagues at ESPN, the cookies of a manager. Never shown anywhere. */
import { isWebAddress } from '../contract/site-settings.ts'
import { DomainError } from '../domain/errors.ts'
import { formatCookieHeader } from '../hosts/espn/cookies.ts'
import type { HostAccess } from '../hosts/index.ts'

/** Environment variables that `readHostAccess` reads. */
export const hostSettings = [
  'ESPN_BASE_URL',
  'ESPN_S2',
  'SWID',
  'SLEEPER_BASE_URL',
  'SLEEPER_UNOFFICIAL_BASE_URL',
  'SLEEPER_UNOFFICIAL',
] as const

/**
 * Plain data, so that it can be passed to another thread. One cookie without the other is useless. Throws
 * `DomainError('bad-request')` for an invalid address, switch or cookie, without a cookie's value.
 */
export function readHostAccess(env: NodeJS.ProcessEnv): HostAccess {
  const [espnS2, swid] = [env.ESPN_S2, env.SWID].map((value) => value?.trim() || undefined)
  const cookies = espnS2 && swid ? { espnS2, swid } : undefined
  formatCookieHeader(cookies)
  return {
    espn: { baseUrl: readAddress(env, 'ESPN_BASE_URL'), cookies },
    sleeper: {
      apiUrl: readAddress(env, 'SLEEPER_BASE_URL'),
      unofficialApiUrl: readAddress(env, 'SLEEPER_UNOFFICIAL_BASE_URL'),
      usesUnofficial: readSwitch(env, 'SLEEPER_UNOFFICIAL'),
    },
  }
}

/** The secrets in it, which must never appear in a log. */
export function secretsOfHosts({ espn: { cookies } }: HostAccess): (string | undefined)[] {
  return [cookies?.espnS2, cookies?.swid]
}

function readAddress(env: NodeJS.ProcessEnv, name: (typeof hostSettings)[number]): string | undefined {
  const address = env[name]?.trim() || undefined
  if (address && !isWebAddress(address)) {
    throw new DomainError('bad-request', `${name}: expected an address that starts with https://.`)
  }
  return address
}

function readSwitch(env: NodeJS.ProcessEnv, name: (typeof hostSettings)[number]): boolean {
  const value = env[name]?.trim() || '1'
  if (value !== '0' && value !== '1') {
    throw new DomainError('bad-request', `${name}: expected 1 or 0, found ${JSON.stringify(value)}.`)
  }
  return value === '1'
}
