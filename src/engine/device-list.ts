/** Which leagues are on the device, and how much space they take. */
import { type LeagueRef, nameLeague } from '../domain/identity.ts'
import type { SeasonSource } from '../storage/league-store.ts'
import type { DeviceStore } from './device-store.ts'

/** A league by the id of its newest season. */
export interface DeviceLeague extends LeagueRef {
  name: string
  source: SeasonSource
  /** Newest first. */
  seasons: number[]
  /** When the newest response of its newest season was saved, ISO 8601; null where unknown. */
  asOf: string | null
  /** When it was last viewed, ISO 8601. */
  usedAt: string
  bytes: number
}

/** The league that was viewed last comes first; its name is that of its newest season. */
export async function listDevice(store: DeviceStore): Promise<DeviceLeague[]> {
  const [sizes, keys] = await Promise.all([store.sizes(), store.keys()])
  const cards = await Promise.all(keys.map(async (key) => ({ key, card: await store.card(key) })))
  const leagues: DeviceLeague[] = []
  const listed = new Set<string>()
  for (const { key, card } of cards) {
    if (!card || listed.has(nameLeague(key))) continue
    const { host, leagueId } = key
    const seasons = await store.seasonsOf(key)
    const names = new Set([...seasons, key].map(nameLeague))
    for (const name of names) listed.add(name)
    leagues.push({
      ...{ host, leagueId, name: card.league.name, source: card.source, asOf: card.asOf, usedAt: card.usedAt },
      seasons: seasons.map(({ season }) => season),
      bytes: [...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0),
    })
  }
  return leagues.sort((a, b) => (a.usedAt < b.usedAt ? 1 : -1))
}
