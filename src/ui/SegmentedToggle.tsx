import { classNames } from './class-names.ts'
import { usePicked } from './use-picked.ts'

/**
 * A choice among a few views. Options with an `href` are links, others are buttons that call `onChange`: they show the choice at once,
 * also while the view is still being rendered.
 */
export function SegmentedToggle({ label, value, options, onChange, className }: SegmentedToggleProps) {
  const [shown, pick] = usePicked(value, (picked) => onChange?.(picked))
  return (
    <fieldset
      className={classNames('inline-flex rounded-md border border-outline bg-surface p-0.5 print:hidden', className)}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => {
        const isCurrent = option.value === shown
        const classes = classNames(
          'flex min-h-10 items-center whitespace-nowrap rounded-sm px-3 font-medium transition-colors sm:min-h-8',
          isCurrent ? 'bg-accent text-on-accent' : 'text-muted hover:text-ink',
        )
        return option.href === undefined ? (
          <button
            key={option.value}
            type="button"
            aria-pressed={isCurrent}
            onClick={() => pick(option.value)}
            className={classes}
          >
            {option.label}
          </button>
        ) : (
          <a key={option.value} href={option.href} aria-current={isCurrent ? 'true' : undefined} className={classes}>
            {option.label}
          </a>
        )
      })}
    </fieldset>
  )
}

export interface SegmentedToggleProps {
  label: string
  value: string
  options: readonly { value: string; label: string; href?: string }[]
  onChange?: (value: string) => void
  className?: string
}
