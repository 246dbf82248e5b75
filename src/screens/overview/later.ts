/** Parts of the overview that load after the standings as one file, and follow a tap on their columns. The last one is in every overview. */
import type { ComponentType } from 'react'
import { deferred } from '../../ui/deferred.ts'
import { laterPart, orNothing } from '../../ui/later-parts.tsx'

type File = typeof import('./around-standings.ts')

const load = <Props>(choose: (file: File) => ComponentType<Props>) => {
  return async () => ({ default: choose(await import('./around-standings.ts')) })
}

/** The lines around the table have no room for a message: the last part has one for all. */
const part = <Props extends object>(choose: (file: File) => ComponentType<Props>) => laterPart(orNothing(load(choose)))

export const OverviewParts = {
  DefendingLine: part((file) => file.DefendingLine),
  OverviewFront: deferred(part((file) => file.OverviewFront)),
  HistoryLine: deferred(part((file) => file.HistoryLine)),
  LastPlace: part((file) => file.LastPlace),
  OwnLineupAlarm: deferred(part((file) => file.OwnLineupAlarm)),
  Order: part((file) => file.Order),
  PlayoffOdds: deferred(part((file) => file.PlayoffOdds)),
  SeasonStory: deferred(part((file) => file.SeasonStory)),
  LeagueSummarySection: deferred(laterPart(load((file) => file.LeagueSummarySection))),
}
