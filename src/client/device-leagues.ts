/** The list of leagues on this device, noted where a page reads it without starting the engine. */
const entry = 'device-leagues'

/** As the API would list them; empty where there are none, or storage is off. */
export function readDeviceLeagues(): unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(entry) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** `json`: the engine's list. */
export function cacheDeviceLeagues(json: string): void {
  try {
    localStorage.setItem(entry, json)
  } catch {
    // The home page does not name them then.
  }
}
