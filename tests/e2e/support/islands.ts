import { islandsAtOnce } from '../../../src/contract/islands.ts'

/** Selector of the islands that are hydrated without being scrolled to. */
export const islandsOnTheirOwn = `:is(${islandsAtOnce}, astro-island[client=idle])`
