/** What can still be changed before kickoff: better starters by the projections, and starters who may not play. */

import type { ReadResponse } from '../../client/read-response.ts'
import type { LiveResponse } from '../../contract/responses/live.ts'
import { describeAlert } from '../../domain/alert-text.ts'
import { writeChanceGain } from '../../domain/chance-text.ts'
import { formatPoints, formatSigned } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { describeReplacement, type LineupAlert } from './describe-alert.ts'
import { describeMove } from './describe-move.ts'

/** Of a team's week, or of the live board. */
type Change =
  | NonNullable<ReadResponse<'startSitAnalysis'>['open']>['changes'][number]
  | NonNullable<LiveResponse['open']>[number]['changes'][number]

export interface Open {
  changes: readonly Change[]
  alerts: readonly LineupAlert[]
}

export function OpenDecisions({ open }: { open: Open }) {
  if (open.changes.length === 0 && open.alerts.length === 0) return null
  return (
    <section aria-label="Before kickoff" className="mb-4">
      <h3 className="font-semibold">Before kickoff</h3>
      <OpenDecisionList open={open} />
    </section>
  )
}

export function OpenDecisionList({ open: { changes, alerts } }: { open: Open }) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={change.benchId} className="flex items-center gap-3 border-hairline border-b py-2 last:border-b-0">
          <PositionBadge position={change.slot} className="min-w-12" />
          <p className="min-w-0 grow">
            {describeChange(change)} <span className="whitespace-nowrap text-better">{describeGain(change)}</span>
            {change.moves && change.moves.length > 0 && (
              <span className="block text-muted text-sm">{change.moves.map(describeMove).join(', ')}</span>
            )}
          </p>
        </li>
      ))}
      {alerts.map((alert, index) => (
        // Two empty slots are the same.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
        <li key={index} className="flex items-center gap-2 border-hairline border-b py-2 last:border-b-0">
          <Icon name="warning" size={18} className="shrink-0 text-worse" />
          <p className="min-w-0">
            <bdi>{describeAlert(alert)}.</bdi>
            {!changes.some(({ benchId }) => benchId === alert.replacement?.playerId) && (
              <>
                {' '}
                <bdi>{describeReplacement(alert)}</bdi>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** "Start A (11.2) over B (8.7):" */
function describeChange({ benchName, benchProjected, starterName, starterProjected }: Change): string {
  const start = `Start ${benchName} (${formatPoints(benchProjected)})`
  return starterName
    ? `${start} over ${starterName} (${formatPoints(starterProjected)}):`
    : `${start} in the empty slot:`
}

/** "+2.5 points, +4% to win" */
function describeGain({ gain, chanceGain }: Change): string {
  const points = `${formatSigned(gain)} points`
  const chance = chanceGain == null ? null : writeChanceGain(chanceGain)
  return chance === null ? points : `${points}, ${chance} to win`
}
