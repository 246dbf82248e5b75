/**
 * What a prerendered page was built from. It stands in the page as JSON, so that the browser takes over what it shows
 * without asking for anything: the answers by their address, and the scripts without which it could not draw them.
 */
import { bringFrozenSeasons } from '../client/frozen.ts'
import type { FrozenSeason } from '../contract/snapshot.ts'

export interface PageSeed {
  /** The season that the page is of; null for pages that belong to no league. */
  season: FrozenSeason | null
  /** All frozen seasons of the page's league; empty for pages that belong to no league. */
  seasons: readonly FrozenSeason[]
  answers: Record<string, SeededAnswer>
  /** Keys of the components that the page shows and that have a script of their own, outer ones first. */
  parts: readonly string[]
}

export type SeededAnswer = { data: unknown; season?: FrozenSeason } | { failure: { status: number; detail: string } }

/** Id of the script element that holds the seed. */
export const seedElement = 'page-seed'

const seeded = new Map<string, SeededAnswer>()
let parts: readonly string[] = []

/** Makes a page's answers known to the stores. */
export function plantSeed(seed: Omit<PageSeed, 'parts'>): void {
  bringFrozenSeasons(seed.seasons, seed.season)
  for (const [url, answer] of Object.entries(seed.answers)) seeded.set(url, answer)
}

export function seededAnswer(url: string): SeededAnswer | undefined {
  return seeded.get(url)
}

/** Components that the page shows, to be loaded before it is taken over. */
export function seededParts(): readonly string[] {
  return parts
}

/** Forgets what earlier pages of a build were made of. */
export function clearSeeds(): void {
  seeded.clear()
}

const element = typeof document === 'undefined' ? null : document.getElementById(seedElement)
if (element) {
  const seed = JSON.parse(element.textContent) as PageSeed
  plantSeed(seed)
  parts = seed.parts
}
