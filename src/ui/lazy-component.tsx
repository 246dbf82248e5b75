/**
 * Components with a script of their own. Unlike React's own `lazy`, one that is loaded already is drawn at once: so a
 * page can be built with its content, and taken over without showing a placeholder in between.
 */
import { type ComponentType, lazy, useState } from 'react'

export type LazyComponent<P> = ComponentType<P> & {
  /** Asks for the script; the same one that drawing it waits for. */
  load: () => Promise<void>
}

type Module<P> = { default: ComponentType<P> }

const loaders = new Map<string, () => Promise<void>>()
let drawn: Set<string> | null = null

/** `key` is the module's path below `src/`: the build names the script of a page's components by it. */
export function lazyComponent<P extends object>(key: string, load: () => Promise<Module<P>>): LazyComponent<P> {
  let loaded: ComponentType<P> | null = null
  const Waiting = lazy(load) as unknown as ComponentType<P>
  const ask = async () => {
    loaded ??= (await load()).default
  }
  loaders.set(key, ask)
  const Component = (props: P) => {
    drawn?.add(key)
    // Chosen once: a component must not become another one while it is shown.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Waiting)
    return <Shown {...props} />
  }
  return Object.assign(Component, { load: ask })
}

/** Loads components in turn, as an outer one brings the inner ones along. Unknown ones are left to whoever draws them. */
export async function loadComponents(keys: readonly string[]): Promise<void> {
  for (const key of keys) await loaders.get(key)?.()
}

/** Runs `draw` and tells which lazy components it drew, outer ones first. */
export function recordComponents<T>(draw: () => T): { result: T; keys: string[] } {
  const before = drawn
  const keys = new Set<string>()
  drawn = keys
  try {
    return { result: draw(), keys: [...keys] }
  } finally {
    drawn = before
  }
}
