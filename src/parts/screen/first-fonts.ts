/** The fonts of a shell: on a reader's first visit its scripts and data come before them. */

/** Id of the style with which a shell is shown in the device's fonts, and the mark that ours are cached. */
export const firstFonts = 'first-fonts'

/** Shows the page in its own fonts. The browser requests them while the screen, whose scripts are loaded by now, is rendered. */
export function loadFonts(): void {
  document.getElementById(firstFonts)?.remove()
  try {
    localStorage.setItem(firstFonts, 'loaded')
  } catch {
    // Without storage every visit is a first one.
  }
}
