import { roundTo } from '../domain/rounding.ts'

/** A share (0 to 1) as a CSS length: "50%". */
export function cssPercent(share: number): string {
  return `${roundTo(100 * share, 2)}%`
}

/**
 * Pixels at the default font size as `rem`: the length grows with the page's font, which is larger on the widest screens.
 */
export const rem = (pixels: number): string => `${pixels / 16}rem`
