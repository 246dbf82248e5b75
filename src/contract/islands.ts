/** When Astro loads an island, by the directive in its `client` attribute. Until it is hydrated it has the attribute `ssr`. */

/** Their scripts are requested with the page. */
export const loadAtOnce: readonly string[] = ['load', 'only']

const selectIslands = (directives: readonly string[]) =>
  `astro-island:is(${directives.map((name) => `[client=${name}]`).join(', ')})`

/** Selector of the islands that load at once: the page is incomplete without them. */
export const islandsAtOnce = selectIslands(loadAtOnce)

/** Selector of the islands that are hydrated without being scrolled to. */
export const islandsOnTheirOwn = selectIslands([...loadAtOnce, 'idle'])
