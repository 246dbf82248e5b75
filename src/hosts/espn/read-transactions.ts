/** Adds, drops, claims and trades from ESPN's transactions, one entry for each move. */
import type { TradedDraftPick, Transaction } from '../../domain/host-season.ts'
import { isOfOneTeam } from '../shared/is-of-one-team.ts'
import { toIsoDate } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import { isPlayerId } from './espn-codes.ts'
import type { EspnPlayerRegistry } from './player-registry.ts'
import { type FileLocation, readEspnResponse, readRecords, unwrapHistory } from './read-response.ts'
import { checkLeagueAndSeason } from './read-week.ts'
import {
  budgetTrade,
  type EspnTransactionRecord,
  espnTransaction,
  pickTrade,
  type TransactionItemRecord,
  transactionsResponse,
} from './responses/transactions.ts'

/** One week's records. Throws DomainError('unreadable-answer') if the response is another league's or season's. */
export function readTransactionRecords(
  json: unknown,
  location: FileLocation & { week: number },
  warnings: Warnings,
): (EspnTransactionRecord & { week: number })[] {
  const response = readEspnResponse(transactionsResponse, json, location, warnings)
  checkLeagueAndSeason(response, location)
  const records = readRecords(location, warnings)
  const read = records.each(espnTransaction, response.transactions ?? [], 'transactions')
  records.finish()
  return read.map((record) => ({ ...record, week: record.scoringPeriodId || location.week }))
}

/** The part of a week's response with its transactions; the lineups beside them are large. */
export function pickTransactions(json: unknown): unknown {
  return transactionsResponse.safeParse(unwrapHistory(json)).data ?? json
}

/** Players of a week's moves, lineup moves aside. */
export function movedPlayerIds(json: unknown): number[] {
  const records = transactionsResponse.safeParse(unwrapHistory(json)).data?.transactions ?? []
  return records.flatMap((record) => {
    const read = espnTransaction.safeParse(record).data
    return read && !read.type.startsWith('TRADE_PROPOSAL') ? playersOf(read).map(({ playerId }) => playerId) : []
  })
}

type WeekRecord = EspnTransactionRecord & { week: number }

/**
 * Moves in order of week and date. Lineup moves and rejected offers are left out; a trade is one entry for its acceptance,
 * vote and execution.
 */
export function sortMoves(records: readonly WeekRecord[]): EspnMove[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  const trades = new Map<string, WeekRecord[]>()
  const others: WeekRecord[] = []
  for (const record of byId.values()) {
    const isTrade = /^TRADE_(ACCEPT|UPHOLD|VETO)$/.test(record.type)
    if (!isTrade && !record.type.startsWith('TRADE_') && playersOf(record).length > 0) others.push(record)
    if (!isTrade) continue
    const key = record.relatedTransactionId ?? record.id
    trades.set(key, [...(trades.get(key) ?? []), record])
  }
  return [
    ...others.map((record) => ({
      record,
      kind: toKind(record),
      status: toStatus(record.status),
      items: playersOf(record),
      draftPicks: [],
      budgetDollars: [],
    })),
    ...[...trades].flatMap(([proposalId, steps]) => readTrade(steps, byId.get(proposalId)) ?? []),
  ].sort((a, b) => a.record.week - b.record.week || (dateOf(a.record) ?? 0) - (dateOf(b.record) ?? 0))
}

/** Registers every player who was really moved. */
export function registerMovedPlayers(moved: readonly EspnMove[], registry: EspnPlayerRegistry): void {
  for (const { status, items } of moved) {
    if (status === 'executed') for (const { playerId } of items) registry.register(playerId)
  }
}

/** The transactions of the moves; call once all of the season's players are registered. `usesBudget`: whether a bid of 0 is a bid. */
export function toTransactions(
  moved: readonly EspnMove[],
  registry: EspnPlayerRegistry,
  { usesBudget }: { usesBudget: boolean },
): Transaction[] {
  return moved.map(({ record, kind, status, items, draftPicks, budgetDollars }) => ({
    id: record.id,
    week: record.week,
    proposedAt: toIsoDate(record.proposedDate),
    processedAt: toIsoDate(record.processDate),
    kind,
    status,
    failureReason: status === 'failed' ? toReason(record.status, kind) : null,
    isRebuilt: false,
    teamId: teamOrNull(record.teamId),
    bidDollars: usesBudget || (record.bidAmount ?? 0) > 0 ? (record.bidAmount ?? null) : null,
    items: items
      // For a failed claim of a player who was never in the league only his id is known.
      .filter(({ playerId }) => registry.has(playerId))
      .map((item) => ({
        player: registry.register(item.playerId),
        action: toAction(item.type),
        fromTeamId: teamOrNull(item.fromTeamId),
        toTeamId: teamOrNull(item.toTeamId),
      })),
    ...(isByCommissioner(record) ? { isByCommissioner: true } : {}),
    ...(draftPicks.length > 0 ? { draftPicks } : {}),
    ...(budgetDollars.length > 0 ? { budgetDollars } : {}),
  }))
}

/**
 * Moves by the commissioner himself. A trade that he made has no proposal (seen in 2021 and 2023). Trades that he let take place and claims
 * that he processed are the teams'.
 */
function isByCommissioner({ isLeagueManager, type, relatedTransactionId }: EspnTransactionRecord): boolean {
  return isLeagueManager === true && !type.startsWith('WAIVER') && !relatedTransactionId
}

/** A transaction whose players are still ESPN's ids. */
export interface EspnMove {
  record: WeekRecord
  kind: Transaction['kind']
  status: Transaction['status']
  items: PlayerItem[]
  draftPicks: TradedDraftPick[]
  budgetDollars: NonNullable<Transaction['budgetDollars']>
}

