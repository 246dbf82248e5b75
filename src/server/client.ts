/** The address of the client: that of the connection, or the one that proxies in front of the server name. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'

/** Node's request; null where a test calls the app without one. */
export function incomingOf(context: Context): IncomingMessage | null {
  return (context.env as { incoming?: IncomingMessage } | undefined)?.incoming ?? null
}

/** Node's response, which emits events when it was sent; null where a test calls the app without one. */
export function outgoingOf(context: Context): ServerResponse | null {
  return (context.env as { outgoing?: ServerResponse } | undefined)?.outgoing ?? null
}

/**
 * Address of the client, as the key of its limits. Behind `trustedProxies` proxies it is the entry of `X-Forwarded-For`
 * that the outermost of them wrote; entries before that came from the client and may be invented.
 */
export function clientOf(context: Context, trustedProxies: number): string {
  const connected = incomingOf(context)?.socket.remoteAddress ?? 'unknown'
  return clientBehind(connected, context.req.header('X-Forwarded-For'), trustedProxies)
}

/** The same of Node's request. */
export function clientOfRequest({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  return clientBehind(socket.remoteAddress ?? 'unknown', headers['x-forwarded-for'], trustedProxies)
}

function clientBehind(connected: string, forwarded: string | string[] | undefined, trustedProxies: number): string {
  if (trustedProxies === 0) return groupOf(connected)
  const entries = String(forwarded ?? '').split(',')
  return groupOf(entries.at(-trustedProxies)?.trim() || connected)
}

/** Whether the browser's own connection is encrypted. The server itself speaks http; a trusted proxy sends a header. */
export function isHttps(context: Context, trustedProxies: number): boolean {
  return trustedProxies > 0 && /^\s*https\b/i.test(context.req.header('X-Forwarded-Proto') ?? '')
}

/** A household with IPv6 has 2^64 addresses: they count as one. IPv4 addresses mapped to IPv6 are treated as IPv4. */
export function groupOf(written: string): string {
  const address = withoutPort(written)
  const [, embedded] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (embedded) return embedded
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return address.slice(0, longestAddress)
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== '')) as [
    string[],
    string[],
  ]
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - left.length - right.length }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

/** Some proxies write `192.0.2.7:4711` and `[2001:db8::1]:4711`: each connection would be another client. */
function withoutPort(written: string): string {
  const [, ipv6] = /^"?\[([^\]]*)\](?::\d+)?"?$/.exec(written) ?? []
  return ipv6 ?? written.replace(/^"?(\d+\.\d+\.\d+\.\d+)(?::\d+)?"?$/, '$1')
}

/** A proxy writes an address; anything longer is dropped. */
const longestAddress = 45

/** The site is served beside the API: its address is that of the request. */
export function siteOf(context: Context, trustedProxies: number): string {
  const { host } = new URL(context.req.url)
  return `${isHttps(context, trustedProxies) ? 'https' : 'http'}://${host}`
}
