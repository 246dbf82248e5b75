import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Later } from '../../ui/Later.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Rules on the left, their effects on the right; phones fold the rules above them. */
export function LabLayout({ rules, changed, finding, onReset, children }: LabLayoutProps) {
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <section
        aria-label="Rules"
        // A scrolling element must be reachable by keyboard.
        {...{ tabIndex: 0 }}
        className="min-w-0 self-start lg:sticky lg:top-[calc(var(--bar)_+_1rem)] lg:max-h-[calc(100dvh_-_var(--bar)_-_2rem)] lg:overflow-y-auto lg:pr-2 -outline-offset-2 print:hidden"
      >
        <Fold
          summary={
            <>
              <span className="scoreboard text-lg">Rules</span>
              {changed > 0 && <span className="text-accent text-sm">{changed} changed</span>}
            </>
          }
          className="max-sm:border-hairline max-sm:border-y"
        >
          {/* More controls than the rest of the screen has elements. */}
          <Later place={<Skeleton className="h-96" />}>{rules}</Later>
        </Fold>
      </section>
      <div className="min-w-0">{children}</div>
      {changed > 0 && finding && (
        <div className="sticky bottom-(--dock) z-20 flex items-center gap-2 border-ink border-t-2 bg-paper lg:hidden print:hidden">
          <p aria-hidden="true" className="line-clamp-2 min-w-0 grow text-sm leading-tight">
            {finding}
          </p>
          <Button icon="close" variant="ghost" label="Back to our rules" onClick={onReset} />
        </div>
      )}
    </div>
  )
}

interface LabLayoutProps {
  rules: ReactNode
  changed: number
  /** Their effects, visible on phones while a rule changes. */
  finding?: string
  onReset: () => void
  children: ReactNode
}

/** An error of the worker. */
export function LabFailed({ failure, onRetry }: { failure: string; onRetry: () => void }) {
  return (
    <div role="alert" className="mb-3 flex flex-wrap items-center gap-3 border-worse border-l-4 pl-3">
      <p>{failure}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
