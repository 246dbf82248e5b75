import { useId } from 'react'
import { classNames } from './class-names.ts'

/**
 * A native select with its label, which may be for screen readers only. With `leads` its values are URLs, opened by
 * `src/layouts/page-behaviour.ts`.
 */
export function Select({ label, value, options, onChange, leads, isLabelHidden, className }: SelectProps) {
  const id = useId()
  return (
    <div className={classNames('flex min-w-0 items-center gap-2', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'whitespace-nowrap text-muted text-sm'}>
        {label}
      </label>
      <select
        id={id}
        {...(leads
          ? { defaultValue: value, 'data-leads': '', autoComplete: 'off' }
          : { value, onChange: (event) => onChange?.(event.target.value) })}
        className={classNames(
          'min-h-11 min-w-0 max-w-full truncate rounded-md border border-outline bg-surface px-2 sm:min-h-9',
          isLabelHidden && 'grow',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

export interface SelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange?: (value: string) => void
  leads?: boolean
  isLabelHidden?: boolean
  className?: string
}
