/**
 * Notices on a reader's device (Web Push). Pages read the server's key with `GET /api/v1/push`, and send `POST /api/v1/push` to be told, also with
 * other choices, and `POST /api/v1/push/remove` to be told no more. Only a server has them.
 */
import type { HostName } from '../domain/identity.ts'

export const pushPath = '/api/v1/push'
export const pushRemovePath = `${pushPath}/remove`

/** What a device may be told of its team, in the order of the choices. */
export const noticeKinds = ['lineup', 'game', 'week'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** A browser's subscription at its push service, as `PushSubscription.toJSON()` has it. */
export interface DeviceAddress {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** The body of both requests; to remove, `kinds` and `zone` are left out. */
export interface PushRequest extends DeviceAddress {
  host: HostName
  host_league_id: string
  season: number
  /** Public id. */
  team_id: number
  kinds?: readonly NoticeKind[]
  /** Of the device: 'America/New_York'. */
  zone?: string
}

/** What the device shows. */
export interface PushedNotice {
  title: string
  body: string
  /** Within the site, with a leading slash and without the base path: what a tap opens. */
  path: string
  /** A notice with the same tag replaces this one. */
  tag: string
}
