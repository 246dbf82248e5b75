import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

/**
 * Content that phones collapse under a summary. Wider screens and paper show it without the summary, unless it collapses
 * `isEverywhere`.
 */
export function Fold({
  summary,
  isOpen = false,
  isEverywhere = false,
  onOpen,
  onNear,
  className,
  children,
}: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  // Set on the element: as a prop, React would also close it when `isOpen` becomes false.
  useLayoutEffect(() => {
    if (isOpen && fold.current) fold.current.open = true
  }, [isOpen])
  return (
    <details
      ref={fold}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      className={classNames(!isEverywhere && 'fold', className)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary
        onPointerDown={onNear}
        onFocus={onNear}
        className="flex min-h-11 list-none items-center gap-2 hover:text-accent [&::-webkit-details-marker]:hidden"
      >
        <span className="flex min-w-0 grow items-center justify-between gap-3">{summary}</span>
        <Icon
          name="chevron-down"
          size={18}
          className="text-muted transition-transform in-[details[open]>summary]:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}

interface FoldProps {
  summary: ReactNode
  /** Open at first, and whenever it becomes true; only the reader closes it. */
  isOpen?: boolean
  /** Wider screens collapse it, too. */
  isEverywhere?: boolean
  /** Called when it opens. */
  onOpen?: () => void
  /** Called when it is likely to be opened. */
  onNear?: () => void
  className?: string
  children: ReactNode
}
