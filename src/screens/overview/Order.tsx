import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { Fold } from '../../ui/Fold.tsx'
import { describeOrder } from './describe-order.ts'

/** Beneath the standings: why their order is not that of the records alone. */
export function Order({ standings }: Pick<LeagueTabProps, 'standings'>) {
  const sentences = describeOrder(standings)
  if (sentences.length === 0) return null
  return (
    <Fold summary="How teams are ranked" className="mt-2 text-muted text-sm">
      <p className="max-sm:pb-3">
        {standings.isFinal && 'Regular season: '}
        {sentences.join(' ')}
      </p>
    </Fold>
  )
}
