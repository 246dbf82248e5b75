/** The fonts of a shell, whose scripts and data come first on a reader's first visit. */

/** Id of the style with which a shell is shown in fonts of the device, and the mark that ours are cached. */
export const firstFonts = 'first-fonts'

/** Shows the page in its own fonts, which the browser then requests. */
export function loadFonts(): void {
  document.getElementById(firstFonts)?.remove()
  try {
    localStorage.setItem(firstFonts, 'loaded')
  } catch {
    // Without storage every visit is a first one.
  }
}
