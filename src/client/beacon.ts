/** Requests a round of the beacon from those who publish it, one after the other, until one sends a value with the beacon's signature. */
import { beaconOrigins, pathOfRound } from '../domain/beacon.ts'

export type BeaconResult =
  | { status: 'known'; signature: string }
  /** `invalidResponses`: how many sent something else than the signature. */
  | { status: 'unknown'; invalidResponses: number }

const longestRequest = 8000

export async function requestRound(
  round: number,
  isGenuine: (signature: string) => boolean,
  send: typeof fetch = fetch,
): Promise<BeaconResult> {
  let invalidResponses = 0
  for (const origin of beaconOrigins) {
    const signature = await requestFrom(origin + pathOfRound(round), send)
    if (signature === null) continue
    if (isGenuine(signature)) return { status: 'known', signature }
    invalidResponses++
  }
  return { status: 'unknown', invalidResponses }
}

/** Null if nothing readable comes. */
async function requestFrom(url: string, send: typeof fetch): Promise<string | null> {
  try {
    const response = await send(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(longestRequest),
    })
    if (!response.ok) return null
    const { signature }: { signature?: unknown } = await response.json()
    return typeof signature === 'string' ? signature : null
  } catch {
    return null
  }
}
