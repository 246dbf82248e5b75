import { Select } from './Select.tsx'

/** A filter by number; the first option clears it. */
export function FilterSelect({ label, all, value, options, onChange, className }: FilterSelectProps) {
  return (
    <Select
      label={label}
      isLabelHidden
      value={value === null ? '' : String(value)}
      options={[{ value: '', label: all }, ...options.map((option) => ({ ...option, value: String(option.value) }))]}
      onChange={(text) => onChange(text === '' ? null : Number(text))}
      className={className}
    />
  )
}

interface FilterSelectProps {
  /** For screen readers: "Team". */
  label: string
  /** The option that clears the filter: "All Teams". */
  all: string
  value: number | null
  options: readonly { value: number; label: string }[]
  onChange: (value: number | null) => void
  className?: string
}
