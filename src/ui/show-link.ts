/** The message for a link that the share sheet could not share. Loaded on first use. */
import { placeBelow } from './place-below.ts'

/** Shows beside the opener that the link was copied, or the link for copying by hand. */
export function showLink(opener: HTMLElement, link: string, isCopied: boolean): void {
  const text = isCopied ? 'Link copied' : 'Copy this link:'
  const note = showNote(opener, text, isCopied ? { width: 130, height: 50 } : { width: 350, height: 100 })
  if (isCopied) setTimeout(() => note.remove(), 2500)
  else note.append(selected(link))
  note.querySelector('input')?.select()
}

/** Shows beside the opener that the shared link is of a private league, with the way to the page that shares one. */
export function showPrivate(opener: HTMLElement, choices: string): void {
  const size = { width: 350, height: 130 }
  const note = showNote(opener, 'This league is private. The link you shared won’t open it for others.', size)
  note.style.maxWidth = `min(${size.width}px, 100vw - 1rem)`
  note.append(Object.assign(make('a', linkClass), { href: choices, textContent: 'Share it another way' }))
}

function showNote(opener: HTMLElement, text: string, size: { width: number; height: number }): HTMLElement {
  const note = make('div', noteClass)
  note.popover = 'auto'
  const status = make('p')
  status.role = 'status'
  note.append(status)
  note.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') note.remove()
  })
  placeBelow(note, opener, size)
  // Beside the opener, so that it is part of the same dialog; a status is announced when its text changes while visible.
  opener.after(note)
  note.showPopover()
  status.textContent = text
  return note
}

function selected(link: string): HTMLInputElement {
  const field = make('input', fieldClass)
  field.readOnly = true
  field.value = link
  field.ariaLabel = 'Link'
  return field
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className = ''): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className })
}

const noteClass =
  'enters absolute m-0 max-w-[calc(100vw-1rem)] rounded-md border border-outline bg-surface px-3 py-2 text-left font-normal font-sans text-base text-ink'
const linkClass = 'mt-1 inline-flex min-h-11 items-center font-medium text-accent hover:underline sm:min-h-9'
const fieldClass = 'mt-1 h-11 w-80 max-w-full rounded-sm border border-outline bg-surface px-2 sm:h-9'
