/** What is around the standings: one chunk, one request. */

export { OwnLineupAlarm } from '../../parts/team/LineupAlarm.tsx'
export { DefendingLine, HistoryLine, LastPlace } from './HistoryLines.tsx'
export { LeagueSummarySection } from './LeagueSummarySection.tsx'
export { Order } from './Order.tsx'
export { OverviewFront } from './OverviewFront.tsx'
export { PlayoffOdds } from './PlayoffOdds.tsx'
export { SeasonStory } from './SeasonStory.tsx'
