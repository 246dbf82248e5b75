/** Adds, drops, claims, trades and commissioner's moves. Failed claims and losing bids are nowhere. */
import type { TradedDraftPick, Transaction } from '../../domain/host-season.ts'
import { isOfOneTeam } from '../shared/is-of-one-team.ts'
import { toIsoDate } from '../shared/values.ts'
import type { YahooPlayerRegistry } from './player-registry.ts'
import type { YahooCalendar } from './read-calendar.ts'
import type { YahooGame } from './responses/league.ts'
import type { TransactionPlayer, TransactionRecord } from './responses/transaction.ts'
import { teamOf } from './responses/values.ts'

interface Sources {
  calendar: YahooCalendar
  game: YahooGame | null
  usesBudget: boolean
  registry: YahooPlayerRegistry
}

/** In order of time. */
export function readYahooTransactions(records: readonly TransactionRecord[], sources: Sources): Transaction[] {
  return records
    .toSorted((a, b) => (a.timestamp ?? 0) - (b.timestamp ?? 0) || a.transaction_id - b.transaction_id)
    .map((record) => readTransaction(record, sources))
}

function readTransaction(record: TransactionRecord, { calendar, game, usesBudget, registry }: Sources): Transaction {
  const { transaction_id, type, status, timestamp, faab_bid } = record
  const items = (record.players ?? []).flatMap((moved) => readItem(moved, registry))
  const draftPicks = (record.picks ?? []).map(readPick)
  const kind = readKind(record, items, draftPicks)
  const at = toIsoDate((timestamp ?? 0) * 1000)
  return {
    id: String(transaction_id),
    week: findWeek(timestamp ?? 0, calendar, game),
    proposedAt: at,
    processedAt: at,
    kind,
    status: status === 'successful' ? 'executed' : status === 'vetoed' ? 'failed' : 'unknown',
    failureReason: status === 'vetoed' ? 'vetoed' : null,
    isRebuilt: false,
    teamId: findTeam(record, items),
    bidDollars: usesBudget && kind === 'waiver' ? (faab_bid ?? null) : null,
    items,
    ...(type === 'commish' ? { isByCommissioner: true } : {}),
    ...(draftPicks.length > 0 ? { draftPicks } : {}),
  }
}

type Item = Transaction['items'][number]

function readItem({ transaction_data: moves, ...player }: TransactionPlayer, registry: YahooPlayerRegistry): Item[] {
  registry.describe(player)
  return (moves ?? []).slice(0, 1).map(({ type, source_team_key, destination_team_key }) => ({
    player: registry.register(player.player_key),
    action: type === 'add' || type === 'drop' || type === 'trade' ? type : 'other',
    fromTeamId: source_team_key ? teamOf(source_team_key) : null,
    toTeamId: destination_team_key ? teamOf(destination_team_key) : null,
  }))
}

/** Yahoo does not say of which year's draft a pick is. */
function readPick(pick: NonNullable<TransactionRecord['picks']>[number]): TradedDraftPick {
  const team = (key: string | null | undefined) => (key ? teamOf(key) : null)
  return {
    season: null,
    round: pick.round ?? null,
    overallPick: null,
    originalTeamId: team(pick.original_team_key),
    fromTeamId: team(pick.source_team_key),
    toTeamId: team(pick.destination_team_key),
  }
}

function readKind(
  { type, players }: TransactionRecord,
  items: readonly Item[],
  draftPicks: readonly TradedDraftPick[],
): Transaction['kind'] {
  if (type === 'trade') return isOfOneTeam({ items, draftPicks, budgetDollars: [] }) ? 'other' : 'trade'
  const isClaim = (players ?? []).some(({ transaction_data: moves }) => moves?.[0]?.source_type === 'waivers')
  if (items.some(({ action }) => action === 'add')) return isClaim ? 'waiver' : 'add'
  return items.some(({ action }) => action === 'drop') ? 'drop' : 'other'
}

function findTeam({ trader_team_key }: TransactionRecord, items: readonly Item[]): number | null {
  if (trader_team_key) return teamOf(trader_team_key)
  const added = items.find(({ toTeamId }) => toTeamId !== null)
  return added?.toTeamId ?? items.find(({ fromTeamId }) => fromTeamId !== null)?.fromTeamId ?? null
}

/** Yahoo's weeks begin at midnight of the Pacific coast, after Monday's game. */
const pacificMidnight = 'T08:00:00Z'

/** The week of a move by the NFL's weeks; those before the season are in its first week. */
function findWeek(timestamp: number, { startWeek, finalWeek }: YahooCalendar, game: YahooGame | null): number {
  const begun = (game?.game_weeks ?? []).filter(
    ({ start }) => Date.parse(`${start}${pacificMidnight}`) <= timestamp * 1000,
  )
  const week = Math.max(startWeek, ...begun.map((one) => one.week))
  return Math.min(week, finalWeek)
}
