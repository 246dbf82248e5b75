/**
 * Security headers of responses. One table of plain data: the server sets it on every response, and configurations of other
 * hosts are derived from it.
 */
import type { MiddlewareHandler } from 'hono'
import { apiMark } from '../contract/response-headers.ts'
import { handOverPath, isEmbed } from '../contract/routes.ts'
import { isHttps } from './client.ts'

type Headers = Readonly<Record<string, string>>

/**
 * - `everywhere`: every response.
 * - `site`: pages and their files. A page has its own policy in a meta tag, with the hashes of its scripts; this is the
 *   part that a meta tag cannot express. Both apply.
 * - `embed`: pages that other sites may frame, in place of those of `site`.
 * - `handOver`: the page that the bookmark on a host's page opens, in addition: it would not know its opener.
 * - `api`: responses that are not pages. Opened as one, they may load and run nothing.
 * - `https`: over https only; browsers ignore it otherwise.
 */
export const securityHeaders = {
  everywhere: {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Applies to embedding without CORS (images, scripts). Calls of allowed origins use CORS, and pass.
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  site: { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': "frame-ancestors 'none'" },
  embed: { 'Content-Security-Policy': 'frame-ancestors *' },
  handOver: { 'Cross-Origin-Opener-Policy': 'unsafe-none' },
  api: { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" },
  https: { 'Strict-Transport-Security': 'max-age=31536000' },
} as const satisfies Readonly<Record<string, Headers>>

/** Headers of a response that is not a page, with the mark that tells it from a proxy's. */
export const apiHeaders: Headers = {
  ...securityHeaders.everywhere,
  ...securityHeaders.api,
  [apiMark.name]: apiMark.value,
}
const siteHeaders: Headers = { ...securityHeaders.everywhere, ...securityHeaders.site }
const handOverHeaders: Headers = { ...siteHeaders, ...securityHeaders.handOver }
const embedHeaders: Headers = { ...securityHeaders.everywhere, ...securityHeaders.embed }
/** Headers that only matter for documents, left out of scripts, styles and fonts of a build: 420 bytes of each. */
const assetHeaders: Headers = {
  'X-Content-Type-Options': securityHeaders.everywhere['X-Content-Type-Options'],
  'Cross-Origin-Resource-Policy': securityHeaders.everywhere['Cross-Origin-Resource-Policy'],
}
const assetPath = /\/_astro\/[^/]+\.(js|css|woff2?)$/
const logoPattern = /\/logos\/[0-9a-f]{32}\.webp$/
const apiPath = /^\/(api|mcp|healthz|readyz|metrics|openapi\.json)(\/|$)/

/**
 * Sets the headers on every response. They depend on the address and on whether it exists, so that a 304 repeats those of
 * its 200.
 */
export function setSecurityHeaders({ trustedProxies, isShared = false }: SecurityOptions): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers, status } = context.res
    setAll(headers, headersOf(new URL(context.req.url).pathname, status))
    // Pages of other origins that may read a league's responses may show its teams' pictures.
    if (isShared && logoPattern.test(context.req.path)) headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    if (isHttps(context, trustedProxies)) setAll(headers, securityHeaders.https)
  }
}

function headersOf(path: string, status: number): Headers {
  if (apiPath.test(path)) return apiHeaders
  // Missing files get a page as response.
  if (status >= 400) return siteHeaders
  if (isEmbed(path)) return embedHeaders
  if (path.replace(/\/$/, '') === handOverPath) return handOverHeaders
  return assetPath.test(path) ? assetHeaders : siteHeaders
}

interface SecurityOptions {
  trustedProxies: number
  /** True: pages of other origins may call the API. */
  isShared?: boolean
}

function setAll(target: globalThis.Headers, headers: Headers): void {
  for (const name in headers) target.set(name, headers[name] ?? '')
}
