/** Fetches a team's picture from ESPN's image hosts, and from nowhere else. */
import { espnBaseUrl } from '../../hosts/espn/http.ts'
import { BodyTooLarge, readBytes } from '../../hosts/shared/read-body.ts'

/** Why a picture is refused; the team's mark is shown instead. */
export class LogoRefused extends Error {}

export interface FetchLogoOptions {
  /** Address of ESPN's API: pictures on that host are fetched too, where it is not ESPN's own. */
  baseUrl?: string
  signal?: AbortSignal
  /** Milliseconds for the whole picture. */
  timeoutMs?: number
}

/** Hosts of ESPN's own pictures, and of those that managers uploaded there. */
const imageHosts = /^(?:[a-z0-9-]+\.)*espncdn\.com$|^mystique-api\.fantasy\.espn\.com$/
const largestLogo = 2 * 2 ** 20

/**
 * The file at the address: sends no cookies, follows no redirects, and reads at most 2 MiB. Throws `LogoRefused`, also
 * where `signal` is aborted.
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

/** The https address to fetch; null where it is not allowed. */
function logoAddress(address: string, baseUrl: string = espnBaseUrl): URL | null {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return null
  if (url.origin === URL.parse(baseUrl)?.origin) return url
  if (!/^https?:$/.test(url.protocol) || url.port !== '' || !imageHosts.test(url.hostname)) return null
  url.protocol = 'https:'
  return url
}
