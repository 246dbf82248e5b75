/** A length that grows with the page's font, which is larger on the widest screens. `pixels` where it has its usual size. */
export function inRem(pixels: number): string {
  return `${pixels / 16}rem`
}
