/** The list of leagues on this device, in the API's form, cached for pages that have not started the engine. */
import type { LeagueRef } from '../domain/identity.ts'
import { readEntry, readListEntry, writeEntry } from './browser-storage.ts'

const entry = 'device-leagues'

export const readDeviceLeagues = () => readListEntry(entry)
/** `json`: the engine's list of leagues. */
export const cacheDeviceLeagues = (json: string) => void writeEntry(entry, json)

/** Whether a league may be on this device, without reading the list: a league of another host may have the same id. */
export const mayBeOnDevice = ({ leagueId }: LeagueRef) => readEntry(entry)?.includes(`"${leagueId}"`) === true
