/** Shared by the folded parts of a team's season. */
import type { TeamViewProps } from '../../parts/team/team-screen.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'

export interface TeamPartProps extends Pick<TeamViewProps, 'place' | 'league'> {
  /** The screen with all of it. */
  href: string
}

export function PartLoading() {
  return (
    <SkeletonGroup label="Loading...">
      <Skeleton className="h-48" />
    </SkeletonGroup>
  )
}
