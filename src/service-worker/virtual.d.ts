/** What the build tells the worker, see `src/build/service-worker.ts`. */
declare module 'virtual:site-build' {
  /** Another one for every build that differs in anything. */
  export const version: string
  /** Files with a hash in their names, below the site's own address: `_astro/App.CivztssU.js`. */
  export const files: readonly string[]
  /** Pages that stand in for others: `offline` where nothing else can be shown, shells by their path. */
  export const documents: Readonly<Record<string, string>>
  /** Lists of snapshots; empty where there are none. */
  export const lists: readonly string[]
}

/** Events of workers: the project's types are those of pages. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown
}
