/** Settings for ESPN: its address and, for private leagues, the cookies of a manager. Never shown anywhere. */
import { DomainError } from '../domain/errors.ts'
import { formatCookieHeader } from '../hosts/espn/cookies.ts'
import type { EspnHttpConfig } from '../hosts/espn/index.ts'

/** Plain data, so that it can be passed to another thread. Fields that are left out have the ESPN client's defaults. */
export type EspnAccess = Pick<
  EspnHttpConfig,
  'baseUrl' | 'cookies' | 'retries' | 'backoffMs' | 'timeoutMs' | 'maxBytes'
>

/**
 * From ESPN_BASE_URL, ESPN_S2 and SWID. One cookie without the other is useless. Throws `DomainError('bad-request')` for an
 * invalid address or cookie, without its value.
 */
export function readEspnAccess(env: NodeJS.ProcessEnv): EspnAccess {
  const [baseUrl, espnS2, swid] = [env.ESPN_BASE_URL, env.ESPN_S2, env.SWID].map((value) => value?.trim() || undefined)
  if (baseUrl && !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? '')) {
    throw new DomainError('bad-request', 'ESPN_BASE_URL: expected an address that starts with https://.')
  }
  const cookies = espnS2 && swid ? { espnS2, swid } : undefined
  formatCookieHeader(cookies)
  return { baseUrl, cookies }
}
