/**
 * Parts of the overview that load after the standings, and follow a tap on their columns: those of every season as one file, of which the
 * last part is in every overview.
 */
import type { ComponentType } from 'react'
import { deferred } from '../../ui/deferred.ts'
import { idlePart, laterPart, orNothing, preloadable } from '../../ui/later-parts.tsx'

type File = typeof import('./around-standings.ts')
type Lines = typeof import('./HistoryLines.tsx')

const load = <Props>(choose: (file: File) => ComponentType<Props>) => {
  return async () => ({ default: choose(await import('./around-standings.ts')) })
}

/** The lines around the table have no room for a message: the last part has one for all. */
const part = <Props extends object>(choose: (file: File) => ComponentType<Props>) => laterPart(orNothing(load(choose)))

/** They need the league's history, which no HTML has. */
const line = <Props extends object>(choose: (file: Lines) => ComponentType<Props>) =>
  idlePart(orNothing(async () => ({ default: choose(await import('./HistoryLines.tsx')) })))

export const OverviewParts = {
  DefendingLine: line((file) => file.DefendingLine),
  OverviewFront: deferred(part((file) => file.OverviewFront)),
  HistoryLine: deferred(line((file) => file.HistoryLine)),
  LastPlace: line((file) => file.LastPlace),
  // Of the reader's team only, which no HTML knows.
  OwnLineupAlarm: deferred(
    preloadable(
      orNothing(async () => ({ default: (await import('../../parts/team/LineupAlarm.tsx')).OwnLineupAlarm })),
    ),
  ),
  Order: part((file) => file.Order),
  PlayoffOdds: deferred(
    laterPart(
      orNothing(async () => ({ default: (await import('./PlayoffOdds.tsx')).PlayoffOdds })),
      '#playoff-odds',
    ),
  ),
  SeasonStory: deferred(part((file) => file.SeasonStory)),
  LeagueSummarySection: deferred(laterPart(load((file) => file.LeagueSummarySection))),
}
