import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Season, TradedDraftPick } from '../../domain/season.ts'
import { listMoves, type Move } from '../moves/list-moves.ts'

/** A trade that counts, in its season. */
export interface LeagueTrade {
  season: Season
  move: Move
}

/** Something that a trade gave a team. */
export type TradedAsset = { fromTeamId: number | null; toTeamId: number } & (
  | { kind: 'player'; player: number }
  | { kind: 'pick'; pick: TradedDraftPick }
  | { kind: 'dollars'; dollars: number }
)

/** The trades of a season, in order; undone ones and the commissioner's are left out. */
export const listTrades = memoizeBySeason((season: Season): readonly LeagueTrade[] =>
  listMoves(season)
    .filter(({ kind, sides }) => kind === 'trade' && sides.length > 1)
    .map((move) => ({ season, move })),
)

/** Everything that changed teams in a trade, each asset once. */
export function listTradedAssets({ season, move }: LeagueTrade): TradedAsset[] {
  const { items, draftPicks, budgetDollars } = tradesById(season).get(move.id) ?? nothing
  return [
    ...items.map(({ player, ...between }) => ({ kind: 'player' as const, player, ...between })),
    ...draftPicks.map((pick) => ({ kind: 'pick' as const, pick, ...betweenOf(pick) })),
    ...budgetDollars.map(({ dollars, ...between }) => ({ kind: 'dollars' as const, dollars, ...between })),
  ].flatMap(({ toTeamId, fromTeamId, ...asset }): TradedAsset[] =>
    toTeamId === null || toTeamId === fromTeamId ? [] : [{ ...asset, fromTeamId, toTeamId }],
  )
}

const nothing = { items: [], draftPicks: [], budgetDollars: [] }

const betweenOf = ({ fromTeamId, toTeamId }: TradedDraftPick) => ({ fromTeamId, toTeamId })

const tradesById = memoizeBySeason(
  ({ transactions }: Season) =>
    new Map(
      transactions
        .filter(({ kind }) => kind === 'trade')
        .map(({ id, items, draftPicks = [], budgetDollars = [] }) => [id, { items, draftPicks, budgetDollars }]),
    ),
)
