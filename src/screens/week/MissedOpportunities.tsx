import type { ReadResponse } from '../../client/read-response.ts'
import { describeMove } from '../../parts/team/describe-move.ts'
import { formatPoints, formatSigned } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PositionBadge } from '../../ui/PositionBadge.tsx'

export type StartSitResponse = ReadResponse<'startSitAnalysis'>
export type MissedSwap = StartSitResponse['missedOpportunities'][number]

interface MissedOpportunitiesProps {
  missed: MissedSwap[]
  isRunning: boolean
}

/** Each swap that would have scored more: the slot, the starter, and the better player. No lineup is perfect before its week is final. */
export function MissedOpportunities({ missed, isRunning }: MissedOpportunitiesProps) {
  return (
    <section aria-label="Missed Opportunities">
      <h3 className="font-semibold">Missed Opportunities</h3>
      {missed.length === 0 && isRunning ? (
        <p className="mt-2 text-muted">None so far.</p>
      ) : missed.length === 0 ? (
        <p className="mt-2 flex items-center gap-2 text-better">
          <Icon name="check" size={18} />
          <span className="font-semibold">Perfect Lineup!</span>
        </p>
      ) : (
        <ul>
          {missed.map((one, index) => (
            // A server may send names without ids.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of swaps is fixed
            <li key={index} className="flex items-center gap-3 border-hairline border-b py-2 last:border-b-0">
              <PositionBadge position={one.positionEligibility} className="min-w-12" />
              <dl className="min-w-0 grow text-sm">
                <PlayerPoints label="Started" name={one.starterName} points={one.starterPoints} />
                <PlayerPoints label="Should have started" name={one.benchName} points={one.benchPoints} isBetter />
                {one.moves.length > 0 && (
                  <div>
                    <dt className="sr-only">Moves</dt>
                    <dd className="text-muted">{one.moves.map(describeMove).join(', ')}</dd>
                  </div>
                )}
              </dl>
              <p className="shrink-0 text-right">
                <span className="scoreboard block text-lg text-worse">{formatSigned(missedPoints(one))}</span>
                <span className="block text-muted text-sm">missed</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface PlayerPointsProps {
  label: string
  name: string
  points: number | null
  isBetter?: boolean
}

function PlayerPoints({ label, name, points, isBetter = false }: PlayerPointsProps) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="sr-only">{label}</dt>
      <dd aria-hidden="true" className={isBetter ? 'text-better' : 'text-worse'}>
        {isBetter ? '▲' : '▼'}
      </dd>
      <dd className={`min-w-0 grow truncate ${isBetter ? 'font-semibold' : ''}`}>
        <bdi>{name}</bdi>
      </dd>
      <dd className="tabular-nums">{formatPoints(points)}</dd>
    </div>
  )
}

function missedPoints({ pointsMissed }: MissedSwap): number | null {
  return pointsMissed === null ? null : -pointsMissed
}
