/** Requests whose response must contain a certain key: for an unknown view ESPN responds with status 200. */
import type { EspnHttp } from './http.ts'
import { EspnRefusal } from './http-response.ts'
import { hasKey } from './read-response.ts'
import type { EspnRequest } from './requests.ts'

/** Keys that views add to the bare league. */
const parts = ['settings', 'teams', 'schedule', 'players', 'transactions', 'members']

/**
 * ESPN responds to an unknown view with the bare league and status 200, which is thrown as an EspnRefusal of that status.
 * Other responses without `key` are reported when they are read.
 */
export async function getWithKey(
  http: EspnHttp,
  request: EspnRequest,
  key: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const json = await http.get(request, signal)
  if (isBare(json)) throw missingPartRefusal(request, key)
  return json
}

/** Whether it is the bare league, which ESPN sends for unknown views and for a week without transactions. */
export function isBare(json: unknown): boolean {
  return hasKey(json, 'id') && !parts.some((part) => hasKey(json, part))
}

export function missingPartRefusal({ what }: EspnRequest, key: string): EspnRefusal {
  const message = `ESPN responded without ${key} (${what}); it may have renamed a view.`
  return new EspnRefusal('unreadable-answer', message, 200)
}
