/**
 * HTML as short as its tags can be written: no quotes where none are needed, and no end tags that the parser adds by itself.
 * What a browser makes of it is the same to the last text node, which React relies on.
 */

import type { PageStep } from './finish-pages.ts'
import { isShell } from './rewrite-pages.ts'

/** Shells are few, and the site's worker reads them. */
export function compactPages(): PageStep {
  return { name: 'compact-pages', rewrite: (html) => (isShell(html) ? html : compactTags(html)) }
}

/** Of pages whose attributes stand in double quotes, as React and Astro write them. */
export function compactTags(html: string): string {
  return html
    .split(raw)
    .map((part, index) => (index % 2 === 1 ? part : compact(part)))
    .join('')
}

/** What is no markup inside. */
const raw = /(<(?:script|style)\b[^>]*>[\s\S]*?<\/(?:script|style)>)/

function compact(html: string): string {
  return html
    .replace(startTag, (_, name: string, attributes: string) => `<${name}${compactAttributes(attributes)}>`)
    .replace(/ ?><\/(path|rect|circle|line|ellipse|polygon|polyline)>/g, ' />')
    .replace(/<\/(?:li|dt|dd)>(?=<(?:li|dt|dd)\b|<\/(?:ul|ol|dl|div)>)/g, '')
    .replace(/<\/(?:td|th)>(?=<t[dh]\b|<\/tr>)/g, '')
    .replace(/<\/tr>(?=<tr\b|<\/t(?:body|head|foot)>)/g, '')
    .replace(/<\/option>(?=<option\b|<\/select>)/g, '')
}

const startTag = /<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*)\s*>/g

function compactAttributes(attributes: string): string {
  return attributes.replace(/\s+([^\s"'>/=]+)(?:="([^"]*)")?/g, (_, name: string, value: string | undefined) => {
    if (!value) return ` ${name}`
    if (value.includes('&quot;')) return ` ${name}='${value.replaceAll('&quot;', '"').replaceAll("'", '&#39;')}'`
    // A last slash would belong to the value.
    return /^[^\s"'`=<>]*[^\s"'`=<>/]$/.test(value) ? ` ${name}=${value}` : ` ${name}="${value}"`
  })
}
