/** What the worker writes into kept pages. */
import { networkNoteClass, networkWords, tryAgainClass } from './network-words.ts'
import type { OpenedPage } from './opened.ts'

/**
 * Says in a page that it was kept, and when. Pages with the app say so themselves (`src/layouts/network-note.ts`), and
 * a shell has nothing on it that could be old: the answers that it asks for bring their own time. Other pages
 * have no script that could.
 */
export function markSaved(html: string, savedAt: string, isOffline: boolean): string {
  if (html.includes(loadedAtOnce)) return html
  if (html.includes('<astro-island')) {
    return html.replace('<head>', `<head><meta name="saved-at" content="${escapeHtml(savedAt)}">`)
  }
  const words = networkWords({ isOffline, savedAt: new Date(savedAt) })
  const link = `<a href="" class="${tryAgainClass}">Try again</a>`
  return html.replace(
    /<body[^>]*>/,
    (body) => `${body}<p role="status" class="${networkNoteClass}">${escapeHtml(words)}${link}</p>`,
  )
}

/** An attribute, with the space before it: scripts of every page have `[client="live"]`. */
const loadedAtOnce = ' client="live"'

/** Puts links to what was opened into the list of `src/pages/offline.astro`. */
export function withOpened(html: string, opened: readonly OpenedPage[]): string {
  if (opened.length === 0) return html
  const links = opened.map(({ url, label }) => `<li><a href="${escapeHtml(url)}">${label}</a></li>`).join('')
  return html.replace(/(<ul id="?opened\b[^>]*>).*?(<\/ul>)/s, (_, start, end) => start + links + end)
}

/** The title of a page, as it stands in its HTML. */
export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
