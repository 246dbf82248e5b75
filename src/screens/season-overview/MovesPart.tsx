/** The team's moves that mattered most, with their value. */
import type { ListedMove } from '../../contract/responses/moves.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'
import { seasonOf } from '../../parts/league/league-calls.ts'
import { SectionFailed } from '../../parts/league/ScreenFailed.tsx'
import { describeTeamMoves } from '../../parts/moves/describe-team-moves.ts'
import { MoveRow } from '../../parts/moves/MoveRow.tsx'
import { rateByVerdicts } from '../../parts/trades/rate-by-verdicts.ts'
import { tradeAddress } from '../../parts/trades/trade-links.ts'
import { useTradeVerdicts } from '../../parts/trades/use-trade-verdicts.ts'
import { useResource } from '../../stores/use-resource.ts'
import { PartLoading, type TeamPartProps } from './team-part.tsx'

const listed = 5

export function MovesPart({ place: { leagueRef, teamId, query }, league }: TeamPartProps) {
  const state = useResource('moves', seasonOf({ leagueRef, league }))
  const verdictOf = useTradeVerdicts(leagueRef, league.season)
  if (state.status === 'failed') return <SectionFailed what="moves" failure={state.failure} onRetry={state.reload} />
  if (state.status === 'loading') return <PartLoading />
  const { teams, unavailable, moves: rated } = rateByVerdicts(state.data, verdictOf)
  const totals = teams.find(({ team }) => team.id === teamId)
  const moves = rankTeamMoves(rated, teamId)
  if (moves.length === 0) return <p className="text-muted">{unavailable ?? 'This team made no moves this season.'}</p>
  const links = {
    team: (id: number, week: number) => leagueAddress('rosterWeek', { leagueRef, teamId: id, week, query }),
    trade: (id: string) => tradeAddress(leagueRef, id, query),
  }
  return (
    <>
      <p className="mb-3 text-muted text-sm">
        {totals && describeTeamMoves(totals)}
        {moves.length > listed && '. The biggest gains and losses:'}
      </p>
      <ol className="border-hairline border-b">
        {moves.slice(0, listed).map((move) => (
          <MoveRow key={move.id} move={move} hasWeek links={links} verdictOf={verdictOf} />
        ))}
      </ol>
    </>
  )
}

/** A team's moves, those that gained or cost it most first; of the same value the latest. */
export function rankTeamMoves(moves: readonly ListedMove[], teamId: number): ListedMove[] {
  const worth = ({ sides }: ListedMove) => Math.abs(sides.find(({ team }) => team.id === teamId)?.value ?? 0)
  return moves
    .filter(({ sides }) => sides.some(({ team }) => team.id === teamId))
    .toReversed()
    .toSorted((a, b) => worth(b) - worth(a))
}
