/**
 * Which weeks of a season were announced, and where: one small document per season. Whoever changes it holds the league's
 * `lockAnnouncing`. It survives the removal of the season: an import must not announce its weeks again.
 */
import { DomainError } from '../domain/errors.ts'
import { type LeagueKey, nameLeague } from '../domain/identity.ts'
import type { DocumentStorage } from './document-storage.ts'
import { seasonDocuments } from './season-documents.ts'

export interface Announcement {
  week: number
  /** Where to, without its address: 'discord DISCORD_WEBHOOK'. */
  target: string
  /** 'sending' is written before the request: found later on, the process was killed, or nobody knows whether it arrived. */
  state: 'sending' | 'sent'
  /** ISO 8601. */
  at: string
  /** Of 'sending': a command has failed because of it. Later ones only mention it, as nothing changes until it is posted again. */
  isReported?: boolean
  /** What it said that may turn out to be wrong; absent in records of earlier versions, and of messages that say nothing of the kind. */
  said?: readonly SaidFact[]
}

/** A statement of an edition, or of news. */
export interface SaidFact {
  /** What it is about: 'game 12', 'seed 3', 'team 12', 'highest-week'. */
  name: string
  /** What is said of it: a team's public id, with the figure of a record. A correction is due once it changes. */
  value: string
  /** A sentence without its full stop; of news the team or the record that its sentence is about. */
  text: string
}

/** Every call throws `DomainError('storage')` where the season's record is damaged. */
export function openAnnouncements(storage: DocumentStorage) {
  const documents = seasonDocuments<{ announcements: Announcement[] }>(storage, 'announcements', {
    whenDamaged(key) {
      throw damaged(key)
    },
  })
  const read = async (key: LeagueKey) => (await documents.read(key))?.announcements ?? []

  async function replace(key: LeagueKey, week: number, target: string, by: readonly Announcement[]): Promise<void> {
    const others = (await read(key)).filter((one) => one.week !== week || one.target !== target)
    await documents.write(key, { announcements: [...others, ...by] })
  }

  return {
    find: async (key: LeagueKey, week: number, target: string) =>
      (await read(key)).find((one) => one.week === week && one.target === target) ?? null,
    /** Everything that was announced of the season, by week. */
    list: async (key: LeagueKey) => (await read(key)).toSorted((a, b) => a.week - b.week),
    /** Replaces what is recorded of the same week and target. */
    record: (key: LeagueKey, announcement: Announcement) =>
      replace(key, announcement.week, announcement.target, [announcement]),
    /** From now on it counts as not announced. */
    forget: (key: LeagueKey, week: number, target: string) => replace(key, week, target, []),
  }
}

function damaged(key: LeagueKey): DomainError {
  return new DomainError(
    'storage',
    `The record of what was announced (announcements/${nameLeague(key)}/${key.season} of the store) is damaged. Remove it, and the newest week is announced again.`,
  )
}
