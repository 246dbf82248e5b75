/**
 * Applies the whole style sheet to a page that has come with the styles of what stands in it only
 * (`src/build/inline-styles.ts`): before scripts draw what is not there yet. Resolves once it holds, or cannot be had.
 */
export async function applyWholeSheet(): Promise<void> {
  await parsed()
  await Promise.all(
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), (link) => {
      if (link.media === 'print') link.media = 'all'
      return hasEnded(link) ? null : ended(link)
    }),
  )
}

/** The sheet's link is the last of the page: islands may start before it is there. */
async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
}

/** Applied, or not to be had: a request that failed is over without a sheet. */
function hasEnded(link: HTMLLinkElement): boolean {
  return link.sheet !== null || performance.getEntriesByName(link.href).length > 0
}

function ended(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ['load', 'error']) link.addEventListener(name, () => resolve(), { once: true })
  })
}
