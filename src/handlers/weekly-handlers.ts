/** The handler of the weekly, which uses all others. A browser loads it on demand. */
import { handleWeekly } from './weekly.ts'

export const weeklyHandlers = { weekly: handleWeekly }
