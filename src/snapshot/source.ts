/** Where the responses of a snapshot come from: the store of this machine, or any server of the API. */
import type { LeagueKey, LeagueRef } from '../domain/identity.ts'
import type { SnapshotCall } from './snapshot-calls.ts'

/** A league's history as a source describes it before it is taken. */
export interface HistoryOffer {
  /** Changes when the responses do; null where the source cannot say. */
  version: string | null
  /** Whether its host shows its newest season to the league's members only. */
  isPrivate: boolean
  /** The response of a call as on the wire; null where the source does not have it. Throws `DomainError` where the request fails. */
  ask(call: SnapshotCall): Promise<unknown>
}

/** The same of a league season, the privacy its own. */
export interface SeasonOffer extends LeagueKey, HistoryOffer {
  /** The season's id as its responses give it. */
  id: number
  name: string
  isOver: boolean
  /** When it was read from its host, ISO 8601; null where the source does not say. */
  asOf: string | null
  /** The last week that the season may have. */
  finalWeek: number
  /** The last week whose results count, 0 before the first; null where only the season's responses show it. */
  decidedWeek: number | null
  /** The host's id of the season before, null for a first one; undefined on hosts with one id for all seasons. */
  previousLeagueId: string | null | undefined
  /** The picture under an address of the source's responses; null where it has none. */
  fetchPicture(address: string): Promise<Uint8Array | null>
}

export interface SnapshotSource {
  kind: 'store' | 'api'
  /** Every league season of the source, the most recent first. */
  list(): Promise<LeagueKey[]>
  /** A season of a league, the newest of the id if null; null where the source does not have it. */
  find(league: LeagueRef, season: number | null): Promise<SeasonOffer | null>
  /** The history of a league, over all seasons that the source has; null where it has none. */
  findHistory(league: LeagueRef): Promise<HistoryOffer | null>
}
