/** Handlers over all seasons that use those of a season. A browser loads them on demand. */
import { handleProof } from './proof.ts'
import { handleWeekly } from './weekly.ts'

export const weeklyHandlers = { weekly: handleWeekly, proof: handleProof }
