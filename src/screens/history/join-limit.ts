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

export interface JoiningSite {
  /** The engine reads leagues of hosts and files, and the reader's own server takes files. */
  joinsAll: boolean
  isFromFile: (league: LeagueRef) => boolean
}

/** Of the page. */
const readSite = (): JoiningSite => ({ joinsAll: hasEngine || isOnOwnServer(), isFromFile })

/** Null where any league can be joined. */
export function describeJoinLimit(league: LeagueRef, site = readSite()): JoinLimit | null {
  if (site.joinsAll) return null
  return site.isFromFile(league) ? filesOnly : noFiles
}

/** Why the history of a league cannot have the seasons of another one here; null if it can. */
export function whyNotJoined(league: LeagueRef, other: LeagueRef, site = readSite()): string | null {
  const limit = describeJoinLimit(league, site)
  return limit === null || limit.takesFile === site.isFromFile(other) ? null : limit.text
}

/** Why a history lacks a league that is joined to it, where loading it again would not help: a server that responds never gets the device's files. */
export function whyStillMissing(league: LeagueRef, other: LeagueRef, site = readSite()): string | null {
  const isOnDeviceOnly = site.isFromFile(other) && !site.isFromFile(league)
  return isOnDeviceOnly ? noFiles.text : whyNotJoined(league, other, site)
}

const filesOnly: JoinLimit = {
  takesFile: true,
  text: 'This league is from a file, and this site can join it only with others from files. Open the old league’s file first.',
}
const noFiles: JoinLimit = {
  takesFile: false,
  text: 'This site can’t join a private league from a file. Whoever runs it can import the file and join it in the league’s book.',
}
