/** The awards tab: asks for the superlatives of a league and shows them, or why they cannot be shown. */
import { useMemo } from 'react'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { AwardsGrid, type AwardsGridProps } from './AwardsGrid.tsx'
import { toAwards } from './award-cards.ts'

export interface AwardsTabProps extends Pick<AwardsGridProps, 'address' | 'teamHref'> {
  leagueId: number
}

export function AwardsTab({ leagueId, address, teamHref }: AwardsTabProps) {
  const superlatives = useResource('superlatives', { league_id: leagueId })
  const answer = superlatives.status === 'ready' ? superlatives.data : null
  const awards = useMemo(() => answer && toAwards(answer), [answer])
  if (superlatives.status === 'failed') {
    return (
      <Message
        tone="error"
        title="Failed to Load Superlatives"
        text="Failed to load season superlatives"
        detail={superlatives.failure.message}
      >
        <Button onClick={superlatives.reload}>Try Again</Button>
      </Message>
    )
  }
  if (!awards) return <AwardsSkeleton />
  if (awards.cards.length === 0) {
    return (
      <Message
        icon="trophy"
        title="No awards yet"
        text="Season superlatives are given for games that were played. They appear here after the first week."
      />
    )
  }
  return <AwardsGrid awards={awards} address={address} teamHref={teamHref} />
}

const places = Array.from({ length: 12 }, (_, index) => index)

function AwardsSkeleton() {
  return (
    <SkeletonGroup label="Loading season superlatives">
      <Skeleton className="h-7 w-56" />
      <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {places.map((place) => (
          <Skeleton key={place} className="h-40" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
