/** The width of a chart's frame. */
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Width in pixels for which a chart is rendered in the HTML, that of a small phone; until it is hydrated, styles enlarge it. */
const phoneWidth = 296

const frames = new Map<Element, (width: number) => void>()
let observer: ResizeObserver | null = null

/**
 * Width of the element in pixels, followed as it changes where `isWanted`. One observer has all charts: it reports the widths that the browser
 * has worked out anyway, before it paints, and all charts are rendered in one go.
 */
export function useWidth(isWanted: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(phoneWidth)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !isWanted) return
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

function reportWidths(entries: ResizeObserverEntry[]): void {
  // Rendered before the browser paints, so that nothing moves.
  flushSync(() => {
    for (const { target, contentRect } of entries) frames.get(target)?.(Math.floor(contentRect.width))
  })
}
