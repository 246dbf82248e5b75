/**
 * Astro integration: every page says what it may load and run, and nothing inline runs that was not there when the site
 * was built. Pages carry their policy themselves, so that it holds on any host; what a page cannot say of itself, such as
 * who may frame it, is in the headers of `src/server/security-headers.ts`.
 */
import { createHash } from 'node:crypto'
import { espnAddress, readsEspn } from '../contract/site-settings.ts'
import { espnBaseUrl } from '../hosts/espn/http.ts'
import type { PageStep } from './finish-pages.ts'

export function contentPolicy(): PageStep {
  return {
    name: 'content-policy',
    rewrite: (html) => withPolicy(html, connected(process.env), originOf(process.env.PUBLIC_API_BASE_URL)),
  }
}

/** The page with its policy. `origins`: what it may ask besides the site itself; `pictures`: where it may show pictures from. */
export function withPolicy(page: string, origins: readonly string[], pictures: readonly string[] = []): string {
  const html = moveStyles(page)
  const policy = [
    "default-src 'none'",
    ['script-src', "'self'", ...hashesOf(html, scripts)].join(' '),
    ['style-src', "'self'", ...hashesOf(html, styles)].join(' '),
    // Pictures of charts are made in the page before they are saved.
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...origins].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
  return html.replace('<head>', () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`)
}

/** Scripts that run: those with a `src` are files, those of another type are data. */
const scripts = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g
const styles = /<style[^>]*>([\s\S]*?)<\/style>/g

function hashesOf(html: string, elements: RegExp): string[] {
  const texts = [...html.matchAll(elements)].map(([, text = '']) => text)
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/**
 * Style attributes cannot be allowed one by one: they become rules of the head's first style element. React leaves the attribute that
 * stands in their place alone, and a style that it sets later wins over the rule.
 */
function moveStyles(html: string): string {
  const rules = new Map<string, number>()
  const moved = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, before: string, style: string) => {
    if (!rules.has(style)) rules.set(style, rules.size)
    return `${before} data-s="${rules.get(style)}"`
  })
  if (rules.size === 0) return html
  const text = [...rules].map(([style, index]) => `[data-s="${index}"]{${style.replaceAll('&quot;', '"')}}`).join('')
  return moved.replace(/<\/style>|<\/head>/, (end) =>
    end === '</style>' ? text + end : `<style>${text}</style>${end}`,
  )
}

/** The API's origin where that is another one than the site's, and ESPN's where pages may read leagues from there. */
export function connected(env: NodeJS.ProcessEnv): string[] {
  return [env.PUBLIC_API_BASE_URL, readsEspn(env) ? espnAddress(env, espnBaseUrl) : undefined].flatMap(originOf)
}

/** Nothing where the address is none, or one of this site's own. */
function originOf(address: string | undefined): string[] {
  const url = URL.parse(address ?? '')
  return url ? [url.origin] : []
}
