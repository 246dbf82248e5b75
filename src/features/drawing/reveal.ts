/**
 * Has the browser lay out a screen part by part, each once the one before it is painted: in between a slow phone hears its
 * reader. In the HTML of a page `src/layouts/Below.astro` does that.
 */
import { afterPaint } from '../../ui/after-paint.ts'

/** How many elements come together, once there is something to read. */
const elementsAtOnce = 150

/** A screen that has just come: its head first, then what is below that. */
export function revealAtFirst(screen: Element): void {
  revealAfter([...(screen.firstElementChild?.children ?? [])].slice(1))
}

/** What stands further down (`ui/Later.tsx`): items of lists, and what is in boxes that are none. */
export function revealBelow(screen: Element): void {
  const below = [...screen.querySelectorAll('[data-below]:not([data-below] *)')]
  const parts = below.flatMap((one) => (one.classList.contains('contents') ? [...one.children] : [one]))
  revealAfter(parts.slice(countAtOnce(parts)))
}

function revealAfter(parts: readonly Element[]) {
  for (const part of parts) part.setAttribute('data-waits', '')
  if (parts.length > 0) afterPaint(() => revealSome(parts))
}

function revealSome(parts: readonly Element[]) {
  const count = countAtOnce(parts)
  for (const part of parts.slice(0, count)) part.removeAttribute('data-waits')
  if (count < parts.length) afterPaint(() => revealSome(parts.slice(count)))
}

/** How many of the parts come next: one at least. */
function countAtOnce(parts: readonly Element[]): number {
  let elements = 0
  const last = parts.findIndex((part) => {
    elements += 1 + part.getElementsByTagName('*').length
    return elements >= elementsAtOnce
  })
  return last < 0 ? parts.length : last + 1
}
