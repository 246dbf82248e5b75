/** Scrolls a horizontal strip, and nothing else, so that an item is in its middle. */
export function scrollToMiddle(strip: HTMLElement, item: Element | null | undefined): void {
  if (!(item instanceof HTMLElement)) return
  strip.scrollLeft = item.offsetLeft + item.offsetWidth / 2 - strip.clientWidth / 2
}
