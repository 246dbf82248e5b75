/** What a page with games loads once it is idle: one chunk, one request. */

export { PairRecord } from '../history/PairRecord.tsx'
export { MatchupPanel } from './MatchupPanel.tsx'
