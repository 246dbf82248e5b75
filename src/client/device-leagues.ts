/** The list of leagues on this device, cached where a page reads it without starting the engine. */
const entry = 'device-leagues'

/** In the form of the API's list; empty where there are none, or storage is off. */
export function readDeviceLeagues(): unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(entry) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** `json`: the engine's list of leagues. */
export function cacheDeviceLeagues(json: string): void {
  try {
    localStorage.setItem(entry, json)
  } catch {
    // Then the home page does not list them.
  }
}
