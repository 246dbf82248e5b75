/** Parts of the overview that load after the standings, and follow a tap on their columns. The last one is in every overview. */
import { deferred } from '../../ui/deferred.ts'
import { partsOfFile } from '../../ui/later-parts.tsx'

const below = partsOfFile(() => import('./below.ts'))

export const DefendingLine = below((file) => file.DefendingLine)
export const FrontPage = deferred(below((file) => file.FrontPage))
export const HistoryLine = deferred(below((file) => file.HistoryLine))
export const LastPlace = below((file) => file.LastPlace)
export const Order = below((file) => file.Order)
export const PlayoffOdds = deferred(below((file) => file.PlayoffOdds))
export const SeasonStory = deferred(below((file) => file.SeasonStory))
export const LeagueSummarySection = deferred(below((file) => file.LeagueSummarySection, { says: true }))
