import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

/** A button, or with `href` a link that looks like one. */
export function Button({ children, href, icon, variant = 'secondary', label, className, ...rest }: ButtonProps) {
  const classes = classNames(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-md border px-4 font-medium transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-50 sm:min-h-9',
    !children && 'min-w-11 px-2 sm:min-w-9',
    variants[variant],
    className,
  )
  const content = (
    <>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </>
  )
  return href === undefined ? (
    <button
      type={rest.type ?? 'button'}
      onClick={rest.onClick}
      onPointerEnter={rest.onNear}
      onFocus={rest.onNear}
      disabled={rest.disabled}
      aria-label={label}
      className={classes}
    >
      {content}
    </button>
  ) : (
    <a href={href} aria-label={label} className={classes}>
      {content}
    </a>
  )
}

const variants = {
  primary: 'border-accent bg-accent text-on-accent hover:opacity-90',
  secondary: 'border-outline bg-surface text-ink hover:bg-raised',
  ghost: 'border-transparent text-muted hover:bg-raised hover:text-ink',
}

export interface ButtonProps {
  /** Absent: an icon alone, which needs a `label`. */
  children?: ReactNode
  href?: string
  icon?: string
  variant?: keyof typeof variants
  label?: string
  type?: 'button' | 'submit'
  disabled?: boolean
  onClick?: () => void
  /** Called when it is likely to be pressed. */
  onNear?: () => void
  className?: string
}

/** Buttons to the previous and next item, left and right of the content. */
export function Stepper({ what, at, last, onStep, onNear, children }: StepperProps) {
  return (
    <>
      <Button
        variant="ghost"
        icon="chevron-left"
        label={`Previous ${what}`}
        disabled={at <= 1}
        onClick={() => onStep(at - 1)}
        onNear={() => onNear?.(at - 1)}
      />
      {children}
      <Button
        variant="ghost"
        icon="chevron-right"
        label={`Next ${what}`}
        disabled={at >= last}
        onClick={() => onStep(at + 1)}
        onNear={() => onNear?.(at + 1)}
      />
    </>
  )
}

interface StepperProps {
  /** Noun of the items, for screen readers: "week". */
  what: string
  /** From 1. */
  at: number
  last: number
  onStep: (to: number) => void
  /** Called when an item is likely to be opened next. */
  onNear?: (to: number) => void
  children?: ReactNode
}
