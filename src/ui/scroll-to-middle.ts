/** Scrolls only a horizontal strip, to center an item. */
export function scrollToMiddle(strip: HTMLElement, item: Element | null | undefined): void {
  if (!(item instanceof HTMLElement)) return
  strip.scrollLeft = item.offsetLeft + item.offsetWidth / 2 - strip.clientWidth / 2
}
