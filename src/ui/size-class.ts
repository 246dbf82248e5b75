/**
 * Widths and heights of icons and marks by class: a page has a hundred of them, each with its two attributes otherwise. They
 * grow with the page's font, which is larger on the widest screens.
 */
const sizeClasses = {
  14: 'size-3.5',
  16: 'size-4',
  18: 'size-4.5',
  20: 'size-5',
  22: 'size-5.5',
  24: 'size-6',
  26: 'size-6.5',
  28: 'size-7',
  32: 'size-8',
  36: 'size-9',
  40: 'size-10',
  56: 'size-14',
  64: 'size-16',
  240: 'size-60',
} as const

/** Pixels where the page's font has its usual size. */
export type Size = keyof typeof sizeClasses

export const sizeClass = (size: Size): string => sizeClasses[size]
