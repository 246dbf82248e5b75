/**
 * Which weeks of a season were announced, and where: one small document per season. Whoever changes it holds the league's
 * `lockAnnouncing`. It survives the removal of the season: an import must not announce its weeks again.
 */
import { DomainError } from '../domain/errors.ts'
import type { LeagueKey } from '../domain/identity.ts'
import { decodeDocument, writeContent } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'
import { seasonKey } from './stored-keys.ts'

export interface Announcement {
  week: number
  /** Where to, without its address: 'discord DISCORD_WEBHOOK'. */
  target: string
  /** 'sending' is written before the request: found later on, the process was killed, or nobody knows whether it arrived. */
  state: 'sending' | 'sent'
  /** ISO 8601. */
  at: string
}

export interface AnnouncementStore {
  /** Throws `DomainError('storage')` where the record is damaged. */
  find(key: LeagueKey, week: number, target: string): Promise<Announcement | null>
  /** Replaces what is recorded of the same week and target. */
  record(key: LeagueKey, announcement: Announcement): Promise<void>
  /** From now on it counts as not announced. */
  forget(key: LeagueKey, week: number, target: string): Promise<void>
}

export function openAnnouncements(storage: DocumentStorage): AnnouncementStore {
  async function read(key: LeagueKey): Promise<Announcement[]> {
    const name = nameOf(key)
    const raw = await storage.read(name)
    if (raw === null) return []
    const content = decodeDocument<{ announcements: Announcement[] }>(name, raw)?.content
    if (content) return content.announcements
    throw new DomainError(
      'storage',
      `The record of what was announced (${name.replaceAll(':', '/')} of the store) is damaged. Remove it, and the newest week is announced again.`,
    )
  }

  async function replace(key: LeagueKey, week: number, target: string, by: readonly Announcement[]): Promise<void> {
    const others = (await read(key)).filter((one) => one.week !== week || one.target !== target)
    await writeContent(storage, nameOf(key), { announcements: [...others, ...by] })
  }

  return {
    find: async (key, week, target) =>
      (await read(key)).find((one) => one.week === week && one.target === target) ?? null,
    record: (key, announcement) => replace(key, announcement.week, announcement.target, [announcement]),
    forget: (key, week, target) => replace(key, week, target, []),
  }
}

const nameOf = (key: LeagueKey) => seasonKey('announcements', key)
