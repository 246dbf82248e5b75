import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface InPageTabsProps<Key extends string> {
  label: string
  tabs: readonly { key: Key; label: string }[]
  current: Key
  onSelect: (key: Key) => void
  /** The panel of the current tab. */
  children: ReactNode
}

/** Tabs of a single page: one stop of the tab key, arrow keys, Home and End move between them. */
export function InPageTabs<Key extends string>({ label, tabs, current, onSelect, children }: InPageTabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const from = tabs.findIndex(({ key }) => key === current)
    const to = tabStep(event.key, from, tabs.length)
    const tab = to === null ? undefined : tabs[to]
    if (to === null || !tab || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // The week picker listens to the same keys on an ancestor.
    event.stopPropagation()
    onSelect(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }

  return (
    <>
      <div className="overflow-x-auto border-hairline border-b">
        <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className="-mb-px flex gap-1">
          {tabs.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              aria-selected={key === current}
              aria-controls={`${id}-panel`}
              tabIndex={key === current ? 0 : -1}
              onClick={() => onSelect(key)}
              className={classNames(
                'flex min-h-11 items-center whitespace-nowrap border-b-2 px-3 font-medium -outline-offset-2 transition-colors',
                key === current ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} className="pt-6">
        {children}
      </div>
    </>
  )
}

/** Index of the tab that a key selects, starting at tab `from` of `count`; null for other keys. */
export function tabStep(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (from + (key === 'ArrowRight' ? 1 : count - 1)) % count
}

/** The tab that the address names, or the first one. */
export function readTab<Key extends string>(text: string | null, tabs: readonly { key: Key }[], first: Key): Key {
  return tabs.find(({ key }) => key === text)?.key ?? first
}

/** A note that there is a newer version of this page, with a link. */
export function OlderPageNote({ href }: { href: string }) {
  return (
    <p className="text-muted text-sm print:hidden">
      This is the older version of this page.{' '}
      <a href={href} className="text-accent underline underline-offset-4">
        Open the current one
      </a>
    </p>
  )
}
