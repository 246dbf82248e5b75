/** Where the responses of a snapshot come from: the store of this machine, or any server of the API. */
import type { SeasonKey } from '../domain/identity.ts'
import type { SnapshotCall } from './snapshot-calls.ts'

/** A league season as a source describes it before it is taken. */
export interface SeasonOffer extends SeasonKey {
  leagueId: number
  name: string
  isOver: boolean
  /** The last week that the season may have. */
  finalWeek: number
  /** The last week whose results count, 0 before the first; null where only the season's responses show it. */
  decidedWeek: number | null
  /** Changes when the season's responses do; null where the source cannot say. */
  version: string | null
  /** The response of a call; null where the source does not have it. Throws `DomainError` where the request fails. */
  ask(call: SnapshotCall): Promise<unknown>
  /** The picture under an address of the source's responses; null where it has none. */
  fetchPicture(address: string): Promise<Uint8Array | null>
}

export interface SnapshotSource {
  kind: 'store' | 'api'
  /** Every league season of the source, the most recent first. */
  list(): Promise<SeasonKey[]>
  /** A season of a league, the newest if null; null where the source does not have it. */
  find(espnLeagueId: number, season: number | null): Promise<SeasonOffer | null>
}
