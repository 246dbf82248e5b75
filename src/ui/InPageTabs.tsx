import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { tabClasses } from './Tabs.tsx'

interface InPageTabsProps<Tab> {
  label: string
  tabs: readonly Tab[]
  current: Tab
  onSelect: (tab: Tab) => void
  /** The panel of the current tab. */
  children: ReactNode
}

/** Tabs of a single page: one stop of the tab key, arrow keys, Home and End move between them. */
export function InPageTabs<Tab extends { key: string; label: string }>(props: InPageTabsProps<Tab>) {
  const { label, tabs, current, onSelect, children } = props
  const id = useId()

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const to = tabStep(event.key, tabs.indexOf(current), tabs.length)
    const tab = to === null ? undefined : tabs[to]
    if (to === null || !tab || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSelect(tab)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }

  return (
    <div>
      <div className="overflow-x-auto border-hairline border-b">
        <div role="tablist" aria-label={label} onKeyDown={onKeyDown} className="-mb-px flex gap-1">
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              aria-selected={tab === current}
              aria-controls={`${id}-panel`}
              tabIndex={tab === current ? 0 : -1}
              onClick={() => onSelect(tab)}
              className={tabClasses(tab === current)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current.key}`} className="pt-6">
        {children}
      </div>
    </div>
  )
}

/** Index of the tab that a key selects, starting at tab `from` of `count`; null for other keys. */
function tabStep(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (from + (key === 'ArrowRight' ? 1 : count - 1)) % count
}
