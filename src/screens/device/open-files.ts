/** Opens the files of a league: on the server where it is the reader's own, otherwise on this device. */

import { call } from '../../client/call.ts'
import { callEngine } from '../../client/engine.ts'
import { importOnServer, isOnOwnServer } from '../../client/import-file.ts'
import { requireNames } from '../../client/private-leagues.ts'
import type { DroppedFile } from '../../contract/stored-leagues.ts'
import { describeHostLeague, isSameLeague, type LeagueKey } from '../../domain/identity.ts'
import { newestFirst, newestYears } from '../../domain/season-order.ts'
import { refreshDeviceLists } from '../../stores/device.ts'
import type { StoredOn } from './ShareChoices.tsx'

export interface OpenedLeague {
  /** Of its newest season in the files. */
  key: LeagueKey
  name: string
  /** Newest first. */
  seasons: number[]
  place: StoredOn
}

/** Throws with a sentence for the reader. */
export async function openFiles(files: readonly DroppedFile[]): Promise<OpenedLeague> {
  const imported = isOnOwnServer() ? await importOnServer(files) : null
  if (!imported) requireNames()
  const keys = imported ?? (await callEngine((engine) => engine.open(files)))
  const [key] = newestFirst(keys)
  if (!key) throw new Error('No league was found in this file.')
  /** Of the files, not of what was here before. `ids`: where each season has its own. */
  const seasonsOf = (ids: readonly string[]) => {
    const own = keys.filter((one) => isSameLeague(one, key) || (one.host === key.host && ids.includes(one.leagueId)))
    return newestYears(own.map(({ season }) => season))
  }
  if (imported) {
    const league = await call('hostLeague', { ...key }).catch(() => null)
    const ids = league?.seasonLeagueIds?.map(({ hostLeagueId }) => hostLeagueId) ?? []
    return { key, name: league?.name || describeHostLeague(key), seasons: seasonsOf(ids), place: 'server' }
  }
  const [, listed] = await Promise.all([refreshDeviceLists().catch(() => {}), callEngine((engine) => engine.list())])
  const stored = listed.find((one) => one.host === key.host && one.leagueIds.includes(key.leagueId))
  const seasons = seasonsOf(stored?.leagueIds ?? [])
  return { key, name: stored?.name ?? describeHostLeague(key), seasons, place: 'device' }
}
