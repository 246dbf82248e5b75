import type { ReactNode } from 'react'

/** A sticky toolbar: the content, its count, and the filters. */
export function FilterToolbar({ title, summary, shown, onClear, className, headClassName, children }: ToolbarProps) {
  return (
    <div
      data-toolbar=""
      className={`sticky top-[var(--bar,0px)] -mx-4 flex scroll-mt-[var(--bar,0px)] flex-wrap items-center gap-x-4 gap-y-2 border-hairline border-b bg-paper px-4 py-2 print:static print:mx-0 print:px-0 ${className}`}
    >
      <div className={`min-w-0 flex-1 max-sm:basis-full sm:min-w-60 ${headClassName ?? ''}`}>
        <h2 className="scoreboard text-lg sm:text-2xl">{title}</h2>
        <p className="flex flex-wrap gap-x-2 text-muted text-sm">
          <span>{summary}</span>
          {shown !== null && (
            <span aria-live="polite" className="font-medium text-ink">
              {`${shown} shown `}
              <button
                type="button"
                onClick={onClear}
                className="thumb text-accent underline underline-offset-2 print:hidden"
              >
                Clear
              </button>
            </span>
          )}
        </p>
      </div>
      {children}
    </div>
  )
}

interface ToolbarProps {
  title: string
  /** The total, in words. */
  summary: string
  /** The filtered count, "12 picks"; null without a filter. */
  shown: string | null
  onClear: () => void
  className: string
  headClassName?: string
  children: ReactNode
}
