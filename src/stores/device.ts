/** What happens on this device while a page is open: how far imports are, and what there is to say of it. */
import { atom, type ReadableAtom } from 'nanostores'
import { cacheDeviceLeagues } from '../client/device-leagues.ts'
import { callEngine, hasEngine, onEngineEvent } from '../client/engine.ts'
import type { ImportProgress } from '../contract/progress.ts'
import type { EngineEvent } from '../engine/protocol.ts'

type Progress = ImportProgress['progress']

const progressByLeague = atom<ReadonlyMap<number, Progress>>(new Map())
const failureByLeague = atom<ReadonlyMap<number, string>>(new Map())
const notes = atom<readonly string[]>([])

/** How far the imports are that run now, by ESPN's league id. */
export const $deviceProgress: ReadableAtom<ReadonlyMap<number, Progress>> = progressByLeague
/** What went wrong with the last import, in words, by ESPN's league id; nothing while another one runs. */
export const $deviceFailures: ReadableAtom<ReadonlyMap<number, string>> = failureByLeague
/** Sentences for the reader, the newest last. */
export const $deviceNotes: ReadableAtom<readonly string[]> = notes

if (hasEngine) onEngineEvent(handleEvent)

function handleEvent(event: EngineEvent): void {
  if (event.kind === 'note') {
    notes.set([...notes.get().filter((note) => note !== event.message), event.message])
  } else if (event.kind === 'progress') {
    const { espnLeagueId, progress } = event
    progressByLeague.set(changed(progressByLeague.get(), espnLeagueId, progress))
    failureByLeague.set(changed(failureByLeague.get(), espnLeagueId, progress ? null : event.failure))
  } else refreshDeviceList()
}

/** The map with this value, or without one. */
function changed<T>(map: ReadonlyMap<number, T>, key: number, value: T | null): ReadonlyMap<number, T> {
  if (value === null && !map.has(key)) return map
  const next = new Map(map)
  if (value === null) next.delete(key)
  else next.set(key, value)
  return next
}

/** The home page lists the leagues of this device without an engine. */
function refreshDeviceList(): void {
  callEngine('call', { name: 'leagues', parameters: { limit: '50' } })
    .then(({ json }) => cacheDeviceLeagues(json))
    .catch(() => {
      // It stays as it was.
    })
}
