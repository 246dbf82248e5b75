/** The bearer token in the browser's storage. */
import { readEntry, writeEntry } from './browser-storage.ts'

const entry = import.meta.env.PUBLIC_TOKEN_STORAGE_KEY || 'auth_token'

export const readToken = () => readEntry(entry)
/** Returns false if the browser cannot store it. */
export const storeToken = (token: string) => writeEntry(entry, token)
export const removeToken = () => void writeEntry(entry, null)
