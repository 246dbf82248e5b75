import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A block in the place of what comes; its size comes as classes (`h-6 w-40`). */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('waiting rounded-sm', className)} />
}

/** Skeletons of one thing, with the words a screen reader is told instead. */
export function SkeletonGroup({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
