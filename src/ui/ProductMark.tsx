import { rem } from './css-lengths.ts'

/** The product's logo: a football in a field's green. */
export function ProductMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" width={rem(size)} height={rem(size)} className="shrink-0">
      <rect width="32" height="32" rx="7" fill="var(--accent)" />
      <path d="M6 23.5C6 14 14 6 23.5 6H26v2.5C26 18 18 26 8.5 26H6z" fill="var(--surface)" />
      <path
        d="M10.5 21.5l11-11M12.5 16.5l3 3M15.5 13.5l3 3"
        stroke="var(--accent)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  )
}
