/** What has happened in a league, each piece of news once: trades, and what a week has decided. */
import type { AnnouncedKind } from '../book/webhook-schema.ts'
import type { TradesResponse } from '../contract/responses/trades.ts'
import { pathTo } from '../contract/routes.ts'
import type { LeagueKey } from '../domain/identity.ts'
import { joinList } from '../domain/join-list.ts'
import { daysOfWeeks } from '../domain/nfl-week.ts'
import { namePick } from '../domain/traded-pick.ts'
import type { CallStored } from '../server/open-service.ts'
import type { SaidFact } from '../storage/announcement-store.ts'
import { readWeekNews, type WeekNewsKind, weekNews } from './week-news.ts'

export type NewsKind = Extract<AnnouncedKind, 'trades'> | WeekNewsKind

export interface News {
  kind: NewsKind
  week: number
  /** Of several in one week; null where a week has one. */
  id: string | null
  /** Without the link. */
  text: string
  path: string
  /** What a correction may make untrue: see `listNewsCorrections`. */
  said?: readonly SaidFact[]
}

/** Older ones are dropped. */
const newsDays = 3
const dayMilliseconds = 86_400_000

interface NewsOptions {
  kinds: readonly AnnouncedKind[]
  call: CallStored
  now: Date
  /** Names of facts that messages of other weeks have said: a streak that grows is no news. */
  saidBefore?: (kind: WeekNewsKind, week: number) => ReadonlySet<string>
}

export async function listNews(key: LeagueKey, { kinds, call, now, saidBefore }: NewsOptions): Promise<News[]> {
  const { host, leagueId, season } = key
  const { trades } = kinds.includes('trades') ? await call('trades', { host, leagueId }) : { trades: [] }
  const news: News[] = trades
    .filter((trade) => trade.season === season && isNew(trade, now))
    .map((trade) => describeTrade(key, trade))
  for (const kind of weekNews.filter((one) => kinds.includes(one))) {
    const known = await readWeekNews(key, kind, { call, isWanted: (week) => isRecent(key, week, now) })
    if (!known) continue
    const told = saidBefore?.(kind, known.week)
    const said = known.fresh.filter(({ name }) => !told?.has(name))
    if (said.length === 0) continue
    const { week, path } = known
    news.push({ kind, week, id: null, text: known.write(said), path, said })
  }
  return news
}

function isRecent({ season }: LeagueKey, week: number, now: Date): boolean {
  return now.getTime() < daysOfWeeks(season, [week]).end.getTime() + newsDays * dayMilliseconds
}

type Trade = TradesResponse['trades'][number]

/** A trade without a date is as old as it may be. */
function isNew({ date, state }: Trade, now: Date): boolean {
  if (date === null || state === 'undone') return false
  const age = now.getTime() - Date.parse(date)
  return age >= 0 && age < newsDays * dayMilliseconds
}

/** "Trade: A gets Joe Runner and 2027 round 1 pick; B gets Kit Kicker." */
function describeTrade({ host, leagueId }: LeagueKey, { id, week, sides }: Trade): News {
  const received = sides.flatMap(({ team, assets }) =>
    assets.length === 0 ? [] : `${team.name} gets ${joinList(assets.map(nameAsset))}`,
  )
  return {
    kind: 'trades',
    week,
    id,
    text: `Trade: ${received.join('; ')}.`,
    path: pathTo('trade', { host, leagueId, trade: id }),
  }
}

function nameAsset({ kind, player, pick, dollars }: Trade['sides'][number]['assets'][number]): string {
  if (kind === 'dollars') return `$${dollars ?? 0} in FAAB`
  return kind === 'player' && player ? player.name : namePick(pick)
}
