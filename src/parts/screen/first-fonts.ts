/** Fonts of a shell: on a first visit of a narrow screen they load after scripts and data. */

/** Id of the style that shows a shell in system fonts, and the mark that ours are cached. */
export const firstFonts = 'first-fonts'

/** Enables the page's fonts. The browser requests them while the screen renders, after its scripts. */
export function loadFonts(): void {
  document.getElementById(firstFonts)?.remove()
  try {
    localStorage.setItem(firstFonts, 'loaded')
  } catch {
    // Without storage every visit counts as a first one.
  }
}
