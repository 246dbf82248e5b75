/** The season's moves: highlights, then team by team and one by one, with filters. */
import { useMemo } from 'react'
import type { MovesResponse } from '../../contract/responses/moves.ts'
import { findMoveHighlights, type MoveHighlights } from '../../parts/moves/move-highlights.ts'
import type { MoveLinks } from '../../parts/moves/move-links.tsx'
import { rateByVerdicts, type TradeVerdicts } from '../../parts/trades/rate-by-verdicts.ts'
import { deferred } from '../../ui/deferred.ts'
import { formatSigned } from '../../ui/format.ts'
import { Later } from '../../ui/Later.tsx'
import { laterPart } from '../../ui/later-parts.tsx'
import { MovesToolbar } from './MovesToolbar.tsx'
import {
  areMovesFiltered,
  isMoveShown,
  knownMoveFilters,
  type MoveFilters,
  moveFilterEntries,
  readMoveFilters,
} from './move-filters.ts'
import { TradeOfTheYear } from './TradeOfTheYear.tsx'

const BelowTrade = laterPart(() => import('./BelowTrade.tsx'))
const DeferredTrade = deferred(TradeOfTheYear)

export interface SeasonMovesProps {
  /** With at least one move. */
  response: MovesResponse
  /** False during the season. */
  isOver: boolean
  query: URLSearchParams
  /** Sets or removes entries of the query. */
  onQuery: (entries: Record<string, string | null>) => void
  links: MoveLinks
  verdictOf: TradeVerdicts
}

export function SeasonMoves({ response: ofSeason, isOver, query, onQuery, links, verdictOf }: SeasonMovesProps) {
  const response = useMemo(() => rateByVerdicts(ofSeason, verdictOf), [ofSeason, verdictOf])
  const isUntilToday = response !== ofSeason
  const { moves, teams } = response
  const story = useMemo(() => findMoveHighlights(moves), [moves])
  const teamIds = teams.map(({ team }) => team.id)
  const filters = knownMoveFilters(readMoveFilters(query), moves, teamIds)
  const isFiltered = areMovesFiltered(filters)
  const shown = moves.filter((move) => isMoveShown(move, filters))
  const onFilters = (changed: Partial<MoveFilters>) => onQuery(moveFilterEntries(changed))
  return (
    <div>
      <MovesToolbar moves={moves} shown={shown} teams={teams} filters={filters} onFilters={onFilters} />
      <div className="mt-5 flex flex-col gap-10">
        {!isFiltered && <BiggestPickUp {...story} />}
        {!isFiltered && (
          <DeferredTrade
            isUntilToday={isUntilToday}
            verdict={story.trade ? verdictOf(story.trade.id) : undefined}
            story={story}
            isOver={isOver}
            links={links}
            onAll={() => onFilters({ kind: 'trade' })}
          />
        )}
        <Later>
          <BelowTrade
            response={response}
            shown={shown}
            story={story}
            filters={filters}
            isFiltered={isFiltered}
            isOver={isOver}
            isUntilToday={isUntilToday}
            query={query}
            onQuery={onQuery}
            onFilters={onFilters}
            links={links}
            verdictOf={verdictOf}
          />
        </Later>
      </div>
    </div>
  )
}

/** The head of the page where a pickup gained more than every trade, whose section is first. */
function BiggestPickUp({ trade, bestPickUps: [best] }: Pick<MoveHighlights, 'trade' | 'bestPickUps'>) {
  if (!trade || !best || best.value <= Math.max(...trade.sides.map(({ value }) => value ?? 0))) return null
  return (
    <p className="scoreboard -mb-5 text-2xl">
      No trade gained as much as a pickup: <bdi>{best.moved.player.name}</bdi> with {formatSigned(best.value)} for{' '}
      <bdi>{best.team.name}</bdi>
    </p>
  )
}
