/** What a week has decided once it is final: who clinched, who is out of the race, and which records of the history it broke. */
import type { AnnouncedKind } from '../book/webhook-schema.ts'
import type { Edition, WeeklyResponse } from '../contract/responses/weekly.ts'
import { pathTo } from '../contract/routes.ts'
import type { LeagueKey } from '../domain/identity.ts'
import { joinList } from '../domain/join-list.ts'
import type { CallStored } from '../server/open-service.ts'
import type { SaidFact } from '../storage/announcement-store.ts'
import { fitLines, mostLines } from './moments/moment.ts'
import { isOfStreak, listRecordsOfWeek, recordKindOf } from './record-facts.ts'

export const weekNews = ['clinched', 'eliminated', 'records'] as const satisfies readonly AnnouncedKind[]
export type WeekNewsKind = (typeof weekNews)[number]

export interface WeekNews {
  week: number
  /** 'Week 7' */
  title: string
  /** All that is so after the week. */
  facts: readonly SaidFact[]
  /** Those of them that were not so before it. */
  fresh: readonly SaidFact[]
  /** Whether later weeks leave unknown what was so after this one. */
  isUnknown: (fact: SaidFact) => boolean
  /** The message without its link. */
  write: (facts: readonly SaidFact[]) => string
  path: string
}

interface ReadOptions {
  call: CallStored
  /** Left out: the newest one that is final. */
  week?: number
  /** Of a week that is not nothing more is computed. */
  isWanted?: (week: number) => boolean
}

/** Null without such a week, and where it is not known what was so after it. Throws `DomainError('not-found')` for a week that is open. */
export async function readWeekNews(
  key: LeagueKey,
  kind: WeekNewsKind,
  { call, week, isWanted = () => true }: ReadOptions,
): Promise<WeekNews | null> {
  const weekly = await call('weekly', { ...key, week })
  const { edition } = weekly
  if (!edition || !isWanted(edition.week)) return null
  if (kind !== 'records') return describeRace(key, edition, kind)
  const { host, leagueId } = key
  const known = listRecordsOfWeek(await call('history', { host, leagueId }), edition, weeksOf(weekly, edition.week))
  if (!known) return null
  const { facts, broken, overtaken, since } = known
  return {
    week: edition.week,
    title: edition.title,
    facts,
    fresh: broken,
    isUnknown: (fact) => overtaken.has(recordKindOf(fact)),
    write: (shown) =>
      fitLines(
        shown.map(({ text }) => `${edition.title}, a league record: ${text} since ${since}.`),
        mostLines,
        (count) => `And ${count} more league records.`,
      ).join('\n'),
    path: pathTo('history', { host, leagueId }),
  }
}

/** Of the round that an edition is of: those after the one before. */
function weeksOf({ weeks }: WeeklyResponse, last: number): number[] {
  const before = weeks.findLast(({ week }) => week < last)?.week ?? 0
  return Array.from({ length: last - before }, (_, index) => before + index + 1)
}

const statuses = {
  clinched: { status: 'clinched', proven: '100%' },
  eliminated: { status: 'out', proven: '0%' },
} as const

/** In the playoffs, and where the odds of the week are unknown, there is no race. */
function describeRace(key: LeagueKey, edition: Edition, kind: 'clinched' | 'eliminated'): WeekNews | null {
  const { odds, games, week, title } = edition
  if (odds.length === 0 || games.some(({ stage }) => stage !== null)) return null
  const { status, proven } = statuses[kind]
  const rows = odds.filter((row) => row.status === status)
  const toFact = ({ team }: Edition['odds'][number]): SaidFact => ({
    name: `team ${team.id}`,
    value: status,
    text: team.name,
  })
  return {
    week,
    title,
    facts: rows.map(toFact),
    fresh: rows.filter(({ playoffs: { before } }) => before !== null && before !== proven).map(toFact),
    isUnknown: () => false,
    write: (shown) => `${title}: ${describeDecided(kind, shown)}.`,
    path: pathTo('forecast', { ...key }),
  }
}

/** "A and B have clinched playoff spots" */
function describeDecided(kind: 'clinched' | 'eliminated', facts: readonly SaidFact[]): string {
  const names = joinList(facts.map(({ text }) => text))
  if (kind === 'clinched')
    return facts.length === 1 ? `${names} has clinched a playoff spot` : `${names} have clinched playoff spots`
  return `${names} ${facts.length === 1 ? 'is' : 'are'} out of the playoff race`
}

/** What a correction says of a fact that was said and is not so, or was not said and is so. */
export function describeChange(kind: WeekNewsKind, { text }: SaidFact, isSo: boolean): string {
  switch (kind) {
    case 'clinched':
      return isSo ? `${text} has clinched a playoff spot.` : `${text} hasn’t clinched a playoff spot after all.`
    case 'eliminated':
      return isSo ? `${text} is out of the playoff race.` : `${text} is back in the playoff race.`
    case 'records':
      return isSo ? `A league record: ${text}.` : `Not a league record after all: ${text}.`
  }
}

/** Facts that stay the same while they grow, so that they are news once. */
export const isNewsOnce = (kind: WeekNewsKind, fact: SaidFact) => kind === 'records' && isOfStreak(fact)
