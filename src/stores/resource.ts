/**
 * What was asked of the API: one store an address, so that nothing is asked for twice while a page is open. A store
 * that nobody looks at any more before its answer came aborts the call.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores'
import { call } from '../client/call.ts'
import { CallFailure } from '../client/call-failure.ts'
import { hasEngine, onEngineEvent } from '../client/engine.ts'
import type { Lenient } from '../client/lenient.ts'
import { keepSessionAnswer, readSessionAnswer } from '../client/session-answers.ts'
import type { CallOptions } from '../client/source.ts'
import { apiBase, callUrl } from '../client/urls.ts'
import type { Answer } from '../contract/answers/index.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { ImportProgress } from '../contract/progress.ts'
import type { SnapshotSeason } from '../contract/snapshot.ts'
import type { EngineOrigin } from '../engine/protocol.ts'
import { type PageAnswer, pageAnswer } from './page-answers.ts'
import { noteSaved } from './saved-answers.ts'
import { whenOnline } from './when-online.ts'

export type Loadable<T> =
  | { status: 'loading'; progress: ImportProgress['progress'] | null }
  /** `snapshot`: the season's, where the data comes from it. `origin`: where the engine of this browser has it from. */
  | { status: 'ready'; data: T; snapshot?: SnapshotSeason; origin?: EngineOrigin }
  | { status: 'failed'; failure: CallFailure }

export const isLoading = (state: unknown) => (state as Loadable<unknown>).status === 'loading'
export const hasFailed = (state: unknown) => (state as Loadable<unknown>).status === 'failed'
/** Whether a league is being read that nobody knew before. */
export const hasProgress = (state: unknown) => isLoading(state) && (state as { progress: unknown }).progress !== null

export interface Resource<T> {
  $state: ReadableAtom<Loadable<T>>
  /** Asks again; what was shown stays until the answer is there, unless it was a failure. */
  reload(): void
  /** What the engine reads from changed: its answers are asked for again, now or when somebody looks. */
  outdate(): void
  /** What the page was built with, known only now: it is shown where there is nothing yet, as the page shows it. */
  take(seed: PageAnswer): void
  /** What the page's HTML shows of it; null where it was not built with it. */
  readonly built: Loadable<T> | null
}

const resources = new Map<string, Resource<unknown>>()
const maxResources = 300

if (hasEngine) {
  onEngineEvent(({ kind }) => {
    if (kind === 'changed') for (const { outdate } of resources.values()) outdate()
  })
}

/** The store of one call. The same parameters give the same store. */
export function resource<N extends EndpointName>(name: N, parameters: CallParameters<N>): Resource<Lenient<Answer<N>>> {
  const url = callUrl(name, parameters)
  const known = resources.get(url)
  if (known) return known as Resource<Lenient<Answer<N>>>
  const page = pageAnswer(url)
  const made = createResource<Lenient<Answer<N>>>({
    load: (options) => call(name, parameters, options),
    page,
    kept: page ? undefined : keptAnswer(name, url),
    keep: (data) => {
      if (isKept(name)) keepSessionAnswer(url, data)
    },
  })
  if (resources.size >= maxResources) forgetOldest()
  resources.set(url, made)
  return made
}

/** Tells the store of a call, where another part of the page asked first, what the page was built with. */
export function takePageAnswer(url: string, seed: PageAnswer): void {
  resources.get(url)?.take(seed)
}

/** A league that a server is still reading. */
const isPartial = (data: unknown) => (data as { is_partial?: unknown } | null)?.is_partial === true

/** The list of leagues grows while somebody opens one; whole seasons are files to be saved. */
const isKept = (name: EndpointName) => name !== 'leagues' && name !== 'wholeSeason'

function keptAnswer(name: EndpointName, url: string): PageAnswer | undefined {
  const kept = isKept(name) ? readSessionAnswer(url) : undefined
  return kept && { data: kept.data, keptAt: new Date(kept.at).toISOString() }
}

interface Loading<T> {
  load: (options: CallOptions) => Promise<T>
  /** What the page was built with, else what this session has kept. */
  page: PageAnswer | undefined
  kept: PageAnswer | undefined
  /** Told of answers that the API gave just now. */
  keep: (data: T) => void
}

