/**
 * Which host names the server accepts. A page of another site can make its name resolve to this machine (DNS rebinding) and
 * would then read responses of a server on localhost; its requests carry that site's name.
 */
import type { MiddlewareHandler } from 'hono'
import { errorResponse } from './errors.ts'

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'] as const

export interface HostRules {
  /** Where the server listens. */
  host: string
  /** Names that are accepted besides those of this machine; null where none are configured. */
  allowed: readonly string[] | null
  trustedProxies: number
}

/**
 * Names without a port, in lower case; null where every name is accepted: a server that is reachable from outside may have
 * names unknown to it, and a proxy passes on those of its own clients. Configured names apply everywhere.
 */
export function hostsOf({ host, allowed, trustedProxies }: HostRules): ReadonlySet<string> | null {
  if (!allowed && (trustedProxies > 0 || !isLoopback(host))) return null
  return new Set([...loopbackNames, ...(isLoopback(host) ? [nameOf(host)] : []), ...(allowed ?? []).map(nameOf)])
}

/** 421 for a name that is not this server's. A request of HTTP/1.0 may have none; no browser sends such requests. */
export function requireKnownHost(hosts: ReadonlySet<string> | null): MiddlewareHandler {
  return async (context, next) => {
    const header = context.req.header('Host')
    if (!hosts || header === undefined) return next()
    // A request line may name another host, which counts for addresses in pages.
    const unknown = [header, new URL(context.req.url).host].map(nameOf).find((name) => !hosts.has(name))
    if (unknown === undefined) return next()
    const name = unknown.slice(0, longestShown)
    return errorResponse(421, `Unknown host name ${name}. To allow it, set ALLOWED_HOSTS=${name}`)
  }
}

const longestShown = 100

/** Whether only this machine reaches a server that listens there. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}

/** `Example.org:4321` and `example.org.` are example.org. */
function nameOf(host: string): string {
  const bracketed = host.includes('::') && !host.startsWith('[') ? `[${host}]` : host
  return bracketed.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
