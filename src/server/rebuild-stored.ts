/** The store of this machine, in which a damaged season is rebuilt without a request to a host. */
import { demoSeasons } from '../hosts/demo/index.ts'
import { openHosts } from '../hosts/index.ts'
import { type RebuildOptions, rebuildDamaged } from '../service/rebuild-damaged.ts'
import type { LeagueStore } from '../storage/league-store.ts'

export function rebuildStored(
  store: LeagueStore,
  { log, now = Date.now }: Pick<RebuildOptions, 'log'> & { now?: () => number },
): LeagueStore {
  const hosts = openHosts({ espn: {}, sleeper: {} })
  return rebuildDamaged(store, { hosts, loadDemo: async () => demoSeasons, log, now })
}
