import { normalizePosition } from '../domain/vocabulary.ts'
import { classNames } from './class-names.ts'

/** A position's letters on its hue; IDP and unknown positions are neutral. */
export function PositionBadge({ position, className }: { position: string | null; className?: string }) {
  if (!position?.trim()) return null
  const letters = normalizePosition(position)
  return (
    <span
      className={classNames(
        'tint inline-block min-w-9 shrink-0 whitespace-nowrap rounded-sm px-1.5 text-center font-semibold text-sm',
        positionText(letters),
        className,
      )}
    >
      {letters}
    </span>
  )
}

/** Class of a position's text color. */
export function positionText(position: string): string {
  const letters = normalizePosition(position)
  return Object.hasOwn(textColors, letters) ? (textColors[letters] ?? 'text-muted') : 'text-muted'
}

/** CSS color of a position, for drawings. */
export function positionColor(position: string): string {
  const letters = normalizePosition(position)
  return Object.hasOwn(textColors, letters)
    ? `var(--${letters === 'D/ST' ? 'dst' : letters.toLowerCase()})`
    : 'var(--muted)'
}

const textColors: Record<string, string> = {
  QB: 'text-qb',
  RB: 'text-rb',
  WR: 'text-wr',
  TE: 'text-te',
  K: 'text-k',
  'D/ST': 'text-dst',
}
