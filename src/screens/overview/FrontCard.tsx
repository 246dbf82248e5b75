import type { ReactNode } from 'react'

/** What matters now, above the overview's table, with up to three figures. */
export function FrontCard({ kicker, headline, note, children }: FrontCardProps) {
  return (
    <section
      aria-label={kicker}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 rounded-lg border border-hairline bg-surface px-4 py-2.5"
    >
      <div className="min-w-0 max-sm:w-full">
        <p className="truncate text-muted text-sm">{kicker}</p>
        <p className="scoreboard line-clamp-2 text-2xl max-sm:text-lg/6">{headline}</p>
        {note && <p className="truncate text-muted text-sm tabular-nums">{note}</p>}
      </div>
      {children && <dl className="grid w-full grid-cols-3 gap-x-6 sm:w-auto">{children}</dl>}
    </section>
  )
}

interface FrontCardProps {
  kicker: string
  headline: ReactNode
  note?: ReactNode
  /** Figures. */
  children?: ReactNode
}
