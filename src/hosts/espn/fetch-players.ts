/** Downloads the season points of everyone who was drafted, rostered or moved. */
import * as z from 'zod/mini'
import { readOrNull } from '../shared/read-or-null.ts'
import type { WeekAges } from '../shared/week-ages.ts'
import { getWithKey } from './get-with-key.ts'
import type { EspnHttp } from './http.ts'
import { EspnRefusal } from './http-response.ts'
import { readEspnImportState, writeEspnImportState } from './import-state.ts'
import { joinRows } from './join-rows.ts'
import { playersFile, type RawFolder } from './raw-folder.ts'
import type { EspnCalendar } from './read-calendar.ts'
import { lacksWeeks } from './read-players.ts'
import { readEspnResponse, unwrapHistory } from './read-response.ts'
import type { Refusals } from './refusals.ts'
import { type LeagueAddress, type PlayersView, requestEspnPlayers } from './requests.ts'
import { playersResponse, pooledPlayer } from './responses/player.ts'

/** Players per request: their ids go into a header, which many servers limit to 8 kB. */
export const playersPerRequest = 400

const identified = z.object({ id: z.number() })

/** Players that belong in the season's file, and those of them that have yet to be requested. */
export interface PlayersPlan {
  wanted: readonly number[]
  missing: readonly number[]
}

/**
 * Until a season is closed, points change, so all players are missing. In a closed one, those that no import requested after its end are
 * missing.
 */
export async function planPlayers(
  raw: RawFolder,
  wanted: readonly number[],
  { latestWeek, finalWeek }: EspnCalendar,
  { isClosed, requestedWeek }: WeekAges,
): Promise<PlayersPlan> {
  const inFile = await readSaved(raw)
  const mayChange = !isClosed || requestedWeek !== null || latestWeek <= finalWeek
  if (mayChange || inFile.size === 0) return { wanted, missing: wanted }
  const { players } = await readEspnImportState(raw)
  // Folders of earlier versions do not list requested players: those in the file count as requested.
  const known = players ? new Set(players.latestWeek > finalWeek ? players.asked : []) : inFile
  return { wanted, missing: wanted.filter((id) => !known.has(id)) }
}

export interface PlayersDownload {
  http: EspnHttp
  raw: RawFolder
  address: LeagueAddress
  calendar: EspnCalendar
  refusals: Refusals
}

/**
 * Requests the missing players in batches and merges each into `players.json` before the next. Players whose weeks are
 * incomplete in the list are looked up in the player card. `onDone` is called after each batch. Returns those that need not be requested
 * again: not all of them where ESPN refuses.
 */
export async function fetchEspnPlayers(
  download: PlayersDownload,
  { wanted, missing }: PlayersPlan,
  { onDone, signal }: { onDone: () => void; signal?: AbortSignal },
): Promise<number[]> {
  const { raw, calendar } = download
  const byId = await readSaved(raw)
  const pending = new Set(missing)
  const fetchPortion = openViews(download, signal)
  // Otherwise players saved by a stopped import would look like those of an earlier version's folder.
  if (missing.length > 0 && !(await readEspnImportState(raw)).players) await saveRequestedIds()
  for (let start = 0; start < missing.length; start += playersPerRequest) {
    const portion = missing.slice(start, start + playersPerRequest)
    const { players, completedIds } = await fetchPortion(portion)
    // ESPN refuses players altogether.
    if (completedIds.length === 0 && players.size === 0) break
    for (const [id, player] of players) byId.set(id, player)
    for (const id of completedIds) pending.delete(id)
    // Sorted by id: the file is the same wherever an earlier import was stopped.
    await raw.write(playersFile, { players: [...byId].sort(([a], [b]) => a - b).map(([, player]) => player) })
    await saveRequestedIds()
    onDone()
  }
  return missing.filter((id) => !pending.has(id))

  function saveRequestedIds(): Promise<void> {
    const asked = wanted.filter((id) => !pending.has(id))
    return writeEspnImportState(raw, { players: { asked, latestWeek: calendar.latestWeek } })
  }
}

interface Portion {
  players: Map<number, unknown>
  /** Players that need not be requested again, including those that ESPN does not know. */
  completedIds: readonly number[]
}

/**
 * The list has all players, but maybe not all of their weeks; those are requested as cards, too. The result of a batch does
 * not depend on the batches before it: only a refused view is not requested again.
 */
function openViews(
  { http, address, calendar, refusals }: PlayersDownload,
  signal: AbortSignal | undefined,
): (ids: readonly number[]) => Promise<Portion> {
  const { espnLeagueId, season } = address
  const week = Math.max(1, Math.min(calendar.latestWeek, calendar.finalWeek))
  const refused = new Map<PlayersView, EspnRefusal>()

  /** Null if ESPN refuses. */
  async function fetchView(view: PlayersView, ids: readonly number[]): Promise<Map<number, unknown> | null> {
    if (refused.has(view)) return null
    try {
      const json = await getWithKey(http, requestEspnPlayers(address, view, ids, week), 'players', signal)
      return byIdOf(
        readEspnResponse(playersResponse, json, { espnLeagueId, season, week: null, file: playersFile }).players,
      )
    } catch (cause) {
      if (!(cause instanceof EspnRefusal)) throw cause
      refused.set(view, cause)
      return null
    }
  }

  return async (ids) => {
    const list = await fetchView('kona_player_info', ids)
    const records = [...(list?.values() ?? [])].flatMap((player) => pooledPlayer.safeParse(player).data ?? [])
    const incomplete = records.filter(({ player }) => lacksWeeks(player, season, calendar)).map(({ id }) => id)
    const unknown = list ? incomplete : ids
    if (unknown.length === 0) return { players: list ?? new Map(), completedIds: ids }
    const cards = await fetchView('kona_playercard', unknown)
    // The cards make up for a refused list.
    const refusal = refused.get('kona_playercard')
    if (refusal) refusals.note(playersFile, refusal)
    const players = new Map(list)
    for (const [id, card] of cards ?? []) players.set(id, joinRows(list?.get(id), card, season))
    return { players, completedIds: cards ? ids : ids.filter((id) => !unknown.includes(id)) }
  }
}

async function readSaved(raw: RawFolder): Promise<Map<number, unknown>> {
  return byIdOf(playersResponse.safeParse(unwrapHistory(await readOrNull(raw, playersFile))).data?.players ?? [])
}

function byIdOf(players: readonly unknown[]): Map<number, unknown> {
  return new Map(
    players.flatMap((player) => {
      const id = identified.safeParse(player).data?.id
      return id === undefined ? [] : [[id, player] as const]
    }),
  )
}
