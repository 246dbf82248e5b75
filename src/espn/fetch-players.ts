/** Downloads the season points of everyone who was drafted, rostered or moved. */
import { z } from 'zod'
import type { SeasonKey } from '../domain/identity.ts'
import { playersAnswer } from './answers/player.ts'
import type { EspnHttp } from './http.ts'
import { importStateFile, playersFile, type RawFolder } from './raw-folder.ts'
import { readAnswer, unwrapHistory } from './read-answer.ts'
import type { Calendar } from './read-calendar.ts'
import { firstSeasonOutsideHistory, requestPlayers } from './requests.ts'
import { readOrNull } from './saved-answer.ts'

/** Players of one request: their ids have to fit into a header. */
export const playersPerRequest = 200

const importState = z.object({
  players: z.object({
    /** Also those whom ESPN does not know: they are not asked for again. */
    asked: z.array(z.number()),
    latestWeek: z.number(),
  }),
})

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
  const inFile = idsOf(await readOrNull(raw, playersFile))
  if (inFile.length === 0) return [...wanted]
  const known = await askedBefore(raw, inFile, finalWeek)
  return wanted.filter((id) => !known.has(id))
}

/**
 * Whom earlier imports asked for after the season. Whoever was asked for while it ran has to be asked for again; where
 * an import was stopped before it said whom it asked for, those that it saved are known.
 */
async function askedBefore(raw: RawFolder, inFile: readonly number[], finalWeek: number): Promise<Set<number>> {
  const state = importState.safeParse(await readOrNull(raw, importStateFile)).data?.players
  if (!state) return new Set(inFile)
  return new Set(state.latestWeek > finalWeek ? state.asked : [])
}

/** Asks for `ids` in portions; each is merged into `players.json` before the next. `onDone` is called after each. */
export async function fetchPlayers(
  http: EspnHttp,
  raw: RawFolder,
  key: SeasonKey,
  ids: readonly number[],
  { calendar, onDone, signal }: { calendar: Calendar; onDone: () => void; signal?: AbortSignal },
): Promise<void> {
  const week = Math.max(1, Math.min(calendar.latestWeek, calendar.finalWeek))
  const byId = new Map<number, unknown>()
  for (const player of playersOf(await readOrNull(raw, playersFile))) {
    const id = identified.safeParse(player).data?.id
    if (id !== undefined) byId.set(id, player)
  }
  const asked = await askedBefore(raw, [...byId.keys()], calendar.finalWeek)
  for (let start = 0; start < ids.length; start += playersPerRequest) {
    const portion = ids.slice(start, start + playersPerRequest)
    const json = await http.get(requestPlayers(key, portion, week), signal)
    // The history may know nothing of players; that is no change of format.
    if (key.season < firstSeasonOutsideHistory && playersOf(json).length === 0) return
    const { players } = readAnswer(playersAnswer, json, { ...key, week: null, file: playersFile })
    for (const player of players) {
      const id = identified.safeParse(player).data?.id
      if (id !== undefined) byId.set(id, player)
    }
    for (const id of portion) asked.add(id)
    // In order of id: the files are the same wherever an earlier import was stopped.
    const ordered = [...byId].sort(([a], [b]) => a - b).map(([, player]) => player)
    await raw.write(playersFile, { players: ordered })
    const inOrder = [...asked].sort((a, b) => a - b)
    await raw.write(importStateFile, { players: { asked: inOrder, latestWeek: calendar.latestWeek } })
    onDone()
  }
}

function playersOf(json: unknown): unknown[] {
  return playersAnswer.safeParse(unwrapHistory(json)).data?.players ?? []
}

function idsOf(json: unknown): number[] {
  return playersOf(json).flatMap((player) => identified.safeParse(player).data?.id ?? [])
}
