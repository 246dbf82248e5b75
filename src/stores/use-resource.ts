/** The state of one call for a component; null parameters ask nothing. */
import { atom, type ReadableAtom } from 'nanostores'
import { startTransition, useEffect, useState } from 'react'
import type { Lenient } from '../client/lenient.ts'
import { callUrl } from '../client/urls.ts'
import type { Answer } from '../contract/answers/index.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { pageAnswer } from './page-answers.ts'
import { type Loadable, type Resource, resource, toLoadable } from './resource.ts'

export type ResourceState<T> = Loadable<T> & { reload: () => void }

export function useResource<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N> | null,
): ResourceState<Lenient<Answer<N>>> {
  const { $state, reload } = parameters ? find(name, parameters) : idle
  return { ...useInSlices($state), reload }
}

/**
 * What a store holds. What comes later is drawn in slices of a few milliseconds, so that a page full of answers never
 * blocks a phone for long.
 */
function useInSlices<T>($state: ReadableAtom<T>): T {
  const [shown, show] = useState({ $state, value: $state.get() })
  useEffect(() => $state.subscribe((value) => startTransition(() => show({ $state, value }))), [$state])
  return shown.$state === $state ? shown.value : $state.get()
}

function find<N extends EndpointName>(name: N, parameters: CallParameters<N>): Resource<Lenient<Answer<N>>> {
  if (typeof window !== 'undefined') return resource(name, parameters)
  const seed = pageAnswer(callUrl(name, parameters))
  return seed ? { $state: atom(toLoadable<Lenient<Answer<N>>>(seed)), reload() {}, outdate() {}, take() {} } : idle
}

/** Pages are built without asking anybody: what the page did not name is loading. */
const idle: Resource<never> = {
  $state: atom<Loadable<never>>({ status: 'loading', progress: null }),
  reload() {},
  outdate() {},
  take() {},
}
