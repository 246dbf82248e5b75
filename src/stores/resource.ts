/**
 * What was asked of the API: one store an address, so that nothing is asked for twice while a page is open. A store
 * that nobody looks at any more before its answer came aborts the call.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores'
import { call } from '../client/call.ts'
import { CallFailure } from '../client/call-failure.ts'
import type { Lenient } from '../client/lenient.ts'
import { callUrl } from '../client/urls.ts'
import type { Answer } from '../contract/answers/index.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { ImportProgress } from '../contract/progress.ts'

export type Loadable<T> =
  | { status: 'loading'; progress: ImportProgress['progress'] | null }
  | { status: 'ready'; data: T }
  | { status: 'failed'; failure: CallFailure }

export interface Resource<T> {
  $state: ReadableAtom<Loadable<T>>
  /** Asks again; what was shown stays until the answer is there, unless it was a failure. */
  reload(): void
}

const resources = new Map<string, Resource<unknown>>()
const mostResources = 300

/** The store of one call. The same parameters give the same store. */
export function resource<N extends EndpointName>(name: N, parameters: CallParameters<N>): Resource<Lenient<Answer<N>>> {
  const url = callUrl(name, parameters)
  const known = resources.get(url)
  if (known) return known as Resource<Lenient<Answer<N>>>
  const made = createResource<Lenient<Answer<N>>>((options) => call(name, parameters, options))
  if (resources.size >= mostResources) forgetOldest()
  resources.set(url, made)
  return made
}

function createResource<T>(
  load: (options: { signal: AbortSignal; onProgress: (progress: ImportProgress['progress']) => void }) => Promise<T>,
): Resource<T> {
  const $state = atom<Loadable<T>>({ status: 'loading', progress: null })
  let current: AbortController | null = null

  async function start() {
    current?.abort()
    const controller = new AbortController()
    current = controller
    if ($state.get().status !== 'ready') $state.set({ status: 'loading', progress: null })
    try {
      const data = await load({
        signal: controller.signal,
        onProgress: (progress) => {
          if (current === controller) $state.set({ status: 'loading', progress })
        },
      })
      if (current === controller) $state.set({ status: 'ready', data })
    } catch (error) {
      if (current === controller) $state.set({ status: 'failed', failure: toFailure(error) })
    } finally {
      if (current === controller) current = null
    }
  }

  onMount($state, () => {
    if ($state.get().status !== 'ready') start()
    return () => {
      current?.abort()
      current = null
    }
  })

  return { $state, reload: start }
}

function toFailure(error: unknown): CallFailure {
  return error instanceof CallFailure ? error : new CallFailure(0, '', { cause: error })
}

function forgetOldest() {
  for (const [url, { $state }] of resources) {
    if ($state.lc === 0) {
      resources.delete(url)
      return
    }
  }
}
