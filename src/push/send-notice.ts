/** Sends a notice to a device by its browser's push service: encrypted (RFC 8291), signed with the server's key (RFC 8292), with its lifetime (RFC 8030). */
import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { DeviceAddress, PushedNotice } from '../contract/push.ts'
import { readRetryAfter } from '../hosts/shared/transient-error.ts'
import type { PushKeys, PushSubscription } from '../storage/push-store.ts'
import type { Notice } from './notice.ts'

export interface SendOptions {
  keys: PushKeys
  /** Whom push services may contact: `mailto:` or `https:`. Null: the site itself. */
  contact: string | null
  fetch?: typeof fetch
  /** Milliseconds since 1970. */
  now: number
  timeoutMs?: number
}

export type Sending =
  | { kind: 'sent' }
  /** The subscription has ended. */
  | { kind: 'gone' }
  /** Not taken, and to be sent again after so many milliseconds. */
  | { kind: 'later'; afterMs: number; status: number | null }
  /** The service does not want it, now or later. */
  | { kind: 'refused'; status: number }

/** Where a push service says nothing. */
const usualPause = 60_000
/** Services read it from the token, and want one even where nobody outside can reach the site. */
const nobody = 'https://site.invalid'

/** A notice that may have arrived is sent again: with the same topic and tag the later one replaces it. */
export async function sendNotice(
  { endpoint, keys: deviceKeys, site }: PushSubscription,
  notice: Notice,
  { keys, contact, fetch: send = globalThis.fetch, now, timeoutMs = 15_000 }: SendOptions,
): Promise<Sending> {
  const request = encrypt(notice, { endpoint, keys: deviceKeys }, { subject: contact ?? site ?? nobody, keys, now })
  if (!request) return { kind: 'gone' }
  let response: Response
  try {
    response = await send(request.endpoint, {
      method: request.method,
      headers: withoutLength(request.headers),
      body: new Uint8Array(request.body),
      // It could lead anywhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch {
    return { kind: 'later', afterMs: usualPause, status: null }
  }
  await response.body?.cancel().catch(() => {})
  return outcomeOf(response)
}

/** Null where the device's key is no point of the curve, which no browser makes. */
function encrypt(
  { title, body, path, tag, kind, until }: Notice,
  device: DeviceAddress,
  { subject, keys, now }: { subject: string; keys: PushKeys; now: number },
) {
  try {
    return webPush.generateRequestDetails(device, JSON.stringify({ title, body, path, tag } satisfies PushedNotice), {
      vapidDetails: { subject, ...keys },
      contentEncoding: 'aes128gcm',
      TTL: Math.max(0, Math.round((until - now) / 1000)),
      urgency: kind === 'week' ? 'normal' : 'high',
      topic: topicOf(`${path} ${tag}`),
    })
  } catch {
    return null
  }
}

function outcomeOf(response: Response): Sending {
  const { status, ok } = response
  if (ok) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500) {
    return { kind: 'later', afterMs: readRetryAfter(response) ?? usualPause, status }
  }
  return { kind: 'refused', status }
}

/** 32 characters of base64url at most. */
const topicOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 32)

/** `fetch` counts by itself. */
function withoutLength({ 'Content-Length': _, ...headers }: Record<string, string>): Record<string, string> {
  return headers
}
