/** Fetches a team's picture from ESPN's image hosts, and from nowhere else. */
import { espnBaseUrl } from '../../hosts/espn/http.ts'
import { BodyTooLarge, readBytes } from '../../hosts/shared/read-body.ts'

/** Why a picture is not shown; the team's mark is. */
export class LogoRefused extends Error {}

export interface FetchLogoOptions {
  /** Address of ESPN's API: pictures on that host are fetched too, where it is another one than ESPN's own. */
  baseUrl?: string
  signal?: AbortSignal
  /** Milliseconds for the whole picture. */
  timeoutMs?: number
}

/** ESPN's own pictures, by content network, and those that managers uploaded there. */
const imageHosts = /^(?:[a-z0-9-]+\.)*espncdn\.com$|^mystique-api\.fantasy\.espn\.com$/
const largestLogo = 2 * 2 ** 20

/**
 * The file behind the address: no cookies are sent, redirects are not followed, and more than 2 MiB are not read. Throws
 * `LogoRefused`, also where `signal` is aborted.
 */
export async function fetchLogo(address: string, options: FetchLogoOptions = {}): Promise<Uint8Array> {
  const { baseUrl, signal, timeoutMs = 5000 } = options
  const url = logoAddress(address, baseUrl)
  if (!url) throw new LogoRefused('is not on a host of ESPN')
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      headers: { accept: 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml' },
      credentials: 'omit',
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new LogoRefused(`is answered with ${response.status}`)
    }
    return await readBytes(response, largestLogo)
  } catch (cause) {
    if (cause instanceof LogoRefused) throw cause
    throw new LogoRefused(cause instanceof BodyTooLarge ? 'is too large' : 'cannot be fetched', { cause })
  }
}

/** Where it is asked for, over https; null where it must not be. */
export function logoAddress(address: string, baseUrl: string = espnBaseUrl): URL | null {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return null
  if (url.origin === URL.parse(baseUrl)?.origin) return url
  if (!/^https?:$/.test(url.protocol) || url.port !== '' || !imageHosts.test(url.hostname)) return null
  url.protocol = 'https:'
  return url
}
