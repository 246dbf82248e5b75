/** What has happened in a league, each piece of news once: trades, and teams that clinched or are out of the race. */
import type { AnnouncedKind } from '../book/webhook-schema.ts'
import type { TradesResponse } from '../contract/responses/trades.ts'
import type { Edition } from '../contract/responses/weekly.ts'
import { pathTo } from '../contract/routes.ts'
import type { LeagueKey } from '../domain/identity.ts'
import { joinList } from '../domain/join-list.ts'
import { daysOfWeeks } from '../domain/nfl-week.ts'
import { namePick } from '../domain/traded-pick.ts'
import type { CallStored } from '../server/open-service.ts'

export type NewsKind = Extract<AnnouncedKind, 'trades' | 'clinched' | 'eliminated'>

export interface News {
  kind: NewsKind
  week: number
  /** Of several in one week; null where a week has one. */
  id: string | null
  /** Without the link. */
  text: string
  path: string
}

/** Older ones are dropped. */
const newsDays = 3
const dayMilliseconds = 86_400_000

interface NewsOptions {
  kinds: readonly AnnouncedKind[]
  call: CallStored
  now: Date
}

export async function listNews(key: LeagueKey, { kinds, call, now }: NewsOptions): Promise<News[]> {
  const { host, leagueId, season } = key
  const { trades } = kinds.includes('trades') ? await call('trades', { host, leagueId }) : { trades: [] }
  const hasRace = kinds.includes('clinched') || kinds.includes('eliminated')
  const { edition } = hasRace ? await call('weekly', { ...key }) : { edition: null }
  return [
    ...trades.filter((trade) => trade.season === season && isNew(trade, now)).map((trade) => describeTrade(key, trade)),
    ...describeRace(key, edition, now).filter(({ kind }) => kinds.includes(kind)),
  ]
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

/** Of the week that is final: once for all teams that clinched in it, and once for those that are out. */
function describeRace(key: LeagueKey, edition: Edition | null, now: Date): News[] {
  if (!edition || edition.games.some(({ stage }) => stage !== null)) return []
  const end = daysOfWeeks(key.season, [edition.week]).end.getTime()
  if (now.getTime() >= end + newsDays * dayMilliseconds) return []
  const decided = (status: Edition['odds'][number]['status'], proven: string) =>
    edition.odds
      .filter((row) => row.status === status && row.playoffs.before !== null && row.playoffs.before !== proven)
      .map(({ team }) => team.name)
  const tell = (kind: NewsKind, names: readonly string[], what: string): News[] =>
    names.length === 0
      ? []
      : [
          {
            kind,
            week: edition.week,
            id: null,
            text: `${edition.title}: ${joinList(names)} ${what}.`,
            path: pathTo('forecast', { ...key }),
          },
        ]
  const plural = (names: readonly string[], one: string, more: string) => (names.length === 1 ? one : more)
  const clinched = decided('clinched', '100%')
  const out = decided('out', '0%')
  return [
    ...tell('clinched', clinched, plural(clinched, 'has clinched a playoff spot', 'have clinched playoff spots')),
    ...tell('eliminated', out, plural(out, 'is out of the playoff race', 'are out of the playoff race')),
  ]
}
