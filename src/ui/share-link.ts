/** Shares a link by whatever the browser shares with; where it has nothing, the link is copied or shown. */
export async function shareLink(
  data: { title: string; text?: string; url: string },
  opener: HTMLElement,
): Promise<void> {
  try {
    if ('share' in navigator) return await navigator.share(data)
  } catch (failure) {
    // The reader thought better of it. Anything else: the browser shares nothing of this kind.
    if (failure instanceof Error && failure.name === 'AbortError') return
  }
  const isCopied = await copy(data.url)
  const { showLink } = await import('./show-link.ts')
  showLink(opener, data.url, isCopied)
}

/** False where the browser lets nothing be copied, as over plain http. */
function copy(text: string): Promise<boolean> {
  return Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    )
}
