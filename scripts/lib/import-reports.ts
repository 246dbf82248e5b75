/** Messages of commands about imports, and the imported season. */
import { DomainError } from '../../src/domain/errors.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import { describeLeague, type LeagueKey } from '../../src/domain/identity.ts'
import { notAtHost } from '../../src/handlers/resolve-season.ts'
import type { ServiceOptions } from '../../src/service/service.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'

/** Callbacks for a service whose imports belong to a command: prints waiting for another import, and internal errors with their stack. */
export function reportTo(print: (line: string) => void): Pick<ServiceOptions<unknown>, 'onWait' | 'onFailure'> {
  return {
    onWait: (wanted) => print(`Another import of ${describeLeague(wanted)} is running; waiting for it.`),
    onFailure: (message, cause) => cause instanceof DomainError || console.error(message, cause),
  }
}

/** The season that was just imported. */
export async function readImported(store: LeagueStore, key: LeagueKey): Promise<HostSeason> {
  const season = await store.read(key)
  if (!season) throw notAtHost(key)
  return season
}
