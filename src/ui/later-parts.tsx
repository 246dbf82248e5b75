import { type ComponentType, lazy, useState } from 'react'

type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component whose code loads on demand, or before with `preload`. Once it is loaded it renders at once: React shows what a `lazy`
 * component replaces for 300 ms at least.
 */
export function preloadable<Props extends object>(load: LoadPart<Props>) {
  let loaded: ComponentType<Props> | null = null
  const preload = async () => {
    const part = await load()
    loaded = part.default
    return part
  }
  const Lazy = lazy(preload) as unknown as ComponentType<Props>
  function Part(props: Props) {
    // It stays the same component while it is mounted.
    const [Shown] = useState(() => loaded ?? Lazy)
    return <Shown {...props} />
  }
  return Object.assign(Part, { preload })
}

const loaders: (() => Promise<unknown>)[] = []

/** A component for `Later` whose code loads on demand. */
export function laterPart<Props extends object>(load: LoadPart<Props>): ComponentType<Props> {
  const part = preloadable(load)
  loaders.push(part.preload)
  return part
}

let loadedParts: Promise<unknown> | null = null

/** Loads the parts of a page that has them in its HTML. Without it hydration would request them one after the other. */
export function loadParts(): Promise<unknown> {
  loadedParts ??= Promise.allSettled(loaders.map((load) => load()))
  return loadedParts
}
