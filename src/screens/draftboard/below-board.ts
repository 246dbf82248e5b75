/** What follows the board of the newest season: one chunk, one request. */

export { FuturePicks } from './FuturePicks.tsx'
export { Keepers } from './Keepers.tsx'
export { LeagueTendencies } from './LeagueTendencies.tsx'
