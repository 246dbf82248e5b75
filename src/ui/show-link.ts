/** The message for a link that the share sheet could not share. Loaded on first use. */
import { placeBelow } from './place-below.ts'

/** Shows beside the opener that the link was copied, or the link for copying by hand. */
export function showLink(opener: HTMLElement, link: string, isCopied: boolean): void {
  const note = make('div', noteClass)
  note.popover = 'auto'
  const status = make('p')
  status.role = 'status'
  note.append(status)
  note.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') note.remove()
  })
  placeBelow(note, opener, isCopied ? { width: 130, height: 50 } : { width: 350, height: 100 })
  // Beside the opener, so that it is part of the same dialog; a status is announced when its text changes while visible.
  opener.after(note)
  note.showPopover()
  status.textContent = isCopied ? 'Link copied' : 'Copy this link:'
  if (isCopied) setTimeout(() => note.remove(), 2500)
  else note.append(selected(link))
  note.querySelector('input')?.select()
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
const fieldClass = 'mt-1 h-11 w-80 max-w-full rounded-sm border border-outline bg-surface px-2 sm:h-9'
