/**
 * Devices that want to be told of a team: a document for each device and team, without a name; what each league's devices were told; and the
 * server's keys, the same for all servers of a shared store.
 */
import type { DeviceAddress, NoticeKind } from '../contract/push.ts'
import { type LeagueKey, nameLeague, parseLeagueName } from '../domain/identity.ts'
import { readContent, writeContent } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'
import type { TakeLock } from './lock.ts'
import { seasonDocuments } from './season-documents.ts'

export interface PushSubscription extends LeagueKey, DeviceAddress {
  /** Of endpoint, league and team: the same device subscribes once to a team. */
  id: string
  /** Public id. */
  teamId: number
  kinds: readonly NoticeKind[]
  /** Time zone of the device: 'America/New_York'. */
  zone: string
  /** Of the page: push services want to know whom they may contact. Null if it is of this machine only. */
  site: string | null
  /** A digest of what reading the league needed then. With another one the subscription is void. */
  access: string
  /** ISO 8601. Nothing is told that was so before. */
  since: string
}

/** What is remembered of a league's season, so that nothing is told twice, and a change is recognized as one. */
export interface PushRecord {
  /** By matchup id. */
  games: Readonly<Record<string, GameRecord>>
  /** The newest week that is final, and since when that is known; null: it was final when the season was first seen. */
  edition: { week: number | null; at: string | null } | null
  /** By subscription. */
  sent: Readonly<Record<string, readonly SentNotice[]>>
}

export interface GameRecord {
  /** Who was last above 65%; null before that. */
  ahead: 'home' | 'away' | null
  /** How often that changed. */
  turns: number
  /** ISO 8601; null before the first turn. */
  turnedAt: string | null
  isOver: boolean
  /** Null while it is played, and where it was over when first seen. */
  overAt: string | null
}

export interface SentNotice {
  id: string
  /** ISO 8601. */
  at: string
}

/** The server's identity at push services (VAPID), base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const kind = 'push'
const keysKey = 'push-server:keys:vapid'
const keyOf = (league: LeagueKey, id: string) => `${kind}:${nameLeague(league)}:${id}`

export interface SubscriptionPlace {
  /** `nameLeague` */
  league: string
  id: string
}

export function openPushStore(storage: DocumentStorage, lock: TakeLock) {
  const records = seasonDocuments<PushRecord>(storage, 'push-record')

  return {
    find: (league: LeagueKey, id: string) => readContent<PushSubscription>(storage, keyOf(league, id)),
    write: async (subscription: PushSubscription): Promise<void> => {
      await writeContent(storage, keyOf(subscription, subscription.id), subscription)
    },
    remove: ({ league, id }: SubscriptionPlace) => storage.remove(`${kind}:${league}:${id}`),
    read: ({ league, id }: SubscriptionPlace) => readContent<PushSubscription>(storage, `${kind}:${league}:${id}`),
    /** Of all leagues, or of one. */
    list: async (league?: string): Promise<SubscriptionPlace[]> => {
      const keys = await storage.keys(league === undefined ? kind : `${kind}:${league}`)
      return keys.flatMap((key) => {
        const [, name = '', id = ''] = key.split(':')
        return parseLeagueName(name) && id !== '' ? [{ league: name, id }] : []
      })
    },
    record: (key: LeagueKey) => records.read(key),
    writeRecord: async (key: LeagueKey, record: PushRecord): Promise<void> => {
      await records.write(key, record)
    },
    removeRecord: records.remove,
    /** The lock of telling a league's devices. Throws `DomainError('busy')` where another server holds it. */
    lock: (league: string) => lock(`push-${league}`, 'The devices of this league are being told.', { wait: false }),
    /** Made once. A second server that starts at the same time waits for those of the first. */
    async keys(make: () => PushKeys): Promise<PushKeys> {
      const found = await readContent<PushKeys>(storage, keysKey)
      if (found) return found
      const release = await lock('push-keys', 'The keys for notices are being made.', { wait: true })
      try {
        const made = (await readContent<PushKeys>(storage, keysKey)) ?? make()
        await writeContent(storage, keysKey, made)
        return made
      } finally {
        await release()
      }
    },
  }
}

export type PushStore = ReturnType<typeof openPushStore>
