/** The state of one call for a component; null parameters ask nothing. */
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { Lenient } from '../client/lenient.ts'
import { callUrl } from '../client/urls.ts'
import type { Answer } from '../contract/answers/index.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { seededAnswer } from './page-seed.ts'
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
  const url = callUrl(name, parameters)
  recorded?.set(url, { url, name, parameters })
  const seed = seededAnswer(url)
  return seed ? { $state: atom(toLoadable<Lenient<Answer<N>>>(seed)), reload() {} } : idle
}

/** Pages are built without asking anybody: what was not planted is loading. */
const idle: Resource<never> = { $state: atom<Loadable<never>>({ status: 'loading', progress: null }), reload() {} }

/** A call that a page makes while it is built. */
export interface RecordedCall {
  url: string
  name: EndpointName
  parameters: Readonly<Record<string, unknown>>
}

let recorded: Map<string, RecordedCall> | null = null

/** Runs `draw` and tells which calls its components make. For building pages: in a browser nothing is recorded. */
export function recordCalls<T>(draw: () => T): { result: T; calls: RecordedCall[] } {
  const calls = new Map<string, RecordedCall>()
  recorded = calls
  try {
    return { result: draw(), calls: [...calls.values()] }
  } finally {
    recorded = null
  }
}
