/** The state of one call for a component; null parameters ask nothing. */
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { Lenient } from '../client/lenient.ts'
import type { Answer } from '../contract/answers/index.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { type Loadable, type Resource, resource } from './resource.ts'

export type ResourceState<T> = Loadable<T> & { reload: () => void }

export function useResource<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N> | null,
): ResourceState<Lenient<Answer<N>>> {
  // Pages are built without data: what is asked for is asked for in the browser.
  const asked = parameters && typeof window !== 'undefined'
  const { $state, reload } = asked ? resource(name, parameters) : (idle as Resource<Lenient<Answer<N>>>)
  return { ...useStore($state), reload }
}

const idle: Resource<never> = { $state: atom<Loadable<never>>({ status: 'loading', progress: null }), reload() {} }
