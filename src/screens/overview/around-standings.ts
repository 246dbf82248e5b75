/** What is around the standings: one chunk, one request. */

export { LeagueSummarySection } from './LeagueSummarySection.tsx'
export { Order } from './Order.tsx'
export { OverviewFront } from './OverviewFront.tsx'
export { SeasonStory } from './SeasonStory.tsx'
