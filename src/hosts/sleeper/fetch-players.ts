/** Downloads names and positions of a league's players from Sleeper's list of all players. */
import * as z from 'zod/mini'
import type { RawFolder } from '../league-source.ts'
import { Refusal } from '../shared/http-client.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import type { SleeperHttp } from './http.ts'
import type { SleeperImportState } from './import-state.ts'
import { playerListFile, playersFile } from './raw-files.ts'
import { requestSleeperPlayers } from './requests.ts'
import { type SleeperPlayerRecord, sleeperPlayer } from './responses/player.ts'
import { isDefense, startingPositions, toEligibleSlots } from './sleeper-codes.ts'

/** Sleeper allows one request for the list per day. */
const listLastsMs = 24 * 3_600_000

const savedPlayers = z.record(z.string(), z.unknown())
const savedList = z.object({ savedAt: z.string(), players: savedPlayers })

interface PlayerDownload {
  http: SleeperHttp
  raw: RawFolder
  now: () => Date
  signal?: AbortSignal
  /** False: listed players may have changed their NFL team since. */
  isSeasonOver: boolean
  state: Pick<SleeperImportState, 'playersFrom' | 'unlisted'> | null
}

export type PlayerLookUp = Required<Pick<SleeperImportState, 'playersFrom' | 'unlisted'>>

/**
 * Writes the league's players into its folder. Returns when they were looked up, and the ids missing from the list. Does nothing if all are
 * known and the season is over, or if they were looked up within a day. Null: Sleeper refuses the list.
 */
export async function fetchSleeperPlayers(
  wanted: ReadonlySet<string>,
  download: PlayerDownload,
): Promise<PlayerLookUp | null> {
  const { raw, now, isSeasonOver, state } = download
  const known = savedPlayers.safeParse(await readOrNull(raw, playersFile)).data ?? {}
  const unlisted = new Set(state?.unlisted)
  const isComplete = [...wanted].every((id) => id in known || unlisted.has(id))
  const isNew = state?.playersFrom !== undefined && isWithinDay(state.playersFrom, now())
  if (isComplete && (isSeasonOver || isNew) && state?.playersFrom !== undefined) {
    return { playersFrom: state.playersFrom, unlisted: [...unlisted] }
  }
  const list = (await readSavedList(raw, now())) ?? (await downloadList(download))
  if (list === null) return null
  const ids = [...wanted].sort((a, b) => (a < b ? -1 : 1))
  const found = ids.filter((id) => id in list.players)
  await raw.write(playersFile, Object.fromEntries(found.map((id) => [id, list.players[id]])))
  return { playersFrom: list.savedAt, unlisted: ids.filter((id) => !(id in list.players)) }
}

/** Null if there is none from the last day. */
async function readSavedList(raw: RawFolder, now: Date): Promise<z.infer<typeof savedList> | null> {
  const list = savedList.safeParse(await readOrNull(raw, playerListFile)).data
  return list && isWithinDay(list.savedAt, now) ? list : null
}

function isWithinDay(moment: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(moment)
  return age >= 0 && age < listLastsMs
}

async function downloadList({ http, raw, now, signal }: PlayerDownload): Promise<z.infer<typeof savedList> | null> {
  try {
    const players = await http.pickEach(requestSleeperPlayers(), trimPlayer, { signal })
    if (players === null || players.length === 0) return null
    const list = { savedAt: now().toISOString(), players: Object.fromEntries(players) }
    await raw.write(playerListFile, list)
    return list
  } catch (cause) {
    if (cause instanceof Refusal) return null
    throw cause
  }
}

/** The used, non-empty fields of a player. Players of positions without a fantasy slot are left out. */
function trimPlayer(id: string, member: unknown): [id: string, record: Partial<SleeperPlayerRecord>] | undefined {
  const record = sleeperPlayer.safeParse(member).data
  if (!record) return undefined
  const { full_name, first_name, last_name, position, fantasy_positions, team, injury_status, espn_id, yahoo_id } =
    record
  const positions = startingPositions(record)
  if (!isDefense(id) && positions.length > 0 && toEligibleSlots(positions).length === 0) return undefined
  const name = full_name ? { full_name } : { first_name, last_name }
  const trimmed = Object.entries({ ...name, position, fantasy_positions, team, injury_status, espn_id, yahoo_id })
  return [id, Object.fromEntries(trimmed.filter(([, value]) => value != null && value !== ''))]
}
