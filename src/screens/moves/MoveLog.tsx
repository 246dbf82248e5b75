/** The moves one by one, by week or by value. A large league lists only the first ones initially. */
import { startTransition, useEffect, useState } from 'react'
import type { ListedMove } from '../../contract/responses/moves.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { describeTeamMoves, type TeamMoves } from '../../parts/moves/describe-team-moves.ts'
import { MoveRow } from '../../parts/moves/MoveRow.tsx'
import { isTrade } from '../../parts/moves/move-labels.ts'
import type { MoveLinks } from '../../parts/moves/move-links.tsx'
import type { TradeVerdicts } from '../../parts/trades/rate-by-verdicts.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount } from '../../ui/format.ts'
import { Message } from '../../ui/Message.tsx'
import { Section } from '../../ui/Section.tsx'
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx'
import { firstMoves, groupMoves, type LogGroup } from './log-groups.ts'
import { areMovesFiltered, type MoveFilters } from './move-filters.ts'

export interface MoveLogProps {
  /** Moves after filtering. */
  moves: readonly ListedMove[]
  team: TeamMoves | null
  filters: MoveFilters
  isLatestFirst: boolean
  links: MoveLinks
  verdictOf: TradeVerdicts
  /** Trades have the values of their pages, which differ from those of the season. */
  isUntilToday: boolean
  onFilters: (changed: Partial<MoveFilters>) => void
}

export function MoveLog({
  moves,
  team,
  filters,
  isLatestFirst,
  links,
  verdictOf,
  isUntilToday,
  onFilters,
}: MoveLogProps) {
  const [limit, showAll] = useLimit(moves.length)
  const { by, teamId } = filters
  const groups = groupMoves(moves, { by, isLatestFirst, teamId, limit })
  const listed = groups.reduce((sum, group) => sum + group.moves.length, 0)
  return (
    <Section
      title={team ? <bdi>{team.team.name}</bdi> : 'Move by move'}
      note={[team && describeTeamMoves(team), describeValue(moves, isUntilToday)].filter(Boolean).join('. ')}
      action={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <MeasureLink measure="Value of a move" />
          <SegmentedToggle
            label="Order"
            value={by}
            options={orders}
            onChange={(value) => onFilters({ by: value === 'value' ? 'value' : 'week' })}
          />
        </span>
      }
      inside={
        areMovesFiltered(filters)
          ? undefined
          : `${formatCount(moves.length, 'move')}, ${by === 'week' ? 'week by week' : 'best first'}`
      }
      isOpen={by === 'value'}
    >
      {moves.length === 0 && (
        <Message icon="swap" title="No such move" text="No moves match these filters.">
          <Button onClick={() => onFilters({ teamId: null, week: null, kind: null })}>Clear</Button>
        </Message>
      )}
      {groups.map((group, index) => (
        <Group
          key={group.week ?? 'all'}
          group={group}
          links={links}
          verdictOf={verdictOf}
          isFolded={index > 0 && !areMovesFiltered(filters)}
        />
      ))}
      {listed < moves.length && (
        <p className="mt-4 text-center print:hidden">
          <Button onClick={showAll}>{`Show all ${moves.length} moves`}</Button>
        </p>
      )}
    </Section>
  )
}

function describeValue(moves: readonly ListedMove[], isUntilToday: boolean): string {
  const value = 'Value: points started above replacement'
  if (!moves.some(isTrade)) return value
  return `${value}; trades count ${isUntilToday ? 'all seasons until today' : 'this season'}.`
}

/** `isFolded`: on phones. A season has several hundred moves, so only the first week is open. */
function Group({ group: { week, moves, total }, links, verdictOf, isFolded }: GroupProps) {
  const heading = week !== null && (
    <h3 className="scoreboard flex items-baseline gap-2 text-lg">
      {`Week ${week}`}
      <span className="font-normal font-sans text-muted text-sm">{describeCount(moves.length, total)}</span>
    </h3>
  )
  const list = (
    <>
      {heading && <div className={classNames('mt-3', isFolded && 'max-sm:not-print:hidden')}>{heading}</div>}
      <ol className={classNames('border-hairline', isFolded ? 'sm:border-b' : 'border-b')}>
        {moves.map((move) => (
          <MoveRow key={move.id} move={move} hasWeek={week === null} links={links} verdictOf={verdictOf} />
        ))}
      </ol>
    </>
  )
  return (
    <section aria-label={week === null ? 'By value' : `Week ${week}`}>
      {isFolded ? (
        <Fold summary={heading} className="border-hairline max-sm:border-b">
          {list}
        </Fold>
      ) : (
        list
      )}
    </section>
  )
}

/** `8 moves`; `3 of 8 moves` while not all are listed. */
function describeCount(listed: number, total: number): string {
  return listed < total ? `${listed} of ${formatCount(total, 'move')}` : formatCount(total, 'move')
}

interface GroupProps {
  group: LogGroup
  links: MoveLinks
  verdictOf: TradeVerdicts
  isFolded: boolean
}

/** Number of listed moves: some initially; on request more in slices, so that none blocks the page. */
function useLimit(total: number): [limit: number, showAll: () => void] {
  const [hasAll, setAll] = useState(false)
  const [limit, setLimit] = useState(firstMoves)
  useEffect(() => {
    if (!hasAll || limit >= total) return
    const timer = setTimeout(() => startTransition(() => setLimit(limit + firstMoves)))
    return () => clearTimeout(timer)
  }, [hasAll, limit, total])
  return [limit, () => setAll(true)]
}

const orders = [
  { value: 'week', label: 'By week' },
  { value: 'value', label: 'By value' },
]
