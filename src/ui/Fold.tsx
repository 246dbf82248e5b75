import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

/** What a phone folds under a line of words; wider screens and paper show it, without that line, unless they fold it too. */
export function Fold({ summary, isOpen = false, isEverywhere = false, className, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  // No attribute of React's: that would fold it under the finger of whoever takes back what unfolded it.
  useLayoutEffect(() => {
    if (isOpen && fold.current) fold.current.open = true
  }, [isOpen])
  return (
    <details ref={fold} className={classNames('group', !isEverywhere && 'fold', className)}>
      <summary className="flex min-h-11 list-none items-center gap-2 hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 grow items-center justify-between gap-3">{summary}</span>
        <Icon name="chevron-down" size={18} className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

interface FoldProps {
  summary: ReactNode
  /** Unfolded at first, and whenever it becomes true; only the reader folds it again. */
  isOpen?: boolean
  /** Wider screens fold it, too. */
  isEverywhere?: boolean
  className?: string
  children: ReactNode
}
