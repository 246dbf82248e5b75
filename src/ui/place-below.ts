/**
 * Positions a popover below its opener with aligned right edges, or above it if there is no room, within the page's sides; it scrolls with
 * the page. Call it before the popover is shown: `size` is its expected size in pixels.
 */
export function placeBelow({ style }: HTMLElement, opener: HTMLElement, size: { width: number; height: number }): void {
  const { top, bottom, right } = opener.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const isAbove = bottom + size.height > innerHeight && top > size.height
  style.inset = 'auto'
  style.right = `${Math.max(edge, Math.min(clientWidth - right, clientWidth - size.width - edge))}px`
  style.top = `${scrollY + (isAbove ? top - edge : bottom + edge)}px`
  style.translate = isAbove ? '0 -100%' : ''
}

const edge = 4
