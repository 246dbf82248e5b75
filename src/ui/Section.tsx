import { type ReactNode, useEffect, useId } from 'react'
import { classNames } from './class-names.ts'
import { Fold } from './Fold.tsx'
import { keepUnbroken } from './Unbroken.tsx'

/** A section of the page, under its rule. With `inside`, phones show its title and fold the rest under that line. */
export function Section({ id, title, note, action, inside, isOpen, children, className }: SectionProps) {
  const heading = useId()
  useEffect(() => showLinked(id), [id])
  // Under a title that phones fold, what explains the content is folded with it.
  const foldsNote = Boolean(inside && note)
  const noteText = note && <p className="w-full text-muted text-sm sm:col-span-full">{keepUnbroken(note)}</p>
  return (
    <section
      id={inside ? undefined : id}
      aria-labelledby={heading}
      // Isolated, so that a browser that paints one section again leaves the others as they are.
      className={classNames('isolate min-w-0 border-ink border-t-2 pt-2', className)}
    >
      <div className="flex items-baseline gap-x-4 max-sm:flex-wrap max-sm:justify-between sm:grid sm:grid-cols-[minmax(0,1fr)_auto]">
        <h2 id={heading} className={classNames('scoreboard text-2xl', inside && 'max-sm:text-xl max-sm:leading-tight')}>
          {keepUnbroken(title)}
        </h2>
        {action && !foldsNote && <div className="max-sm:order-last">{action}</div>}
        {!foldsNote && noteText}
      </div>
      {inside ? (
        <Fold summary={keepUnbroken(inside)} isOpen={isOpen} className="max-sm:mt-1 [&>summary]:text-muted">
          {/* A link to it opens the fold, because it is within. */}
          <div id={id} className="scroll-mt-24 max-sm:pb-3">
            {foldsNote && (
              <div className="flex items-baseline justify-between gap-x-4 max-sm:flex-col">
                {noteText}
                {action && <div className="shrink-0">{action}</div>}
              </div>
            )}
            <div className={foldsNote ? 'mt-3' : 'sm:mt-3'}>{children}</div>
          </div>
        </Fold>
      ) : (
        <div className="mt-3">{children}</div>
      )}
    </section>
  )
}

/** The address may name a section that renders only after the browser has looked for it. */
function showLinked(id: string | undefined): void {
  if (!id || location.hash !== `#${id}` || scrollY > 0) return
  const target = document.getElementById(id)
  const fold = target?.closest('details')
  if (fold) fold.open = true
  target?.scrollIntoView()
}

export interface SectionProps {
  /** The target of links to the section. */
  id?: string
  title: ReactNode
  note?: ReactNode
  /** Opposite the title, on phones beneath the note. */
  action?: ReactNode
  /** What is inside, for the line under which phones fold it: "15 managers, 13 columns". For sections below the second screen. */
  inside?: string
  /** Whether phones show what is inside at first, and whenever it becomes true. */
  isOpen?: boolean
  children: ReactNode
  className?: string
}

/** Links to the sections of a long page. */
export function Contents({ sections }: { sections: readonly { id: string; label: string }[] }) {
  return (
    <nav aria-label="On this page" className="print:hidden">
      <ul className="fading -mx-4 flex gap-x-5 overflow-x-auto pr-10 pl-4 [scrollbar-width:none] max-sm:[--after:2.5rem] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:mask-none">
        {sections.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a href={`#${id}`} className="thumb inline-flex min-h-9 items-center text-accent hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A link from a section to its detail page. */
export function SectionLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="thumb text-accent text-sm hover:underline print:hidden">
      {children}
    </a>
  )
}
