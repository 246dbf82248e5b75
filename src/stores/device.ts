/** What happens on this device while a page is open: how far imports are, and what there is to say of it. */
import { atom, type ReadableAtom } from 'nanostores'
import { noteDeviceLeagues } from '../client/device-leagues.ts'
import { askEngine, hasEngine, onEngineEvent } from '../client/engine.ts'
import type { ImportProgress } from '../contract/progress.ts'
import type { EngineEvent } from '../engine/protocol.ts'

type Progress = ImportProgress['progress']

const progressByLeague = atom<ReadonlyMap<number, Progress>>(new Map())
const notes = atom<readonly string[]>([])

/** How far the imports are that run now, by ESPN's league id. */
export const $deviceProgress: ReadableAtom<ReadonlyMap<number, Progress>> = progressByLeague
/** Sentences for the reader, the newest last. */
export const $deviceNotes: ReadableAtom<readonly string[]> = notes

if (hasEngine) onEngineEvent(take)

function take(event: EngineEvent): void {
  if (event.kind === 'note') {
    notes.set([...notes.get().filter((note) => note !== event.message), event.message])
  } else if (event.kind === 'progress') {
    const next = new Map(progressByLeague.get())
    if (event.progress) next.set(event.espnLeagueId, event.progress)
    else next.delete(event.espnLeagueId)
    progressByLeague.set(next)
  } else noteList()
}

/** The home page lists the leagues of this device without an engine. */
function noteList(): void {
  askEngine('call', { name: 'leagues', parameters: { limit: '50' } })
    .then(({ json }) => noteDeviceLeagues(json))
    .catch(() => {
      // It stays as it was.
    })
}
