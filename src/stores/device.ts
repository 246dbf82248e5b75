/** Events on this device while a page is open: progress and failures of imports, and notes for the reader. */
import { atom, type ReadableAtom } from 'nanostores'
import { cacheDeviceLeagues } from '../client/device-leagues.ts'
import { callEngine, keepsFiles, onEngineEvent } from '../client/engine.ts'
import { cacheFileLeagues } from '../client/private-leagues.ts'
import { isLeagueOfPage } from '../client/site-base.ts'
import type { ImportProgress } from '../contract/progress.ts'
import { nameLeague } from '../domain/identity.ts'
import type { EngineEvent } from '../engine/protocol.ts'

type Progress = ImportProgress['progress']

const progressByLeague = atom<ReadonlyMap<string, Progress>>(new Map())
const failureByLeague = atom<ReadonlyMap<string, string>>(new Map())
const notes = atom<readonly string[]>([])

/** Progress of running imports, by `nameLeague`. */
export const $deviceProgress: ReadableAtom<ReadonlyMap<string, Progress>> = progressByLeague
/** Message of the last import's failure, by `nameLeague`; absent while another import runs. */
export const $deviceFailures: ReadableAtom<ReadonlyMap<string, string>> = failureByLeague
/** Sentences for the reader, newest last. */
export const $deviceNotes: ReadableAtom<readonly string[]> = notes

if (keepsFiles) onEngineEvent(handleEvent)

function handleEvent(event: EngineEvent): void {
  if (event.kind === 'note') {
    addNote(event.message)
  } else if (event.kind === 'progress') {
    const { progress } = event
    const league = nameLeague(event)
    progressByLeague.set(changed(progressByLeague.get(), league, progress))
    failureByLeague.set(changed(failureByLeague.get(), league, progress ? null : event.failure))
  } else {
    if (event.kind === 'returned') progressByLeague.set(new Map())
    if (event.kind === 'removed' && isLeagueOfPage(event)) addNote('Another tab removed this league from this device.')
    refreshDeviceLists().catch(() => {
      // The cached lists stay as they were.
    })
  }
}

function addNote(message: string): void {
  notes.set([...notes.get().filter((note) => note !== message), message])
}

/** The map with this value, or without the key. */
function changed<T>(map: ReadonlyMap<string, T>, key: string, value: T | null): ReadonlyMap<string, T> {
  if (value === null && !map.has(key)) return map
  const next = new Map(map)
  if (value === null) next.delete(key)
  else next.set(key, value)
  return next
}

/** Caches which leagues are on this device, and which of them from files, so that pages need not start the engine to know. */
export async function refreshDeviceLists(): Promise<void> {
  const [[json], leagues] = await callEngine((engine) =>
    Promise.all([engine.call({ name: 'leagues', parameters: { limit: '50' } }), engine.list()]),
  )
  cacheDeviceLeagues(json)
  cacheFileLeagues(leagues)
}
