/** Which leagues are stored, and how much space they take. */

import type { StoredLeague } from '../contract/stored-leagues.ts'
import { nameLeague } from '../domain/identity.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import { seasonKey } from '../storage/stored-keys.ts'

/**
 * The league that was viewed last comes first; its name is that of its newest season that can be read. Damaged ones are listed, too, so that they can be
 * removed.
 */
export async function listLeagues(store: LeagueStore): Promise<StoredLeague[]> {
  const uses = new Map((await store.uses.list()).map((use) => [seasonKey('uses', use), use]))
  const leagues: StoredLeague[] = []
  const listed = new Set<string>()
  for (const key of await store.keys()) {
    if (listed.has(nameLeague(key))) continue
    const card = await store.card(key).catch(() => null)
    const { host, leagueId } = key
    const seasons = await store.seasonsOf(key).catch(() => [key])
    for (const one of seasons) listed.add(nameLeague(one))
    const used = seasons.flatMap((one) => uses.get(seasonKey('uses', one)) ?? [])
    leagues.push({
      host,
      leagueId,
      name: card?.summary.name ?? null,
      source: card?.source ?? null,
      asOf: card?.asOf ?? null,
      seasons: seasons.map(({ season }) => season),
      leagueIds: [...new Set([leagueId, ...seasons.map((one) => one.leagueId)])],
      usedAt: used.reduce((latest, { usedAt }) => (usedAt > latest ? usedAt : latest), ''),
      bytes: used.reduce((sum, { bytes }) => sum + bytes, 0),
    })
  }
  return leagues.sort((a, b) => (a.usedAt < b.usedAt ? 1 : -1))
}