function createResource<T>({ load, page, kept, keep }: Loading<T>): Resource<T> {
  const seed = page ?? kept
  let built = page ? toLoadable<T>(page) : null
  const $state = atom<Loadable<T>>(built ?? (kept ? toLoadable<T>(kept) : { status: 'loading', progress: null }))
  const keptAt = seed && 'data' in seed ? seed.keptAt : undefined
  let current: AbortController | null = null
  /** Whether what is shown is what the page was built with. */
  let isSeed = seed !== undefined
  /** Whether there is nothing to ask. */
  let isSettled = seed !== undefined && !mayBeOutdated(seed)

  async function start() {
    current?.abort()
    const controller = new AbortController()
    current = controller
    const shown = $state.get()
    if (shown.status !== 'ready') $state.set({ status: 'loading', progress: null })
    let snapshot: SnapshotSeason | undefined
    let savedAt: string | null = null
    let origin = null as EngineOrigin | null
    try {
      const data = await load({
        signal: controller.signal,
        onSnapshot: (season) => {
          snapshot = season
        },
        onSaved: (at) => {
          savedAt = at
        },
        onOrigin: (found) => {
          origin = found
        },
        onProgress: (progress) => {
          if (current === controller && $state.get().status !== 'ready') $state.set({ status: 'loading', progress })
        },
      })
      if (current !== controller) return
      if (!isShown($state.get(), data, origin))
        $state.set({ status: 'ready', data, snapshot, ...(origin && { origin }) })
      isSeed = false
      isSettled = savedAt === null
      if (savedAt === null && !snapshot && !origin && !isPartial(data)) keep(data)
      noteSaved($state, savedAt)
    } catch (error) {
      if (current !== controller) return
      isSettled = false
      // What the page was built with is better than no page.
      if (!(isSeed && $state.get().status === 'ready')) $state.set({ status: 'failed', failure: toFailure(error) })
    } finally {
      if (current === controller) current = null
    }
  }

  /** The network is back: what could not be had of it is asked for again. */
  function askAgain() {
    const shown = $state.get()
    const isRefused = shown.status === 'failed' && !canBeHad(shown.failure)
    if (!isSettled && !isRefused && !current) start()
  }

  onMount($state, () => {
    if (!isSettled) start()
    // Online it is as good as new.
    if (keptAt && !navigator.onLine) noteSaved($state, keptAt)
    const stop = whenOnline(askAgain)
    return () => {
      stop()
      noteSaved($state, null)
      current?.abort()
      current = null
    }
  })

  function outdate() {
    const shown = $state.get()
    const isOfEngine = shown.status === 'ready' ? shown.origin : shown.status === 'failed' && canBeHad(shown.failure)
    if (!isOfEngine) return
    isSettled = false
    if ($state.lc > 0) start()
  }

  function take(given: PageAnswer) {
    built = toLoadable<T>(given)
    if ($state.get().status === 'ready') return
    isSeed = true
    $state.set(built)
  }

  return {
    $state,
    reload: start,
    outdate,
    take,
    get built() {
      return built
    },
  }
}

/** What was answered with a refusal stays refused. */
const canBeHad = ({ reason }: CallFailure) => reason !== 'answered'

/** Whether the engine said just what is shown already: then nothing is to be drawn again. */
function isShown<T>(shown: Loadable<T>, data: T, origin: EngineOrigin | null): boolean {
  return shown.status === 'ready' && shown.data === data && origin !== null && shown.origin?.asOf === origin.asOf
}

export function toLoadable<T>(seed: PageAnswer): Loadable<T> {
  if ('data' in seed) return { status: 'ready', data: seed.data as T, snapshot: seed.season }
  return { status: 'failed', failure: new CallFailure(seed.failure.status, seed.failure.detail) }
}

/** A season that is being played, and the list of leagues, may have moved on since the page was built. */
function mayBeOutdated(seed: PageAnswer): boolean {
  return (apiBase !== null || hasEngine) && 'data' in seed && !seed.keptAt && seed.season?.through_week !== null
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
