import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A frame in which wide content scrolls sideways, also by the arrow keys. */
export function ScrollFrame({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div
      className={classNames('overflow-x-auto overscroll-x-contain', className)}
      {...{ role: 'group', tabIndex: 0, 'aria-label': label }}
    >
      {children}
    </div>
  )
}
