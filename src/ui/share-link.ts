import { shareChoicesOf } from '../client/private-leagues.ts'
import { onShownLeague, shownLeague } from '../stores/shown-league.ts'

/**
 * Shares a link with the browser's share sheet; without one the link is copied or shown. A private league's address opens nothing for
 * others: there the page with the ways to share it opens. Never loaded on first use: Safari allows copying
 * only while it dispatches the click.
 */
export async function shareLink(
  data: { title: string; text?: string; url: string },
  opener: HTMLElement,
): Promise<void> {
  const choices = shareChoicesOf(data.url, shownLeague())
  if (choices !== null) return location.assign(choices)
  try {
    if ('share' in navigator) return await navigator.share(data)
  } catch (failure) {
    // The reader cancelled. Any other error: the browser cannot share this.
    if (failure instanceof Error && failure.name === 'AbortError') return
  }
  const isCopied = await copy(data.url)
  const { showLink } = await import('./show-link.ts')
  showLink(opener, data.url, isCopied)
}

/** For a link that was shared before its league was known: tells the reader once it turns out that the link opens nothing for others. */
export function noteOncePrivate(url: string, opener: HTMLElement): void {
  const stop = onShownLeague(async () => {
    const shown = shownLeague()
    if (!shown) return
    stop()
    const choices = shareChoicesOf(url, shown)
    if (choices === null) return
    const { showPrivate } = await import('./show-link.ts')
    showPrivate(opener, choices)
  })
}

/** False if the browser does not allow copying, as over plain http. */
function copy(text: string): Promise<boolean> {
  return Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    )
}
