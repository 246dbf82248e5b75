import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A placeholder for content that is loading; its size comes as classes (`h-6 w-40`). */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('waiting rounded-sm', className)} />
}

/** `count` equal placeholders, e.g. of cards or rows. */
export function Skeletons({ count, className }: { count: number; className?: string }) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <Skeleton key={place} className={className} />
  ))
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
