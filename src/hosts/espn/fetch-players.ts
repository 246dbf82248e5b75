/** Downloads the season points of everyone who was drafted, rostered or moved. */
import * as z from 'zod/mini'
import { type PooledPlayer, playersAnswer, pooledPlayer } from './answers/player.ts'
import { getWithKey } from './get-with-key.ts'
import type { EspnHttp } from './http.ts'
import { readImportState, writeImportState } from './import-state.ts'
import { joinRows } from './join-rows.ts'
import { playersFile, type RawFolder } from './raw-folder.ts'
import { readAnswer, unwrapHistory } from './read-answer.ts'
import type { Calendar } from './read-calendar.ts'
import { lacksWeeks } from './read-players.ts'
import type { Refusals } from './refusals.ts'
import { type LeagueAddress, type PlayersView, requestPlayers } from './requests.ts'
import { EspnRefusal } from './response.ts'
import { readOrNull } from './saved-answer.ts'

/** Players of one request: their ids have to fit into a header, where many servers take 8 kB. */
export const playersPerRequest = 400

const identified = z.object({ id: z.number() })

/**
 * Ids that still have to be asked for. Points of a running season change, so all of them; of a finished one those that
 * no earlier import asked for after its end.
 */
export async function planPlayers(
  raw: RawFolder,
  wanted: readonly number[],
  { latestWeek, finalWeek }: Calendar,
): Promise<number[]> {
  if (latestWeek <= finalWeek) return [...wanted]
  const inFile = [...(await readSaved(raw)).keys()]
  if (inFile.length === 0) return [...wanted]
  const known = await askedBefore(raw, inFile, finalWeek)
  return wanted.filter((id) => !known.has(id))
}

/**
 * Whom earlier imports asked for after the season. Whoever was asked for while it ran has to be asked for again; where
 * an import was stopped before it said whom it asked for, those that it saved are known.
 */
async function askedBefore(raw: RawFolder, inFile: readonly number[], finalWeek: number): Promise<Set<number>> {
  const { players } = await readImportState(raw)
  if (!players) return new Set(inFile)
  return new Set(players.latestWeek > finalWeek ? players.asked : [])
}

export interface PlayersDownload {
  http: EspnHttp
  raw: RawFolder
  address: LeagueAddress
  calendar: Calendar
  refusals: Refusals
}

/**
 * Asks for `ids` in portions; each is merged into `players.json` before the next. Players whose weeks are not complete
 * in the list are looked up in the player card. `onDone` is called after each portion.
 */
export async function fetchPlayers(
  download: PlayersDownload,
  ids: readonly number[],
  { onDone, signal }: { onDone: () => void; signal?: AbortSignal },
): Promise<void> {
  const { raw, calendar } = download
  const byId = await readSaved(raw)
  const asked = await askedBefore(raw, [...byId.keys()], calendar.finalWeek)
  const ask = openViews(download, signal)
  for (let start = 0; start < ids.length; start += playersPerRequest) {
    const portion = ids.slice(start, start + playersPerRequest)
    const { players, answeredFor } = await ask(portion)
    // ESPN refuses players altogether.
    if (answeredFor.length === 0 && players.size === 0) return
    for (const [id, player] of players) byId.set(id, player)
    for (const id of answeredFor) asked.add(id)
    // In order of id: the files are the same wherever an earlier import was stopped.
    await raw.write(playersFile, { players: [...byId].sort(([a], [b]) => a - b).map(([, player]) => player) })
    await noteAsked()
    onDone()
  }
  // An import that was stopped between the two files is made good.
  if (asked.size > 0) await noteAsked()

  function noteAsked(): Promise<void> {
    const inOrder = [...asked].sort((a, b) => a - b)
    return writeImportState(raw, { players: { asked: inOrder, latestWeek: calendar.latestWeek } })
  }
}

interface Portion {
  players: Map<number, unknown>
  /** Whom ESPN need not be asked for again, those among them whom it does not know. */
  answeredFor: readonly number[]
}

/** The list of players knows them all but maybe not their weeks; once it turns out to know none, only cards are asked for. */
function openViews(
  { http, address, calendar, refusals }: PlayersDownload,
  signal: AbortSignal | undefined,
): (ids: readonly number[]) => Promise<Portion> {
  const { espnLeagueId, season } = address
  const week = Math.max(1, Math.min(calendar.latestWeek, calendar.finalWeek))
  let listIsOfUse = true

  /** Null where ESPN refuses. */
  async function askView(view: PlayersView, ids: readonly number[]): Promise<Map<number, unknown> | null> {
    try {
      const json = await getWithKey(http, requestPlayers(address, view, ids, week), 'players', signal)
      return byIdOf(readAnswer(playersAnswer, json, { espnLeagueId, season, week: null, file: playersFile }).players)
    } catch (cause) {
      if (!(cause instanceof EspnRefusal)) throw cause
      refusals.note(playersFile, cause)
      return null
    }
  }

  return async (ids) => {
    const list = listIsOfUse ? await askView('kona_player_info', ids) : null
    const records = [...(list?.values() ?? [])].flatMap((player) => pooledPlayer.safeParse(player).data ?? [])
    const incomplete = records.filter(({ player }) => lacksWeeks(player, season, calendar)).map(({ id }) => id)
    const unknown = list ? incomplete : ids
    listIsOfUse &&= list !== null && (incomplete.length === 0 || records.some(hasWeek))
    if (unknown.length === 0) return { players: list ?? new Map(), answeredFor: ids }
    const cards = await askView('kona_playercard', unknown)
    const players = new Map(list)
    for (const [id, card] of cards ?? []) players.set(id, joinRows(list?.get(id), card, season))
    return { players, answeredFor: cards ? ids : ids.filter((id) => !unknown.includes(id)) }
  }
}

function hasWeek({ player }: PooledPlayer): boolean {
  return player.stats.some(({ statSourceId, statSplitTypeId }) => statSourceId === 0 && statSplitTypeId === 1)
}

async function readSaved(raw: RawFolder): Promise<Map<number, unknown>> {
  return byIdOf(playersAnswer.safeParse(unwrapHistory(await readOrNull(raw, playersFile))).data?.players ?? [])
}

function byIdOf(players: readonly unknown[]): Map<number, unknown> {
  return new Map(
    players.flatMap((player) => {
      const id = identified.safeParse(player).data?.id
      return id === undefined ? [] : [[id, player] as const]
    }),
  )
}
