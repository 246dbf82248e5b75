import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { describeOrder } from './describe-order.ts'

/** Beneath the standings: why their order is not that of the records alone. */
export default function Order({ standings }: Pick<LeagueTabProps, 'standings'>) {
  const sentences = describeOrder(standings)
  if (sentences.length === 0) return null
  return (
    <p className="mt-2 text-muted text-sm">
      {standings.isFinal && 'Regular season: '}
      {sentences.join(' ')}
    </p>
  )
}
