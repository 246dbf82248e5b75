/** The reader's theme: a chosen one, or the system's. Stored in the browser; applied before the first paint. */
import { readEntry, writeEntry } from '../client/browser-storage.ts'

export type Theme = 'system' | 'light' | 'dark'

/** Key in localStorage; the script in `Base.astro` reads it too. */
const entry = 'theme'

export function readTheme(): Theme {
  const stored = readEntry(entry)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Without storage the theme lasts until the page is left. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  writeEntry(entry, theme === 'system' ? null : theme)
}

/** Cycles through system, light and dark. */
export function nextTheme(theme: Theme): Theme {
  return theme === 'system' ? 'light' : theme === 'light' ? 'dark' : 'system'
}
