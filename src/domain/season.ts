/** A league season as everything after `judgeSeason` sees it. */

export type { HostSeason as Season } from './host-season.ts'
export * from './host-season.ts'
