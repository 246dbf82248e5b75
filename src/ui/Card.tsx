import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** A surface with an optional title. `flush`: the content reaches the edges (a table). */
export function Card({ title, note, action, flush, children, className }: CardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={classNames('min-w-0 rounded-lg border border-hairline bg-surface', className)}
    >
      {title && (
        <div
          className={classNames(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-3',
            flush && 'pb-3',
          )}
        >
          <div className="min-w-0">
            <h2 id={id} className="scoreboard text-lg">
              {title}
            </h2>
            {note && <p className="text-muted text-sm">{note}</p>}
          </div>
          {action}
        </div>
      )}
      <div className={flush ? undefined : 'p-4'}>{children}</div>
    </section>
  )
}

export interface CardProps {
  title?: ReactNode
  note?: ReactNode
  /** Stands opposite the title. */
  action?: ReactNode
  flush?: boolean
  children?: ReactNode
  className?: string
}
