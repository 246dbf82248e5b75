/** The state of one call for a component; null parameters ask nothing. */
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
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
  return { ...useStore($state), reload }
}

function find<N extends EndpointName>(name: N, parameters: CallParameters<N>): Resource<Lenient<Answer<N>>> {
  if (typeof window !== 'undefined') return resource(name, parameters)
  const seed = pageAnswer(callUrl(name, parameters))
  return seed ? { $state: atom(toLoadable<Lenient<Answer<N>>>(seed)), reload() {}, outdate() {} } : idle
}

/** Pages are built without asking anybody: what the page did not name is loading. */
const idle: Resource<never> = {
  $state: atom<Loadable<never>>({ status: 'loading', progress: null }),
  reload() {},
  outdate() {},
}
