/** What is around the standings: one chunk, one request. */
export { DefendingLine } from './DefendingLine.tsx'
export { FrontPage } from './FrontPage.tsx'
export { HistoryLine } from './HistoryLine.tsx'
export { LastPlace } from './LastPlace.tsx'
export { LeagueSummarySection } from './LeagueSummarySection.tsx'
export { Order } from './Order.tsx'
export { PlayoffOdds } from './PlayoffOdds.tsx'
export { SeasonStory } from './SeasonStory.tsx'
