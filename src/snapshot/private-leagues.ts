/** Pages of a snapshot are for everyone. A league that its host shows to its members only gets none before somebody has said so. */
import { type SnapshotSeason, seasonFolder, snapshotsOfLeague } from '../contract/snapshot.ts'
import type { LeagueRef } from '../domain/identity.ts'
import { readTakenFrom } from './publish-files.ts'

export interface PrivateOptions {
  folder: string
  /** True: somebody has said that private leagues become public. */
  isPublic?: boolean
}

/** Whether a season stays out: it is private, and the snapshot has no season of its league that was taken while it was private. */
export async function staysPrivate(
  season: LeagueRef & { isPrivate: boolean },
  seasons: readonly SnapshotSeason[],
  { folder, isPublic = false }: PrivateOptions,
): Promise<boolean> {
  if (!season.isPrivate || isPublic) return false
  const taken = await Promise.all(
    snapshotsOfLeague(seasons, season).map((one) => readTakenFrom(folder, seasonFolder(one))),
  )
  // Earlier versions did not note consent: the league may have been public then, so no commissioner has agreed.
  return !taken.some((one) => one?.is_private === true)
}
