import type { AwardIconName } from './award-icons.ts'

/** Lines in a box of 24 by 24. */
const lines: Readonly<Record<AwardIconName, string>> = {
  peak: 'M3 19 9 8l4 6 2-3 6 8zM9 8V3m0 0 4 1.500L9 6',
  steady: 'M3 12h18M3 7h18M3 17h18M7 12v.01M12 12v.01M17 12v.01',
  swing: 'M2 12h3l3-8 5 16 3-10 2 2h4',
  medal: 'M8.500 3 12 9l3.500-6M12 21a6 6 0 1 0 0-12 6 6 0 0 0 0 12m0-8.500v5',
  run: 'M4 4v4h6v5h6v5h4M4 20v-4h6v-3',
  rocket:
    'M12 2c3 2.500 4.500 6 4.500 9.500L14.500 16h-5l-2-4.500C7.500 8 9 4.500 12 2m0 7.500v.01M7.500 12 5 15l1 4 3.500-3M16.500 12l2.500 3-1 4-3.500-3M12 18.500V22',
  slump: 'M3 5l6 6 4-3 7 9m0-5v5h-5',
  ticket: 'M3 8V6h18v3a3 3 0 0 0 0 6v3H3v-3a3 3 0 0 0 0-6zM14 6v2m0 3v2m0 3v2',
  first: 'M4 21V4m0 0h13l-3 4 3 4H4m16 4-4 4m0-4 4 4',
  target: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18m0-4a5 5 0 1 0 0-10 5 5 0 0 0 0 10m0-5v.01',
  door: 'M6 21V3h12v18M3 21h18M14 12v.01',
  crack:
    'M12 20 4.500 12.500a4.700 4.700 0 0 1 6.700-6.600L12 6.700l.8-.8a4.700 4.700 0 0 1 6.700 6.600zM12 7l-2 3.500 3.500 2L11.500 16',
  star: 'm12 3 2.800 5.700 6.200.9-4.500 4.400 1.100 6.200L12 17.300l-5.600 2.900 1.100-6.200L3 9.600l6.200-.9z',
}

/** Decorative: the award's title stands beside it. */
export function AwardIcon({ name, className = '' }: { name: AwardIconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      data-icon={name}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={lines[name]} />
    </svg>
  )
}
