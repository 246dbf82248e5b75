/** Shaded backgrounds of a table's cells, from much worse to much better. */

/** Steps from much worse to much better; 0 is neutral. */
export type Ground = -3 | -2 | -1 | 0 | 1 | 2 | 3

/** The class of each ground. */
export const groundClasses: Readonly<Record<Ground, string>> = {
  [-3]: 'bg-[color-mix(in_srgb,var(--worse)_38%,var(--paper))]',
  [-2]: 'bg-[color-mix(in_srgb,var(--worse)_22%,var(--paper))]',
  [-1]: 'bg-[color-mix(in_srgb,var(--worse)_10%,var(--paper))]',
  0: 'bg-raised',
  1: 'bg-[color-mix(in_srgb,var(--better)_10%,var(--paper))]',
  2: 'bg-[color-mix(in_srgb,var(--better)_22%,var(--paper))]',
  3: 'bg-[color-mix(in_srgb,var(--better)_38%,var(--paper))]',
}

/** `share` from −1, much worse, to 1, much better. */
export function groundOf(share: number): Ground {
  const steps: readonly Ground[] = [-3, -2, -1, 0, 1, 2, 3]
  return steps[Math.round(Math.max(-1, Math.min(1, share)) * 3) + 3] ?? 0
}
