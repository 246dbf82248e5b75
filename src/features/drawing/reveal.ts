/**
 * Has the browser lay out a screen part by part, each once the one before it is painted: in between a slow phone hears its
 * reader.
 */
import { afterPaint } from '../../ui/after-paint.ts'

/** How many elements come together, once there is something to read. */
const elementsAtOnce = 150

/** A screen that has just come: its head first, then what is below that. */
export function revealAtFirst(screen: Element): void {
  const parts = [...(screen.firstElementChild?.children ?? [])].slice(1)
  hide(parts)
  if (parts.length > 0) afterPaint(() => revealSome(parts))
}

/**
 * What stands further down (`ui/Later.tsx`): items of lists, and what is in boxes that are none. What is marked within such a
 * part is a part of its own, and comes after it. What has `stood` there before stays.
 */
export function revealBelow(screen: Element, stood: ReadonlySet<Element>): void {
  const below = [...partsBelow(screen)].filter((one) => !stood.has(one))
  const parts = below.flatMap((one) => (one.classList.contains('contents') ? [...one.children] : [one]))
  hide(parts)
  revealSome(parts)
}

/** What stands in the screen now of what is marked as further down. */
export function partsBelow(screen: Element): ReadonlySet<Element> {
  return new Set(screen.querySelectorAll('[data-below]'))
}

function hide(parts: readonly Element[]) {
  for (const part of parts) part.setAttribute('data-waits', '')
}

function revealSome(parts: readonly Element[]) {
  const count = countAtOnce(parts)
  for (const part of parts.slice(0, count)) part.removeAttribute('data-waits')
  if (count < parts.length) afterPaint(() => revealSome(parts.slice(count)))
}

/** How many of the parts come next: one at least. What waits within a part is counted when it comes. */
function countAtOnce(parts: readonly Element[]): number {
  let elements = 0
  const last = parts.findIndex((part) => {
    const waiting = part.querySelectorAll(':scope [data-waits], :scope [data-waits] *').length
    elements += 1 + part.getElementsByTagName('*').length - waiting
    return elements >= elementsAtOnce
  })
  return last < 0 ? parts.length : last + 1
}
