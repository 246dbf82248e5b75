import { describeValueUnit } from '../../parts/draft/value-unit.ts'
import { countPositions, type SummaryPick } from '../../parts/team/draft-summary.ts'
import { draftTable } from '../../parts/team/roster-csv.ts'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Delta } from '../../ui/Delta.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount, formatPoints } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { Section } from '../../ui/Section.tsx'

interface DraftSummaryProps {
  picks: readonly SummaryPick[]
  onPlayer: (id: number) => void
}

/** The team's best and worst pick, the number of picks per position, and all picks in order under a fold. */
export function DraftSummarySection({ picks, onPlayer }: DraftSummaryProps) {
  return (
    <Section
      title="Draft Summary"
      note={picks.length > 0 ? formatCount(picks.length, 'pick') : undefined}
      action={
        <ul aria-label="Picks by position" className="flex flex-wrap gap-x-4 gap-y-1">
          {countPositions(picks).map(({ position, count }) => (
            <li key={position} className="flex items-center gap-1.5 tabular-nums">
              <PositionBadge position={position} />
              {count}
            </li>
          ))}
        </ul>
      }
    >
      {picks.length === 0 ? (
        <p className="py-4 text-center text-muted">No draft picks found</p>
      ) : (
        <>
          <div className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-1">
            {picks
              .filter(({ isBestPick, isWorstPick }) => isBestPick || isWorstPick)
              .map((pick) => (
                <PickChip key={`${pick.playerId} ${pick.playerName}`} pick={pick} onPlayer={onPlayer} />
              ))}
          </div>
          <Fold isEverywhere summary={<span className="font-medium">Pick by pick</span>} className="on-paper mt-2">
            <ol className="grid gap-x-8 border-hairline border-t sm:grid-cols-2">
              {picks.map((pick, index) => (
                // A server may send a pick without a player's id.
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of picks is fixed
                <li key={index} className="min-w-0 border-hairline border-b">
                  <PickChip pick={pick} onPlayer={onPlayer} />
                </li>
              ))}
            </ol>
            <p className="mt-2 flex justify-end">
              <CsvButton what="draft summary" table={() => draftTable(picks)} />
            </p>
          </Fold>
        </>
      )}
    </Section>
  )
}

function PickChip({ pick, onPlayer }: { pick: SummaryPick; onPlayer: (id: number) => void }) {
  const { playerId, totalPoints } = pick
  const mark = pick.isBestPick ? 'best' : pick.isWorstPick ? 'worst' : null
  const classes = classNames(
    'flex h-full min-h-13 w-full items-center gap-3 border-l-4 py-1.5 pl-2 text-left',
    mark === 'best' ? 'border-better' : mark === 'worst' ? 'border-worse' : 'border-transparent',
  )
  const content = (
    <>
      <PositionBadge position={pick.position} className="w-12 shrink-0" />
      <span className="min-w-0 grow">
        <bdi className="block truncate font-medium" title={pick.playerName}>
          {pick.playerName}
        </bdi>
        <span className="flex flex-wrap items-center gap-x-3 text-muted text-sm tabular-nums">
          {formatPick(pick)}
          {mark && (
            <span
              className={classNames(
                'flex items-center gap-1 font-medium',
                mark === 'best' ? 'text-better' : 'text-worse',
              )}
            >
              <Icon name={mark === 'best' ? 'trending-up' : 'trending-down'} size={16} />
              {mark === 'best' ? 'Best pick' : 'Worst pick'}
            </span>
          )}
        </span>
      </span>
      {totalPoints !== null && (
        <span className="shrink-0 text-right text-sm tabular-nums">
          <span className="block">
            <b className="scoreboard text-lg">{formatPoints(totalPoints)}</b>
            <span className="text-muted"> pts</span>
          </span>
          <Value pick={pick} />
        </span>
      )}
    </>
  )
  return playerId === null ? (
    <div className={classes}>{content}</div>
  ) : (
    <button type="button" onClick={() => onPlayer(playerId)} className={`${classes} transition-colors hover:bg-raised`}>
      {content}
    </button>
  )
}

/** Relative to the picks of the same position in the same round, in an auction of about the same price. */
function Value({ pick: { valueOverExpectation: value, cohortSize, position, round } }: { pick: SummaryPick }) {
  if (cohortSize === 1) {
    return (
      <span className="block text-muted">{`only ${position ?? 'one'} ${round === null ? 'at this price' : 'of the round'}`}</span>
    )
  }
  if (value === null) return null
  return (
    <span className="block">
      <Delta value={value} /> <span className="text-muted">{describeValueUnit(round === null).short}</span>
    </span>
  )
}

function formatPick({ round, pick }: SummaryPick): string {
  const words = [round === null ? null : `Round ${round}`, pick === null ? null : `Pick ${pick}`]
  return words.filter(Boolean).join(', ') || '—'
}
