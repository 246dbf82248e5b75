/** Asks for a week before it is opened, so that it is there when it is. */
import { type Resource, resource } from '../../stores/resource.ts'

/** What has been asked for before is not asked for again; a failure is left to whoever opens the week. */
export function prefetchWeek(teamId: number, week: number): void {
  keepUntilThere(resource('weeklyRoster', { id: teamId, week }))
  keepUntilThere(resource('startSitAnalysis', { id: teamId, week }))
}

/** A call that nobody waits for is aborted, so somebody does. */
function keepUntilThere<T>({ $state }: Resource<T>): void {
  if ($state.get().status === 'ready') return
  const stop = $state.listen(({ status }) => {
    if (status !== 'loading') stop()
  })
}
