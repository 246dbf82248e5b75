import { classNames } from './class-names.ts'

/** Views of one subject as links: each has its own URL. */
export function Tabs({ label, items }: { label: string; items: readonly TabItem[] }) {
  return (
    <nav aria-label={label} className="border-hairline border-b print:hidden">
      <ul className="-mb-px flex overflow-x-auto overflow-y-hidden [scrollbar-width:none] sm:gap-1">
        {items.map((item) => (
          <li key={item.label}>
            <a
              href={item.href}
              aria-current={item.isCurrent ? 'page' : undefined}
              className={tabClasses(item.isCurrent)}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export interface TabItem {
  label: string
  /** Absent: not known yet. */
  href?: string
  isCurrent: boolean
}

/** The look of a tab. */
export function tabClasses(isCurrent: boolean): string {
  return classNames(
    'flex min-h-11 items-center whitespace-nowrap border-b-2 px-2 max-[24rem]:px-1 sm:px-3 font-medium -outline-offset-2 transition-colors',
    isCurrent ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
  )
}
