import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A placeholder for content that is loading; its size comes as classes (`h-6 w-40`). */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('waiting rounded-sm', className)} />
}

/** A group of skeletons with a label for screen readers. */
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
