/** The reader's theme: a chosen one, or the system's. Stored in the browser; applied before the first paint. */
export type Theme = 'system' | 'light' | 'dark'

/** Key in localStorage; the script in `Base.astro` reads it too. */
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
    // Without storage, the theme holds until the page is left.
  }
}

/** Cycles through system, light and dark. */
export function nextTheme(theme: Theme): Theme {
  return theme === 'system' ? 'light' : theme === 'light' ? 'dark' : 'system'
}
