import {
  type ComponentType,
  lazy,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Skeleton } from './Skeleton.tsx'

/** How far below the screen a part may be when it is loaded. */
const ahead = '400px'

/**
 * What stands far down a screen, with a script of its own that is loaded once the reader comes near it. In the HTML of a
 * page it stands at once: `drawn` is the part itself there, which browsers do not have (`import.meta.env.SSR ? await load() : null`). A part whose script cannot be had is left out.
 */
export function nearSight<P extends object>(
  load: () => Promise<ComponentType<P>>,
  drawn: ComponentType<P> | null,
): ComponentType<P> {
  const Part = drawn ?? lazy(() => load().then(asDefault, () => asDefault<P>(() => null)))

  return function NearSight(props: P) {
    const isInHtml = useSyncExternalStore(subscribe, inBrowser, inHtml)
    const [isNear, setNear] = useState(isInHtml)
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (!place.current) return
      const observer = new IntersectionObserver(
        (seen) => seen.some(({ isIntersecting }) => isIntersecting) && startTransition(() => setNear(true)),
        { rootMargin: ahead },
      )
      observer.observe(place.current)
      return () => observer.disconnect()
    }, [])
    if (!isNear && !isInHtml) {
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

const Space = () => <Skeleton className="h-96" />
const asDefault = <P,>(Part: ComponentType<P>) => ({ default: Part })

const subscribe = () => () => {}
const inBrowser = () => false
const inHtml = () => true
