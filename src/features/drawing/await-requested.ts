import type { ReadableAtom } from 'nanostores'
import { isEarly } from '../../client/early-answers.ts'
import { apiUrl } from '../../client/urls.ts'
import { hasProgress, isLoading, type Loadable, resource } from '../../stores/resource.ts'
import type { Ask, Calls } from '../screen/calls.ts'
import { soon } from './soon.ts'

/**
 * Waits for those of a screen's calls that its shell has asked for (`src/layouts/early-calls.ts`) or that the tab keeps the
 * answers of, up to the first that is neither. `follow` is given the stores of these calls.
 */
export async function awaitRequested(
  calls: Calls | null,
  follow: ($state: ReadableAtom<unknown>) => void,
): Promise<void> {
  const notRequested = new Error('Nobody has asked for that yet.')
  const ask: Ask = async (name, parameters) => {
    const url = apiUrl(name, parameters)
    const { $state } = resource(name, parameters)
    // The shell asks for it with the same answer as we do, and may be about to.
    if (isLoading($state.get()) && !isEarly(url)) await new Promise<void>(soon)
    if (isLoading($state.get()) && !isEarly(url)) throw notRequested
    follow($state)
    const state = await settled($state)
    return state.status === 'ready' ? state.data : undefined
  }
  await calls?.(ask).catch((error) => {
    if (error !== notRequested) throw error
  })
}

/** The first state of a call in which there is something to show. */
function settled<T>($state: ReadableAtom<Loadable<T>>): Promise<Loadable<T>> {
  return new Promise((resolve) => {
    const stop = $state.listen(check)
    function check(state: Loadable<T>) {
      if (isLoading(state) && !hasProgress(state)) return
      stop()
      resolve(state)
    }
    check($state.get())
  })
}
