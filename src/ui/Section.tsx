import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** A section of the page, under its rule. */
export function Section({ title, note, action, children, className }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classNames('min-w-0 border-ink border-t-2 pt-2', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="scoreboard text-2xl">
          {title}
        </h2>
        {action && <div className="max-sm:order-last">{action}</div>}
        {note && <p className="w-full text-muted text-sm">{note}</p>}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  )
}

export interface SectionProps {
  title: ReactNode
  note?: ReactNode
  /** Opposite the title, on phones beneath the note. */
  action?: ReactNode
  children: ReactNode
  className?: string
}

/** A link from a section to its detail page. */
export function SectionLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="thumb text-accent text-sm hover:underline print:hidden">
      {children}
    </a>
  )
}
