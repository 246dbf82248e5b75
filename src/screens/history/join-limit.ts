/** Which leagues this site cannot join: a server without the engine in its pages gets no files of a device, nor the device its leagues. */
import { hasEngine } from '../../client/engine.ts'
import { isOnOwnServer } from '../../client/import-file.ts'
import { isFromFile } from '../../client/private-leagues.ts'
import type { LeagueRef } from '../../domain/identity.ts'

export interface JoinLimit {
  /** Whether leagues from files are those that can be joined. */
  takesFile: boolean
  /** One or two sentences for the reader. */
  text: string
}

/** Null where any league can be joined: the engine reads both, and the reader's own server takes files. */
export function describeJoinLimit(league: LeagueRef): JoinLimit | null {
  if (hasEngine || isOnOwnServer()) return null
  return isFromFile(league) ? filesOnly : noFiles
}

/** Why the history of a league cannot have the seasons of another one here; null if it can. */
export function whyNotJoined(league: LeagueRef, other: LeagueRef): string | null {
  const limit = describeJoinLimit(league)
  return limit === null || limit.takesFile === isFromFile(other) ? null : limit.text
}

/** Why a history lacks a league that is joined to it, where loading it again would not help: a server that responds never gets the device's files. */
export function whyStillMissing(league: LeagueRef, other: LeagueRef): string | null {
  const isOnDeviceOnly = isFromFile(other) && !isFromFile(league)
  return isOnDeviceOnly ? noFiles.text : whyNotJoined(league, other)
}

const filesOnly: JoinLimit = {
  takesFile: true,
  text: 'This league is from a file, and this site can join it only with others from files. Open the old league’s file first.',
}
const noFiles: JoinLimit = {
  takesFile: false,
  text: 'This site can’t join a private league from a file. Whoever runs it can import the file and join it in the league’s book.',
}
