import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from './Button.tsx'
import { Message } from './Message.tsx'
import { useIdle } from './use-idle.ts'

type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>

/** The code of a part did not load. */
class PartNotLoaded extends Error {}

/**
 * A component whose code loads on demand, or before with `preload`. Once it is loaded it renders at once: React shows what a `lazy`
 * component replaces for 300 ms at least. If its code does not load, a message with a retry is in its place; `frame` puts it into a
 * dialog, and then also reports errors of the part itself.
 */
export function preloadable<Props extends object>(
  load: LoadPart<Props>,
  frame?: (props: Props, problem: ReactNode) => ReactNode,
) {
  let loaded: ComponentType<Props> | null = null
  async function preload() {
    try {
      const part = await load()
      loaded = part.default
      return part
    } catch (cause) {
      throw new PartNotLoaded('Couldn’t load this part of the page.', { cause })
    }
  }
  const Lazy = lazy(preload) as unknown as ComponentType<Props>
  function Current(props: Props) {
    // It stays the same component while it is mounted.
    const [Shown] = useState(() => loaded ?? Lazy)
    return <Shown {...props} />
  }
  function Part(props: Props) {
    return (
      <PartBoundary frame={frame && ((problem) => frame(props, problem))}>
        <Current {...props} />
      </PartBoundary>
    )
  }
  return Object.assign(Part, {
    /** Failures are reported where the part is rendered. */
    preload: () => preload().then(ignore, ignore),
  })
}

const ignore = () => {}

/** For a part that is not missed, or whose failure another part reports: if its code does not load, nothing is in its place. */
export function orNothing<Props>(load: LoadPart<Props>): LoadPart<Props> {
  return () => load().catch(() => ({ default: Nothing }))
}

const Nothing = () => null

interface PartBoundaryProps {
  frame?: (problem: ReactNode) => ReactNode
  children: ReactNode
}

class PartBoundary extends Component<PartBoundaryProps> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    const { frame, children } = this.props
    if (error === null) return children
    // The page is about to reload (`src/layouts/ReloadOnce.astro`).
    if (document.documentElement.dataset.reloading !== undefined) return null
    if (!frame && !(error instanceof PartNotLoaded)) throw error
    const problem = (
      <Message
        tone="error"
        level={3}
        text={(error instanceof Error && error.message) || 'Something went wrong.'}
        detail={error instanceof PartNotLoaded ? 'Check your connection and try again.' : undefined}
        className="py-4"
      >
        <Button onClick={retry}>Try again</Button>
      </Message>
    )
    return frame ? frame(problem) : problem
  }
}

/** Browsers, and React's `lazy`, remember that a script failed until the page is loaded again. Offline the page stays. */
function retry() {
  if (navigator.onLine) location.reload()
}

/** A component that no built HTML has, and no reader waits for: its code loads once the page is idle. */
export function idlePart<Props extends object>(load: LoadPart<Props>): ComponentType<Props> {
  const Part = preloadable(load)
  return function IdlePart(props: Props) {
    const isIdle = useIdle(true)
    if (!isIdle) return null
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}

const loaders: (() => Promise<unknown> | undefined)[] = []

/**
 * A component for `Later` whose code loads on demand. `place`: a selector of what it renders, if only some pages have it; the others do not
 * load it before they are hydrated.
 */
export function laterPart<Props extends object>(load: LoadPart<Props>, place?: string): ComponentType<Props> {
  const part = preloadable(load)
  loaders.push(() => (place === undefined || document.querySelector(place) ? part.preload() : undefined))
  return part
}

let loadedParts: Promise<unknown> | null = null

/** Loads the parts of a page that has them in its HTML. Without it hydration would request them one after the other. */
export function loadParts(): Promise<unknown> {
  loadedParts ??= Promise.all(loaders.map((load) => load()))
  return loadedParts
}
