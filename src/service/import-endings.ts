/** How imports ended a moment ago, so that a failure is repeated and no season that does not exist is imported for ever. */
import type { DomainError } from '../domain/errors.ts'
import { type LeagueRef, nameLeague } from '../domain/identity.ts'
import type { WantedImport } from './import-season.ts'

export interface Ending {
  error: DomainError
  hasFailed: boolean
}

/** One import has a name for each of the ways in which its season is wanted. */
export function nameImport(wanted: WantedImport): string {
  const { season, next, until } = wanted
  return `${nameLeague(wanted)}/${season ?? (next ? `after-${next.after}` : 'newest')}/${until}`
}

/** `elapsed`: see `monotonic`. */
export function createImportEndings(elapsed: () => number) {
  const endings = new Map<string, Ending & { wanted: WantedImport; until: number }>()

  /** Removes outdated endings, so that a client which requests many missing leagues does not fill the memory. */
  function dropOld(): void {
    for (const [name, { until }] of endings) if (until <= elapsed()) endings.delete(name)
  }

  return {
    add(name: string, wanted: WantedImport, ending: Ending, rememberFor: number): void {
      dropOld()
      endings.set(name, { ...ending, wanted, until: elapsed() + rememberFor })
    },
    /** Null where none of this name did. */
    recent(wanted: WantedImport): Ending | null {
      dropOld()
      return endings.get(nameImport(wanted)) ?? null
    },
    /** Why seasons of these ids could not be read lately, by year. */
    refusals(leagues: readonly LeagueRef[]): ReadonlyMap<number, string> {
      dropOld()
      const names = new Set(leagues.map(nameLeague))
      return new Map(
        [...endings.values()].flatMap(({ wanted, error, hasFailed }) =>
          hasFailed && wanted.season !== null && names.has(nameLeague(wanted))
            ? [[wanted.season, error.readerMessage]]
            : [],
        ),
      )
    },
  }
}
