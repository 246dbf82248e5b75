/**
 * Puts a popover below what opened it with their right edges in line, or above it where there is no room; it scrolls with
 * the page. To be called before it is shown, so that it shows in its place: `height` is about what it will take.
 */
export function placeBelow({ style }: HTMLElement, opener: HTMLElement, height: number): void {
  const { top, bottom, right } = opener.getBoundingClientRect()
  const isAbove = bottom + height > innerHeight && top > height
  style.inset = 'auto'
  style.right = `${Math.max(4, document.documentElement.clientWidth - right)}px`
  style.top = `${scrollY + (isAbove ? top - 4 : bottom + 4)}px`
  style.translate = isAbove ? '0 -100%' : ''
}
