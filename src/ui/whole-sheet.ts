/**
 * Applies the whole style sheet to a page that has come with the styles of what stands in it only
 * (`src/build/inline-styles.ts`): before scripts draw what is not there yet. Resolves once it holds, or cannot be had.
 */
export async function applyWholeSheet(): Promise<void> {
  await Promise.all(
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[data-whole-sheet]'), (link) => {
      link.media = 'all'
      return link.sheet ? null : ended(link)
    }),
  )
}

function ended(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ['load', 'error']) link.addEventListener(name, () => resolve(), { once: true })
  })
}
