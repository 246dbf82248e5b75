/** An answer that has what was asked for: a view that ESPN does not know is no error there. */
import type { EspnHttp } from './http.ts'
import { EspnRefusal } from './http-response.ts'
import { hasKey } from './read-response.ts'
import type { EspnRequest } from './requests.ts'

/** Parts of answers; a bare league has none of them. */
const parts = ['settings', 'teams', 'schedule', 'players', 'transactions', 'members']

/**
 * For a view that it does not know ESPN sends the bare league with status 200: that is thrown as an EspnRefusal of this
 * status. Whatever else has no `key` is left to whoever reads it.
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

/** The bare league, as ESPN sends it for views that it does not know; also for a week without transactions. */
export function isBare(json: unknown): boolean {
  return hasKey(json, 'id') && !parts.some((part) => hasKey(json, part))
}

export function missingPartRefusal({ what }: EspnRequest, key: string): EspnRefusal {
  const message = `ESPN answered without ${key} (${what}); it may have renamed a view.`
  return new EspnRefusal('unreadable-answer', message, 200)
}
