/** Asks for a week before it is opened, so that it is there when it is. */
import { type Resource, resource } from '../../stores/resource.ts'

/** Two weeks with two calls each: whoever moves on quickly leaves no more behind than that. */
const mostWaiting = 4
/** Stops waiting for a call; the one that was asked for first comes first. */
const waiting = new Map<object, () => void>()

/** What has been asked for before is not asked for again; a failure is left to whoever opens the week. */
export function prefetchWeek(teamId: number, week: number): void {
  keepUntilThere(resource('weeklyRoster', { id: teamId, week }))
  keepUntilThere(resource('startSitAnalysis', { id: teamId, week }))
}

/** A call that nobody waits for is aborted, so somebody does, until others are wanted more. */
function keepUntilThere<T>({ $state }: Resource<T>): void {
  if ($state.get().status === 'ready' || waiting.has($state)) return
  const unlisten = $state.listen(({ status }) => {
    if (status !== 'loading') stop()
  })
  function stop() {
    waiting.delete($state)
    unlisten()
  }
  waiting.set($state, stop)
  for (const [, stopOldest] of waiting) {
    if (waiting.size <= mostWaiting) break
    stopOldest()
  }
}
