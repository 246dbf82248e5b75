/** What the worker writes into kept pages. */
import type { OpenedPage } from './opened.ts'

/**
 * Says in a page that it was kept, and when; `src/layouts/network-note.ts` reads it. The fallback page has nothing on it
 * that could be old: the answers that it asks for say their own time.
 */
export function markSaved(html: string, savedAt: string): string {
  if (html.includes('client="only"')) return html
  return html.replace('<head>', `<head><meta name="saved-at" content="${escapeHtml(savedAt)}">`)
}

/** Puts links to what was opened into the list of `src/pages/offline.astro`. */
export function withOpened(html: string, opened: readonly OpenedPage[]): string {
  const links = opened.map(({ url, label }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></li>`)
  return opened.length === 0
    ? html
    : html.replace(/(<ul id="opened"[^>]*>).*?(<\/ul>)/s, (_, start, end) => start + links.join('') + end)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
