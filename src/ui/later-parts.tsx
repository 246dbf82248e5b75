import { Component, type ComponentType, lazy, type ReactNode, useState, useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'
import { Message } from './Message.tsx'

type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>

/** The code of a part did not load. */
class PartNotLoaded extends Error {}

/**
 * A component whose code loads on demand, or before with `preload`. Once it is loaded it renders at once: React shows what a `lazy`
 * component replaces for 300 ms at least. If its code does not load, a message with a retry is in its place; `frame` puts it into a
 * dialog, and then also reports errors of the part itself; nothing is in its place where it `isSilent`.
 */
export function preloadable<Props extends object>(
  load: LoadPart<Props>,
  frame?: (props: Props, problem: ReactNode) => ReactNode,
  isSilent = false,
) {
  let loaded: ComponentType<Props> | null = null
  let Lazy = lazyPart()
  async function preload() {
    try {
      const part = await load()
      loaded = part.default
      return part
    } catch (cause) {
      throw new PartNotLoaded('Couldn’t load this part of the page.', { cause })
    }
  }
  async function loadAgain() {
    // React never loads one again that has failed.
    Lazy = lazyPart()
    await preload()
  }
  function lazyPart() {
    return lazy(preload) as unknown as ComponentType<Props>
  }
  function Current(props: Props) {
    // It stays the same component while it is mounted.
    const [Shown] = useState(() => loaded ?? Lazy)
    return <Shown {...props} />
  }
  function Part(props: Props) {
    return (
      <PartBoundary loadAgain={loadAgain} frame={frame && ((problem) => frame(props, problem))} isSilent={isSilent}>
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

/** For `frame`: nobody misses the part. */
export const withoutIt = () => null

interface PartBoundaryProps {
  loadAgain: () => Promise<void>
  frame?: (problem: ReactNode) => ReactNode
  isSilent: boolean
  children: ReactNode
}

class PartBoundary extends Component<PartBoundaryProps> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  /** Some browsers remember that a script failed until the page is loaded again. */
  async retry() {
    await this.props.loadAgain().catch(() => navigator.onLine && location.reload())
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    const { frame, isSilent, children } = this.props
    if (error === null) return children
    // The page is about to reload (`src/layouts/ReloadOnce.astro`).
    if (document.documentElement.dataset.reloading !== undefined) return null
    if (!frame && !(error instanceof PartNotLoaded)) throw error
    if (isSilent) return null
    const problem = (
      <Message
        tone="error"
        level={3}
        text={(error instanceof Error && error.message) || 'Something went wrong.'}
        detail={error instanceof PartNotLoaded ? 'Check your connection and try again.' : undefined}
        className="py-4"
      >
        <Button onClick={() => this.retry()}>Try again</Button>
      </Message>
    )
    return frame ? frame(problem) : problem
  }
}

const loaders: (() => Promise<unknown>)[] = []

/** A component for `Later` whose code loads on demand. */
export function laterPart<Props extends object>(load: LoadPart<Props>): ComponentType<Props> {
  const part = preloadable(load)
  loaders.push(part.preload)
  return part
}

/**
 * Components for `Later` whose code is one file. Where it does not load, the one that `says` so has the message with a retry, which
 * renders all of them; the others have no room for it.
 */
export function partsOfFile<File>(load: () => Promise<File>) {
  const preloads: (() => Promise<unknown>)[] = []
  const listeners = new Set<() => void>()
  let hasFailed = false
  let attempt = 0
  async function loadFile(): Promise<File> {
    try {
      const file = await load()
      if (hasFailed) await renderAgain()
      return file
    } catch (cause) {
      hasFailed = true
      throw cause
    }
  }
  async function renderAgain() {
    hasFailed = false
    await Promise.all(preloads.map((preload) => preload()))
    attempt++
    for (const listener of listeners) listener()
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return function choosePart<Props extends object>(
    choose: (file: File) => ComponentType<Props>,
    { says = false } = {},
  ): ComponentType<Props> {
    const Part = preloadable(async () => ({ default: choose(await loadFile()) }), undefined, !says)
    preloads.push(Part.preload)
    loaders.push(Part.preload)
    return function PartOfFile(props: Props) {
      const shown = useSyncExternalStore(subscribe, () => attempt, firstAttempt)
      return <Part key={shown} {...props} />
    }
  }
}

const firstAttempt = () => 0

let loadedParts: Promise<unknown> | null = null

/** Loads the parts of a page that has them in its HTML. Without it hydration would request them one after the other. */
export function loadParts(): Promise<unknown> {
  loadedParts ??= Promise.all(loaders.map((load) => load()))
  return loadedParts
}
