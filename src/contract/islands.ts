/** When Astro loads an island, by the directive in its `client` attribute. Until it is hydrated it has the attribute `ssr`. */

/** Their scripts are requested with the page. */
export const loadAtOnce: readonly string[] = ['load', 'only']

/** Selector of the islands that load at once: the page is incomplete without them. */
export const islandsAtOnce = `astro-island:is(${loadAtOnce.map((name) => `[client=${name}]`).join(', ')})`
