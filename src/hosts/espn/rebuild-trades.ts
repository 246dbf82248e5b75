/** Rebuilds trades that ESPN lists without players, from the rosters before and after. */
import type { HostDraft, Lineup, Transaction } from '../../domain/host-season.ts'

interface Sources {
  season: number
  lineups: readonly Lineup[]
  drafts: readonly HostDraft[]
  transactions: readonly Transaction[]
  /** Weeks with unknown transactions, in which trades are not rebuilt. */
  unknownWeeks: readonly number[]
}

/**
 * The transactions, with the players of trades that ESPN does not itemize, and with trades that it does not list. A player was traded if he
 * is on another team in the next week with known lineups, without an add by that team or a drop by the other one. All players who moved
 * between two teams in one week are one trade, so no trade is listed twice.
 */
export function rebuildTrades(sources: Sources): Transaction[] {
  const found = Map.groupBy(findUnexplained(sources), ({ week, fromTeamId, toTeamId }) =>
    [week, Math.min(fromTeamId, toTeamId), Math.max(fromTeamId, toTeamId)].join('/'),
  )
  const transactions = [...sources.transactions]
  for (const movements of found.values()) {
    const [first] = movements
    if (!first) continue
    const { week } = first
    const teamIds = [first.fromTeamId, first.toTeamId].sort((a, b) => a - b)
    const items = movements.map(({ player, fromTeamId, toTeamId }) => ({
      player,
      action: 'trade' as const,
      fromTeamId,
      toTeamId,
    }))
    const index = findBareTrade(transactions, week, teamIds)
    const known = transactions[index]
    // The players have moved, whatever ESPN says about the trade's status.
    if (known)
      transactions[index] = { ...known, status: 'executed', isRebuilt: true, items: [...items, ...known.items] }
    else transactions.push({ ...unlistedTrade(sources.season, week, teamIds), items })
  }
  return transactions.flatMap(splitDrops).sort((a, b) => a.week - b.week || dateOf(a) - dateOf(b))
}

interface Movement {
  player: number
  /** First week with the new team. */
  week: number
  fromTeamId: number
  toTeamId: number
}

function findUnexplained({ lineups, drafts, transactions, unknownWeeks }: Sources): Movement[] {
  const moved = listMoved(transactions)
  const movements: Movement[] = []
  const before = new Map<number, { teamId: number; week: number }>()
  for (const { player, teamId } of drafts.flatMap(({ picks }) => picks)) before.set(player, { teamId, week: 0 })
  const byWeek = [...Map.groupBy(lineups, ({ week }) => week)].sort(([a], [b]) => a - b)
  let weekBefore = 0
  for (const [week, ofWeek] of byWeek) {
    for (const { teamId, entries } of ofWeek) {
      for (const { player } of entries) {
        const last = before.get(player)
        before.set(player, { teamId, week })
        if (!last || last.teamId === teamId || last.week !== weekBefore) continue
        const isListed = (moved.get(player) ?? []).some(
          (move) =>
            move.week >= last.week && move.week <= week && (move.to === teamId || move.dropFrom === last.teamId),
        )
        const isUnknown = unknownWeeks.some((unknown) => unknown >= last.week && unknown <= week)
        if (!isListed && !isUnknown) movements.push({ player, week, fromTeamId: last.teamId, toTeamId: teamId })
      }
    }
    weekBefore = week
  }
  return movements
}

interface ListedMove {
  week: number
  /** The team that got him by an add or a trade. */
  to: number | null
  dropFrom: number | null
}

/** Executed moves of each player. */
function listMoved(transactions: readonly Transaction[]): Map<number, ListedMove[]> {
  const moves = new Map<number, ListedMove[]>()
  for (const { status, kind, week, items } of transactions) {
    if (status !== 'executed' || kind === 'draft') continue
    for (const { player, action, fromTeamId, toTeamId } of items) {
      const to = action === 'add' || action === 'trade' ? toTeamId : null
      moves.set(player, [...(moves.get(player) ?? []), { week, to, dropFrom: action === 'drop' ? fromTeamId : null }])
    }
  }
  return moves
}

/** A trade of one of the two teams that ESPN lists without players, of this week or the one before. */
function findBareTrade(transactions: readonly Transaction[], week: number, teamIds: readonly number[]): number {
  const isBare = (transaction: Transaction, inWeek: number) =>
    transaction.status !== 'failed' &&
    isBareTrade(transaction) &&
    transaction.week === inWeek &&
    transaction.teamId !== null &&
    teamIds.includes(transaction.teamId)
  const same = transactions.findIndex((transaction) => isBare(transaction, week))
  return same >= 0 ? same : transactions.findIndex((transaction) => isBare(transaction, week - 1))
}

/**
 * A trade of which the host lists nothing that changed teams, at most players dropped to make room. A trade of draft picks or dollars alone
 * is not one.
 */
export function isBareTrade({ kind, items, draftPicks, budgetDollars }: Transaction): boolean {
  return kind === 'trade' && items.every(({ action }) => action === 'drop') && !draftPicks && !budgetDollars
}

/** Players dropped for a trade whose players stay unknown are a move of their own: with them alone it would be a trade of one team. */
function splitDrops(transaction: Transaction): Transaction[] {
  const { id, items } = transaction
  if (!isBareTrade(transaction) || items.length === 0) return [transaction]
  return [
    { ...transaction, items: [] },
    { ...transaction, id: `${id}-drops`, kind: 'drop' },
  ]
}

/** The id is unique in all seasons of a league. */
function unlistedTrade(season: number, week: number, teamIds: readonly number[]): Omit<Transaction, 'items'> {
  return {
    id: `rebuilt-${season}-${week}-${teamIds.join('-')}`,
    week,
    proposedAt: null,
    processedAt: null,
    kind: 'trade',
    status: 'executed',
    failureReason: null,
    isRebuilt: true,
    teamId: null,
    bidDollars: null,
  }
}

function dateOf({ processedAt, proposedAt }: Transaction): number {
  return Date.parse(processedAt ?? proposedAt ?? '') || 0
}
