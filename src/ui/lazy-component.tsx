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
  const part: Part<P> = { key, loaded: null, waiting: lazy(load) as unknown as ComponentType<P> }
  const ask = async () => {
    part.loaded ??= (await load()).default
  }
  loaders.set(key, ask)
  return Object.assign((given: P) => <LazyPart part={part} given={given} />, { load: ask })
}

interface Part<P> {
  key: string
  loaded: ComponentType<P> | null
  waiting: ComponentType<P>
}

function LazyPart<P extends object>({ part, given }: { part: Part<P>; given: P }) {
  drawn?.add(part.key)
  // Chosen once: a component must not become another one while it is shown.
  const [Shown] = useState<ComponentType<P>>(() => part.loaded ?? part.waiting)
  return <Shown {...given} />
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
