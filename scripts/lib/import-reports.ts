/** What commands say of imports, and what these stored. */
import { DomainError } from '../../src/domain/errors.ts'
import { describeLeague, type LeagueKey } from '../../src/domain/identity.ts'
import type { LeagueSeason } from '../../src/domain/league-season.ts'
import { notAtHost } from '../../src/handlers/resolve-season.ts'
import type { ServiceOptions } from '../../src/service/service.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'

/** For a service whose imports are those of a command: whoever waits is told, and a mistake of ours is shown with its stack. */
export function reportTo(print: (line: string) => void): Pick<ServiceOptions<unknown>, 'onWait' | 'onFailure'> {
  return {
    onWait: (wanted) => print(`Another import of ${describeLeague(wanted)} is running; waiting for it.`),
    onFailure: (message, cause) => cause instanceof DomainError || console.error(message, cause),
  }
}

/** The season that was just imported. */
export async function readImported(store: LeagueStore, key: LeagueKey): Promise<LeagueSeason> {
  const season = await store.read(key)
  if (!season) throw notAtHost(key)
  return season
}
