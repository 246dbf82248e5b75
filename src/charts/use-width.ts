/** The width of a chart's frame. */
import { useLayoutEffect, useRef, useState } from 'react'

/** Chart width in the built HTML in pixels, that of a small phone. Until hydration, styles enlarge the chart. */
const phoneWidth = 296

const frames = new Map<Element, (width: number) => void>()
let observer: ResizeObserver | null = null

/**
 * Width of the element in pixels, updated if `isWanted`. It is read before the first paint, so nothing moves. All charts of a render are
 * read together, and one observer watches them: it reports one in a closed fold once that opens. Reading that one earlier would lay out the
 * whole fold.
 */
export function useWidth(isWanted: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(phoneWidth)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !isWanted) return
    if (!isFolded(element)) setWidth(element.clientWidth)
    frames.set(element, setWidth)
    observer ??= new ResizeObserver(reportWidths)
    observer.observe(element)
    return () => {
      frames.delete(element)
      observer?.unobserve(element)
    }
  }, [isWanted])
  return [ref, width] as const
}

/** Wider screens show what phones fold, and no summary. */
function isFolded(element: Element): boolean {
  return element.closest('details:not([open])')?.querySelector('summary')?.checkVisibility() === true
}

function reportWidths(entries: ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries) frames.get(target)?.(Math.floor(contentRect.width))
}
