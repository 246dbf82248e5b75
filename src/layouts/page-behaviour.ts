/** Behavior of every page without a framework: theme, drawer, rows that open, selects that navigate. */
import { readEntry, writeEntry } from '../client/browser-storage.ts'
import { documentOf, hasShellsOnly } from '../client/site-base.ts'
import { scrollToMiddle } from '../ui/scroll-to-middle.ts'

/** Key in localStorage; the script in `Base.astro` reads it too. */
const themeEntry = 'theme'

/** Strips to center on their current item; measuring it forces a layout. */
const moved = new WeakSet<HTMLElement>()

nameTheme()
showCurrent()
closeByBackdrop()
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return
  if (event.target.closest('[data-theme-switch]')) changeTheme()
  moveDrawer(event.target)
  openRow(event.target)
  if (hasShellsOnly) openShell(event, event.target)
})
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.dataset.leads !== undefined)
    location.assign(documentOf(new URL(target.value, location.href)))
})
// A page restored from the back/forward cache applies a theme chosen in the meantime.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  applyTheme(readTheme())
  nameTheme()
})

/** Centers horizontal strips, such as weeks on a phone, on the current item before React hydrates. */
function showCurrent() {
  for (const strip of document.querySelectorAll<HTMLElement>('[data-strip]')) {
    if (!moved.has(strip)) scrollToMiddle(strip, strip.querySelector('[aria-current]')?.closest('li'))
    moved.add(strip)
  }
}

function changeTheme() {
  applyTheme(nextTheme(readTheme()))
  nameTheme()
}

function nameTheme() {
  const theme = readTheme()
  for (const button of document.querySelectorAll('[data-theme-switch] button')) {
    button.setAttribute('aria-label', `Theme: ${theme}`)
    for (const icon of button.querySelectorAll('[data-theme-icon]')) {
      icon.toggleAttribute('hidden', icon.getAttribute('data-theme-icon') !== theme)
    }
  }
}

/** The menu of small screens: its button and every link close it. */
function moveDrawer(target: Element) {
  const drawer = document.querySelector<HTMLDialogElement>('dialog[data-drawer]')
  if (target.closest('[data-drawer-open]')) drawer?.showModal()
  else if (target.closest('[data-drawer-close], [data-drawer] a')) drawer?.close()
}

/**
 * A click on the backdrop closes the menu and the search, but not a text selection that ends there. Each has its own listener, because
 * iOS sends no click on a backdrop to the document.
 */
function closeByBackdrop() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:is([data-drawer], [data-search])')) {
    let isPressed = false
    dialog.addEventListener('pointerdown', ({ target }) => {
      isPressed = target === dialog
    })
    dialog.addEventListener('click', ({ target }) => {
      if (isPressed && target === dialog) dialog.close()
    })
  }
}

/** A click anywhere in a row follows the row's link, unless it is on another control or ends a text selection. */
function openRow(target: Element) {
  const row = target.closest('tr[data-opens]')
  if (!row || target.closest('a, button, input, select, [popover]') || getSelection()?.toString()) return
  row.querySelector<HTMLElement>('[data-row-opener]')?.click()
}

/** A plain click on a link to a league opens its shell directly. */
function openShell(event: MouseEvent, target: Element) {
  const link = target.closest('a')
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || link.href.startsWith(`${location.href.split('#')[0]}#`)) return
  const shell = documentOf(new URL(link.href))
  if (shell.href === link.href) return
  event.preventDefault()
  location.assign(shell)
}

/** The reader's theme: a chosen one, or the system's. Stored in the browser; applied before the first paint. */
type Theme = 'system' | 'light' | 'dark'

function readTheme(): Theme {
  const stored = readEntry(themeEntry)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Without storage the theme lasts until the page is left. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  writeEntry(themeEntry, theme === 'system' ? null : theme)
}

/** Cycles through system, light and dark. */
function nextTheme(theme: Theme): Theme {
  return theme === 'system' ? 'light' : theme === 'light' ? 'dark' : 'system'
}
