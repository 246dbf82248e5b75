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
  // Outside of forms, a button of any type does the same.
  const hasForm = html.includes('<form')
  return html
    .split(raw)
    .map((part, index) => (index % 2 === 1 ? part : compact(hasForm ? part : part.replaceAll(typeOfButton, '$1'))))
    .join('')
}

/** What is no markup inside. */
const raw = /(<(?:script|style)\b[^>]*>[\s\S]*?<\/(?:script|style)>)/
const typeOfButton = /(<button(?: [^\s"'>/=]+(?:="[^"]*")?)*?) type="button"/g

function compact(html: string): string {
  return html
    .replace(islandTag, shortIsland)
    .replace(startTag, (_, name: string, attributes: string) => `<${name}${compactAttributes(attributes)}>`)
    .replace(/ ?><\/(path|rect|circle|line|ellipse|polygon|polyline)>/g, ' />')
    .replaceAll('" />', '"/>')
    .replace(
      /<\/p>(?=<(?:p|div|section|ul|ol|dl|table|h[1-6]|details|figure|nav)\b|<\/(?:div|section|li|td|dd|figure)>)/g,
      '',
    )
    .replace(/<\/(?:li|dt|dd)>(?=<(?:li|dt|dd)\b|<\/(?:ul|ol|dl|div)>)/g, '')
    .replace(/<\/(?:td|th)>(?=<t[dh]\b|<\/tr>)/g, '')
    .replace(/<\/tr>(?=<tr\b|<\/t(?:body|head|foot)>)/g, '')
    .replace(/<\/(?:thead|tbody)>(?=<t(?:body|foot)\b)|<\/t(?:body|foot)>(?=<\/table>)/g, '')
    .replace(/<\/(?:caption|colgroup)>(?=<(?:colgroup|thead|tbody)\b)/g, '')
    .replace(/<\/option>(?=<option\b|<\/select>)/g, '')
}

const islandTag = /<astro-island [^>]*>/g

/** Without what nothing reads: an id, no properties, the name that Astro's directives are told. */
function shortIsland(tag: string): string {
  return tag.replace(/ uid="[^"]*"| props="\{\}"/g, '').replace(/(opts="\{)&quot;name&quot;:&quot;\w*&quot;,/, '$1')
}

/** Attributes that place what is drawn, which nobody sees to a thousandth of a pixel. */
const drawn = /^(?:d|r|[cr]?[xy]|[xy][12]|width|height|points|transform)$/
const rounded = (number: string) => String(Number(Number(number).toFixed(4)))

const startTag = /<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*)\s*>/g

function compactAttributes(attributes: string): string {
  return attributes.replace(/\s+([^\s"'>/=]+)(?:="([^"]*)")?/g, (_, name: string, written: string | undefined) => {
    if (!written) return ` ${name}`
    const value = drawn.test(name) ? written.replace(/\d+\.\d{5,}(?!e)/g, rounded) : written
    if (value.includes('&quot;')) return ` ${name}='${value.replaceAll('&quot;', '"').replaceAll("'", '&#39;')}'`
    // A last slash would belong to the value.
    return /^[^\s"'`=<>]*[^\s"'`=<>/]$/.test(value) ? ` ${name}=${value}` : ` ${name}="${value}"`
  })
}
