/**
 * The name of a meta element in the head of every page of the site. The service worker saves no other page: a content network's maintenance
 * page or a captive portal has status 200, too.
 */
export const pageMark = 'ffa-page'

export const hasPageMark = (html: string): boolean => html.includes(`<meta name="${pageMark}"`)

/**
 * The same of a page that a server has rendered. The service worker does not save it: on the next visit its shell shows what the device has
 * saved of the league, and a refusal removes all of it.
 */
export const servedMark = 'ffa-served'

export const hasServedMark = (html: string): boolean => html.includes(`<meta name="${servedMark}"`)

export const servedMarkSelector = `meta[name="${servedMark}"]`

/** A screen without data, for every league (`src/layouts/ShellHead.astro`). */
export const isShell = (html: string): boolean => html.includes('<meta name="shell"')
