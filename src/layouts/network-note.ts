/**
 * A line above the page: that the browser is offline, or that the site does not answer and what is shown was kept. It
 * works without the app, as recaps have none; `<html data-saved-at>` is what the app says (`src/stores/saved-answers.ts`),
 * `<meta name="saved-at">` what the service worker said of the page.
 */

/** The page was kept: of its address only, and until the network is back. */
let keptPage = readKeptPage()

export function showNetworkNote(): void {
  const note = document.createElement('p')
  note.setAttribute('role', 'status')
  note.className = 'border-hairline border-b bg-raised px-4 py-2 text-center text-sm print:hidden'
  const refresh = () => {
    if (keptPage && keptPage.pathname !== location.pathname) keptPage = null
    const text = textOf({ isOffline: navigator.onLine === false, savedAt: earliest() })
    note.hidden = text === ''
    if (note.firstChild?.textContent !== text) note.replaceChildren(text, ...(navigator.onLine ? [reloadLink()] : []))
  }
  document.body.prepend(note)
  refresh()
  addEventListener('online', () => {
    keptPage = null
    refresh()
  })
  addEventListener('offline', refresh)
  new MutationObserver(refresh).observe(document.documentElement, { attributeFilter: ['data-saved-at'] })
  const title = document.querySelector('title')
  if (title) new MutationObserver(refresh).observe(title, { childList: true, characterData: true, subtree: true })
}

/** What the line says; nothing where all is well. */
export function textOf({ isOffline, savedAt }: { isOffline: boolean; savedAt: Date | null }): string {
  const shown = savedAt && `This is shown as it was saved on ${format(savedAt)}.`
  if (isOffline) return `You are offline. ${shown ?? 'What was opened before opens again.'}`
  return shown ? `The site does not answer. ${shown}` : ''
}

function format(date: Date): string {
  return date.toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' })
}

function readKeptPage() {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="saved-at"]')
  return meta && { savedAt: meta.content, pathname: location.pathname }
}

/** The oldest of what the page shows. */
function earliest(): Date | null {
  const times = [keptPage?.savedAt, document.documentElement.dataset.savedAt].filter((time) => time !== undefined)
  const [first] = times.map((time) => new Date(time)).sort((one, other) => one.getTime() - other.getTime())
  return first ?? null
}

function reloadLink(): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = ''
  link.textContent = 'Try again'
  link.className = 'ml-2 font-semibold text-accent underline'
  link.addEventListener('click', (event) => {
    event.preventDefault()
    location.reload()
  })
  return link
}
