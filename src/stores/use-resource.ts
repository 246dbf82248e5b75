/** The state of one call for a component. */
import { atom, type ReadableAtom } from 'nanostores'
import { startTransition, useEffect, useState } from 'react'
import type { Lenient } from '../client/lenient.ts'
import { callUrl } from '../client/urls.ts'
import type { Answer } from '../contract/answers/index.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { drawing, useDrawing } from './drawing.ts'
import { pageAnswer } from './page-answers.ts'
import { type Loadable, type Resource, resource, toLoadable } from './resource.ts'
import { useStandsInHtml } from './use-stands-in-html.ts'

export type ResourceState<T> = Loadable<T> & { reload: () => void }

/** Null parameters ask nothing. `isAhead`: the screen shows nothing of it, and is shown before it is asked for. */
export function useResource<N extends EndpointName>(
  name: N,
  parameters: CallParameters<N> | null,
  { isAhead = false }: { isAhead?: boolean } = {},
): ResourceState<Lenient<Answer<N>>> {
  const found = parameters ? find(name, parameters) : idle
  // To look at what a store holds is to ask for it.
  const isLeftAlone = drawing() !== null && isAhead
  if (parameters) noteRead(found.$state, isAhead)
  return { ...useInSlices<Lenient<Answer<N>>>(isLeftAlone ? idle : found), reload: found.reload }
}

/**
 * What a store holds. What comes later is drawn in slices of a few milliseconds, so that a page full of answers never
 * blocks a phone for long.
 */
function useInSlices<T>(found: Resource<T>): Loadable<T> {
  const { $state } = found
  const [shown, show] = useState({ $state, value: useBeginning(found) })
  useEffect(() => $state.subscribe((value) => startTransition(() => show({ $state, value }))), [$state])
  return shown.$state === $state ? shown.value : $state.get()
}

/** What a component begins with: the value that its drawing or the page's HTML has, also where React takes that over. */
function useBeginning<T>({ $state, built }: Resource<T>): Loadable<T> {
  const drawn = useDrawing()?.read
  const standsInHtml = useStandsInHtml()
  if (drawn?.has($state)) return drawn.get($state) as Loadable<T>
  return (standsInHtml && built) || $state.get()
}

/** All of a drawing shows the same state of a call, however long it takes. */
function noteRead($state: ReadableAtom<unknown>, isAhead: boolean) {
  const { read, askedAhead } = drawing() ?? {}
  if (isAhead) askedAhead?.add($state)
  else if (!read?.has($state)) read?.set($state, $state.get())
}

function find<N extends EndpointName>(name: N, parameters: CallParameters<N>): Resource<Lenient<Answer<N>>> {
  if (typeof window !== 'undefined') return resource(name, parameters)
  const seed = pageAnswer(callUrl(name, parameters))
  return seed ? { ...idle, $state: atom(toLoadable<Lenient<Answer<N>>>(seed)) } : idle
}

/** Pages are built without asking anybody: what the page did not name is loading. */
const idle: Resource<never> = {
  $state: atom<Loadable<never>>({ status: 'loading', progress: null }),
  reload() {},
  outdate() {},
  take() {},
  built: null,
}
