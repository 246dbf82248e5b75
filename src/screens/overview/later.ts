/** Parts of the overview that load after the standings, and follow a tap on their columns. */
import { deferred } from '../../ui/deferred.ts'
import { laterPart } from '../../ui/later-parts.tsx'

const loadBelow = () => import('./below.ts')

export const DefendingLine = laterPart(async () => ({ default: (await loadBelow()).DefendingLine }))
export const FrontPage = deferred(laterPart(async () => ({ default: (await loadBelow()).FrontPage })))
export const HistoryLine = deferred(laterPart(async () => ({ default: (await loadBelow()).HistoryLine })))
export const LastPlace = laterPart(async () => ({ default: (await loadBelow()).LastPlace }))
export const LeagueSummarySection = deferred(
  laterPart(async () => ({ default: (await loadBelow()).LeagueSummarySection })),
)
export const Order = laterPart(async () => ({ default: (await loadBelow()).Order }))
export const PlayoffOdds = deferred(laterPart(async () => ({ default: (await loadBelow()).PlayoffOdds })))
export const SeasonStory = deferred(laterPart(async () => ({ default: (await loadBelow()).SeasonStory })))
