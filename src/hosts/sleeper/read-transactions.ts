/** Adds, drops, claims, trades and commissioner's moves. */

import type { TradedDraftPick, Transaction } from '../../domain/host-season.ts'
import { isOfOneTeam } from '../shared/is-of-one-team.ts'
import { toIsoDate } from '../shared/values.ts'
import { failureReasonIn } from './failure-reasons.ts'
import type { SleeperPlayerRegistry } from './player-registry.ts'
import { emptySlot } from './responses/matchup.ts'
import type { RosterRecord } from './responses/roster.ts'
import type { SleeperTransactionRecord } from './responses/transaction.ts'
import { toPlayerNumber } from './sleeper-codes.ts'

export type WeekTransaction = SleeperTransactionRecord & { week: number }

interface Sources {
  rosters: readonly RosterRecord[]
  usesBudget: boolean
  registry: SleeperPlayerRegistry
}

/** In order of week and date. Failed claims are included with their bids, without players who were never in the league. */
export function readTransactions(records: readonly WeekTransaction[], sources: Sources): Transaction[] {
  const byId = new Map(records.map((record) => [record.transaction_id, record]))
  const inOrder = [...byId.values()].sort(
    (a, b) => a.week - b.week || dateOf(a) - dateOf(b) || compare(a.transaction_id, b.transaction_id),
  )
  for (const record of inOrder) {
    if (record.status !== 'complete') continue
    for (const player of playersOf(record)) sources.registry.register(player)
  }
  return inOrder.map((record) => readTransaction(record, sources))
}

function readTransaction(record: WeekTransaction, { rosters, usesBudget, registry }: Sources): Transaction {
  const { transaction_id, week, type, created, status_updated, roster_ids, settings } = record
  const status = record.status === 'complete' ? 'executed' : record.status === 'failed' ? 'failed' : 'pending'
  const items = listItems(record)
  const draftPicks = (record.draft_picks ?? []).map((pick) => readPick(pick, record))
  const budgetDollars = listDollars(record)
  const kind = readKind(record, { items, draftPicks, budgetDollars })
  const bid = settings?.waiver_bid ?? null
  return {
    id: transaction_id,
    week,
    proposedAt: toIsoDate(created),
    processedAt: toIsoDate(status_updated),
    kind,
    status,
    failureReason: status === 'failed' ? readReason(record) : null,
    isRebuilt: false,
    teamId: findActingTeam(record, rosters) ?? roster_ids?.[0] ?? null,
    bidDollars: kind === 'waiver' && usesBudget ? bid : null,
    items: items
      // Players of failed claims may never have been in the league; one who is added and dropped by one team stays.
      .filter(({ player, fromTeamId, toTeamId }) => registry.has(player) && fromTeamId !== toTeamId)
      .map(({ player, ...item }) => ({ player: registry.register(player), ...item })),
    ...(type === 'commissioner' ? { isByCommissioner: true } : {}),
    ...(draftPicks.length > 0 ? { draftPicks } : {}),
    ...(budgetDollars.length > 0 ? { budgetDollars } : {}),
  }
}

/** Each player once, by numeric id: objects with number keys have no other reliable order. */
function playersOf({ adds, drops }: SleeperTransactionRecord): string[] {
  const players = new Set([...Object.keys(adds ?? {}), ...Object.keys(drops ?? {})])
  players.delete(emptySlot)
  return [...players].sort((a, b) => toPlayerNumber(a) - toPlayerNumber(b))
}

function listItems(record: SleeperTransactionRecord) {
  return playersOf(record).map((player) => {
    const toTeamId = record.adds?.[player] ?? null
    const fromTeamId = record.drops?.[player] ?? null
    const action = toTeamId === null ? 'drop' : fromTeamId === null ? 'add' : 'trade'
    return { player, action, fromTeamId, toTeamId } as const
  })
}

function listDollars({ waiver_budget }: SleeperTransactionRecord) {
  return (waiver_budget ?? []).map(({ sender, receiver, amount }) => ({
    dollars: amount,
    fromTeamId: sender,
    toTeamId: receiver,
  }))
}

type Exchanged = Parameters<typeof isOfOneTeam>[0]

/** The commissioner's moves for teams have the kind they would have as the teams' own. */
function readKind({ type }: SleeperTransactionRecord, exchanged: Exchanged): Transaction['kind'] {
  const { items, draftPicks, budgetDollars } = exchanged
  if (isOfOneTeam(exchanged)) return 'other'
  if (type === 'trade' || type === 'waiver') return type
  const isTrade = [...items, ...draftPicks, ...budgetDollars].some(
    ({ fromTeamId, toTeamId }) => fromTeamId != null && toTeamId != null && fromTeamId !== toTeamId,
  )
  if (isTrade) return 'trade'
  if (items.length === 0) return 'other'
  return items.some(({ toTeamId }) => toTeamId !== null) ? 'add' : 'drop'
}

function readReason({ metadata, type }: SleeperTransactionRecord): Transaction['failureReason'] {
  return failureReasonIn(metadata?.notes ?? '') ?? (type === 'trade' ? 'canceled' : 'other')
}

/** Between two teams, a pick without a previous owner came from the one that did not get it. */
function readPick(
  pick: NonNullable<SleeperTransactionRecord['draft_picks']>[number],
  record: SleeperTransactionRecord,
): TradedDraftPick {
  const others = (record.roster_ids ?? []).filter((team) => team !== pick.owner_id)
  return {
    season: pick.season == null ? null : Number(pick.season),
    round: pick.round ?? null,
    overallPick: null,
    originalTeamId: pick.roster_id ?? null,
    fromTeamId: pick.previous_owner_id ?? (others.length === 1 ? (others[0] ?? null) : null),
    toTeamId: pick.owner_id,
  }
}

/** The requesting user's team; null if the commissioner requested it for another team. */
function findActingTeam(
  { creator, roster_ids }: SleeperTransactionRecord,
  rosters: readonly RosterRecord[],
): number | null {
  const own = rosters.find(
    ({ owner_id, co_owners }) => creator != null && (owner_id === creator || co_owners?.includes(creator)),
  )
  return own && roster_ids?.includes(own.roster_id) ? own.roster_id : null
}

function dateOf({ status_updated, created }: SleeperTransactionRecord): number {
  return status_updated ?? created ?? 0
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
