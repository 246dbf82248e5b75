/** The reader's theme: one that was chosen, or the system's. Kept in the browser; applied before the first paint. */
export type Theme = 'system' | 'light' | 'dark'

/** Entry in the browser's storage; the script in `Base.astro` reads it too. */
const entry = 'theme'

export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(entry)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(entry)
    else localStorage.setItem(entry, theme)
  } catch {
    // Nothing is kept; the theme holds until the page is left.
  }
}

/** System, light, dark, and round again. */
export function nextTheme(theme: Theme): Theme {
  return theme === 'system' ? 'light' : theme === 'light' ? 'dark' : 'system'
}
