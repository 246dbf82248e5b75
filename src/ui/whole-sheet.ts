/**
 * Applies the whole style sheet to a page that has come with the styles of what stands in it only
 * (`src/build/inline-styles.ts`): before scripts draw what is not there yet.
 */
export function applyWholeSheet(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-whole-sheet]')) link.media = 'all'
}
