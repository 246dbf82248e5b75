/** Which leagues are on the device, and how much space they take. */
import type { SeasonKey } from '../domain/identity.ts'
import type { SeasonSource } from '../storage/season-store.ts'
import type { DeviceStore } from './device-store.ts'

export interface DeviceLeague {
  espnLeagueId: number
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
  const leagues = new Map<number, DeviceLeague>()
  for (const card of await Promise.all(keys.map(store.card))) {
    if (!card || leagues.has(card.league.espn_league_id)) continue
    const { league, source, asOf, usedAt } = card
    const espnLeagueId = league.espn_league_id
    const seasons = seasonsIn(keys, espnLeagueId)
    const bytes = sizes.get(espnLeagueId) ?? 0
    leagues.set(espnLeagueId, { espnLeagueId, name: league.name, source, seasons, asOf, usedAt, bytes })
  }
  return [...leagues.values()].sort((a, b) => (a.usedAt < b.usedAt ? 1 : -1))
}

export function seasonsIn(keys: readonly SeasonKey[], espnLeagueId: number): number[] {
  return keys.filter((key) => key.espnLeagueId === espnLeagueId).map(({ season }) => season)
}
