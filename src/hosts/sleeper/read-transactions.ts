/** Adds, drops, claims, trades and commissioner's moves. */
import type { Transaction } from '../../domain/host-season.ts'
import { toIsoDate } from '../shared/values.ts'
import type { PlayerRegistry } from './player-registry.ts'
import type { RosterRecord } from './responses/roster.ts'
import type { TransactionRecord } from './responses/transaction.ts'
import { toPlayerNumber } from './sleeper-codes.ts'

export type WeekTransaction = TransactionRecord & { week: number }

interface Sources {
  rosters: readonly RosterRecord[]
  usesBudget: boolean
  registry: PlayerRegistry
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
  const { transaction_id, week, type, created, status_updated, roster_ids, settings, draft_picks } = record
  const status = record.status === 'complete' ? 'executed' : record.status === 'failed' ? 'failed' : 'pending'
  const kind = readKind(record)
  const bid = settings?.waiver_bid ?? null
  const dollars = (record.waiver_budget ?? []).map(({ sender, receiver, amount }) => ({
    dollars: amount,
    fromTeamId: sender,
    toTeamId: receiver,
  }))
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
    items: playersOf(record)
      .filter((player) => registry.has(player))
      .map((player) => readItem(player, record, registry)),
    ...(type === 'commissioner' ? { isByCommissioner: true } : {}),
    ...(draft_picks?.length ? { draftPicks: draft_picks.map(readPick) } : {}),
    ...(dollars.length > 0 ? { budgetDollars: dollars } : {}),
  }
}

/** Each player once, by numeric id: objects with number keys have no other reliable order. */
function playersOf({ adds, drops }: TransactionRecord): string[] {
  const players = new Set([...Object.keys(adds ?? {}), ...Object.keys(drops ?? {})])
  return [...players].sort((a, b) => toPlayerNumber(a) - toPlayerNumber(b))
}

function readItem(player: string, { adds, drops }: TransactionRecord, registry: PlayerRegistry) {
  const [toTeamId, fromTeamId] = [adds?.[player] ?? null, drops?.[player] ?? null]
  const action = toTeamId === null ? 'drop' : fromTeamId === null ? 'add' : 'trade'
  return { player: registry.register(player), action, fromTeamId, toTeamId } as const
}

/** The commissioner's moves for teams have the kind they would have as the teams' own. */
function readKind({ type, adds, drops }: TransactionRecord): Transaction['kind'] {
  if (type === 'trade' || type === 'waiver') return type
  const hasAdds = Object.keys(adds ?? {}).length > 0
  const isTrade = Object.keys(adds ?? {}).some((player) => drops?.[player] !== undefined)
  if (isTrade) return 'trade'
  return hasAdds ? 'add' : Object.keys(drops ?? {}).length > 0 ? 'drop' : 'other'
}

/** `metadata.notes` is a sentence for the team. */
function readReason({ metadata, type }: TransactionRecord): Transaction['failureReason'] {
  const notes = metadata?.notes ?? ''
  if (/claimed by another/i.test(notes)) return 'outbid'
  if (/too many players|roster (is full|limit)/i.test(notes)) return 'roster-limit'
  if (/budget|faab|not enough/i.test(notes)) return 'over-budget'
  if (/no longer on|already (been )?dropped/i.test(notes)) return 'already-dropped'
  if (/veto/i.test(notes)) return 'vetoed'
  return type === 'trade' ? 'canceled' : 'other'
}

function readPick(pick: NonNullable<TransactionRecord['draft_picks']>[number]) {
  return {
    season: Number(pick.season),
    round: pick.round,
    originalTeamId: pick.roster_id,
    fromTeamId: pick.previous_owner_id,
    toTeamId: pick.owner_id,
  }
}

/** The requesting user's team; null if the commissioner requested it for another team. */
function findActingTeam({ creator, roster_ids }: TransactionRecord, rosters: readonly RosterRecord[]): number | null {
  const own = rosters.find(
    ({ owner_id, co_owners }) => creator != null && (owner_id === creator || co_owners?.includes(creator)),
  )
  return own && roster_ids?.includes(own.roster_id) ? own.roster_id : null
}

function dateOf({ status_updated, created }: TransactionRecord): number {
  return status_updated ?? created ?? 0
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
