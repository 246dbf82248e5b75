import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>

const loaders: (() => Promise<unknown>)[] = []

/** A component for `Later` whose code loads on demand. */
export function laterPart<Props>(load: LoadPart<Props>): LazyExoticComponent<ComponentType<Props>> {
  loaders.push(load)
  return lazy(load)
}

let loaded: Promise<unknown> | null = null

/** Loads the parts of a page that has them in its HTML. Without it hydration would request them one after the other. */
export function loadParts(): Promise<unknown> {
  loaded ??= Promise.allSettled(loaders.map((load) => load()))
  return loaded
}