type PlayerItem = TransactionItemRecord & { playerId: number }

/**
 * ESPN records an acceptance (often without players and status), votes, and sometimes the execution with the players. They share the
 * proposal's id. ESPN's status of an acceptance decides. Without one, the commissioner's word does; members' votes against a trade do not
 * say how the count ended.
 */
function readTrade(steps: readonly WeekRecord[], proposal: WeekRecord | undefined): EspnMove | null {
  const accepted = steps.filter(({ type }) => type === 'TRADE_ACCEPT')
  const executed = accepted.find(({ status }) => status === 'EXECUTED')
  const record = executed ?? accepted[0]
  if (!record) return null
  const isFailed = accepted.some((step) => toStatus(step.status) === 'failed')
  const isVetoed = steps.some(({ type, isLeagueManager }) => type === 'TRADE_VETO' && isLeagueManager === true)
  const isUpheld = steps.some(({ type }) => type === 'TRADE_UPHOLD')
  const lists = [executed, ...accepted, proposal].map((step) => step?.items ?? [])
  const items = addDrops(lists.find(hasTraded) ?? [], lists)
  const traded = {
    items: items.filter(isPlayer),
    draftPicks: items.filter(({ type }) => type === pickTrade).map(readPick),
    budgetDollars: items.filter(({ type }) => type === budgetTrade).flatMap(readDollars),
  }
  return {
    record,
    kind: isOfOneTeam(traded) ? 'other' : 'trade',
    status: executed ? 'executed' : isFailed || isVetoed ? 'failed' : isUpheld ? 'executed' : toStatus(record.status),
    ...traded,
  }
}

/** Each manager's own record has the players whom he drops to make room for the trade. */
function addDrops(
  traded: readonly TransactionItemRecord[],
  lists: readonly (readonly TransactionItemRecord[])[],
): TransactionItemRecord[] {
  const byPlayer = new Map(traded.flatMap((item) => (isPlayer(item) ? [[item.playerId, item]] : [])))
  const drops = lists.flat().filter((item) => item.type === 'DROP' && isPlayer(item) && !byPlayer.has(item.playerId))
  return [...traded, ...new Map(drops.map((item) => [item.playerId, item])).values()]
}

function hasTraded(items: readonly TransactionItemRecord[]): boolean {
  return items.some(
    (item) => item.type === pickTrade || item.type === budgetTrade || (item.type === 'TRADE' && isPlayer(item)),
  )
}

/** ESPN does not say of which season's draft the pick is. */
function readPick({ overallPickNumber, fromTeamId, toTeamId }: TransactionItemRecord): TradedDraftPick {
  return {
    season: null,
    round: null,
    overallPick: overallPickNumber || null,
    originalTeamId: null,
    fromTeamId: teamOrNull(fromTeamId),
    toTeamId: teamOrNull(toTeamId),
  }
}

function readDollars({ acquisitionBudget, fromTeamId, toTeamId }: TransactionItemRecord): EspnMove['budgetDollars'] {
  return acquisitionBudget
    ? [{ dollars: acquisitionBudget, fromTeamId: teamOrNull(fromTeamId), toTeamId: teamOrNull(toTeamId) }]
    : []
}

/** Players that changed hands; lineup moves, open slots (−1) and items that are no players (0) aside. */
function playersOf({ items }: EspnTransactionRecord): PlayerItem[] {
  return (items ?? []).filter(isPlayer)
}

function isPlayer(item: TransactionItemRecord): item is PlayerItem {
  const { type, playerId } = item
  return type != null && type !== 'LINEUP' && type !== pickTrade && type !== budgetTrade && isPlayerId(playerId)
}

function toKind(record: EspnTransactionRecord): Transaction['kind'] {
  switch (record.type) {
    case 'DRAFT':
      return 'draft'
    case 'WAIVER':
    case 'WAIVER_ERROR':
      return 'waiver'
    default: {
      const types = new Set(playersOf(record).map(({ type }) => type))
      return types.has('ADD') ? 'add' : types.has('DROP') ? 'drop' : 'other'
    }
  }
}

function toStatus(status: string | null | undefined): Transaction['status'] {
  if (status === 'EXECUTED') return 'executed'
  if (status === 'PENDING') return 'pending'
  return status === 'CANCELED' || status?.startsWith('FAILED') ? 'failed' : 'unknown'
}

function toAction(type: string | null | undefined): Transaction['items'][number]['action'] {
  return type === 'ADD' ? 'add' : type === 'DROP' ? 'drop' : type === 'TRADE' ? 'trade' : 'other'
}

/** 0 and −1 are the player pool and the league office. */
function teamOrNull(teamId: number | null | undefined): number | null {
  return teamId && teamId > 0 ? teamId : null
}

function dateOf({ processDate, proposedDate }: EspnTransactionRecord): number | null {
  return processDate ?? proposedDate ?? null
}

/** The acceptance of a vetoed trade has no failure reason of its own. */
function toReason(status: string | null | undefined, kind: Transaction['kind']): Transaction['failureReason'] {
  switch (status) {
    case 'CANCELED':
      return 'canceled'
    case 'FAILED_INVALIDPLAYERSOURCE':
      return 'outbid'
    case 'FAILED_PLAYERALREADYDROPPED':
      return 'already-dropped'
    case 'FAILED_ROSTERLIMIT':
      return 'roster-limit'
    default:
      return kind === 'trade' && !status?.startsWith('FAILED') ? 'vetoed' : 'other'
  }
}
