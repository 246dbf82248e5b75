/** What other screens know of the team: one chunk, one request. */

export { AwardsPart } from './AwardsPart.tsx'
export { MovesPart } from './MovesPart.tsx'
export { RecordPart } from './RecordPart.tsx'
