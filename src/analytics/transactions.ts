import type { Season, Transaction } from '../domain/season.ts'

const moves: ReadonlySet<Transaction['kind']> = new Set(['add', 'drop', 'waiver', 'trade'])

/** A team's adds, drops, waiver claims and trades up to a week, in order; lineup moves are left out. */
export function listTransactions(season: Season, teamId: number, upToWeek: number): Transaction[] {
  return season.transactions
    .filter(({ kind, week }) => moves.has(kind) && week <= upToWeek)
    .filter((transaction) => concerns(transaction, teamId))
    .toSorted(compareTransactions)
}

/** By week, then by date, then by id. */
export function compareTransactions(a: Transaction, b: Transaction): number {
  return a.week - b.week || compare(dateOf(a) ?? '', dateOf(b) ?? '') || compare(a.id, b.id)
}

/** When a transaction happened: its execution, else its proposal. */
export function dateOf({ processedAt, proposedAt }: Transaction): string | null {
  return processedAt ?? proposedAt
}

function concerns(transaction: Transaction, teamId: number): boolean {
  const { items, draftPicks = [], budgetDollars = [] } = transaction
  return (
    transaction.teamId === teamId ||
    [...items, ...draftPicks, ...budgetDollars].some(
      ({ fromTeamId, toTeamId }) => fromTeamId === teamId || toTeamId === teamId,
    )
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
