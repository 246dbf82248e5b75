import { type ComponentType, lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { drawing, useDrawing } from '../stores/drawing.ts'
import { useStandsInHtml } from '../stores/use-stands-in-html.ts'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'

/** How far below the screen a part may be when it is loaded at once, and how long others leave the network to what is above. */
const ahead = '400px'
const laterMilliseconds = 500

/**
 * A part far down a screen whose script is not loaded with the screen's own but a moment later, or at once where the reader
 * is near. In the HTML of a page it stands at once, for which the build needs it beforehand (`drawn`):
 *
 *     const Story = latePart(loadStory, import.meta.env.SSR ? await loadStory() : null)
 *
 * Where the script cannot be had, the part is left out; one that stands in the HTML stays there without what acts.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  drawn: ComponentType<P> | null,
): ComponentType<P> {
  const Drawn = drawn ?? lazy(() => load().then(asDefault, () => asDefault<P>(() => null)))
  const TakenOver = drawn ?? lazy(() => load().then(asDefault, forEver))

  /** For screens that are drawn without React, once its script is there. */
  let loaded = drawn
  const loadForDrawing = async () => {
    loaded = await load().catch(() => () => null)
  }

  return function LatePart(props: P) {
    const standsInHtml = useStandsInHtml()
    const isLeftOut = useIsLeftOut(loadForDrawing, loaded === null)
    const [isDue, setDue] = useState(standsInHtml && !isLeftOut)
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (!place.current) return
      const show = () => startTransition(() => setDue(true))
      const timer = setTimeout(show, laterMilliseconds)
      const observer = new IntersectionObserver(
        (seen) => {
          if (seen.some(({ isIntersecting }) => isIntersecting)) show()
        },
        { rootMargin: ahead },
      )
      observer.observe(place.current)
      return () => {
        clearTimeout(timer)
        observer.disconnect()
      }
    }, [])
    const [Part] = useState(() => loaded ?? (standsInHtml ? TakenOver : Drawn))
    if (!isDue) {
      return (
        <div ref={place}>
          <Space />
        </div>
      )
    }
    return (
      <Suspense fallback={<Space />}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** Whether the part is left out where there is no React, or was where React takes over: its script was not there yet. */
function useIsLeftOut(load: () => Promise<void>, isMissing: boolean): boolean {
  if (isMissing) drawing()?.lateScripts.add(load)
  return useDrawing()?.lateScripts.has(load) ?? false
}

const Space = () => (
  <SkeletonGroup label="Loading the rest of the screen">
    <Skeleton className="h-96" />
  </SkeletonGroup>
)
const asDefault = <P,>(Part: ComponentType<P>) => ({ default: Part })
/** React leaves the HTML of what is still loading as it is. */
const forEver = () => new Promise<never>(() => {})
