/** The list of leagues on this device, in the API's form, cached for pages that have not started the engine. */
import { readListEntry, writeEntry } from './browser-storage.ts'

const entry = 'device-leagues'

export const readDeviceLeagues = () => readListEntry(entry)
/** `json`: the engine's list of leagues. */
export const cacheDeviceLeagues = (json: string) => void writeEntry(entry, json)
