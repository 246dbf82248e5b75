/** Shared by the parts of a team's season that load on demand. */
import type { TeamViewProps } from '../../parts/team/team-screen.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'

export type TeamPartProps = Pick<TeamViewProps, 'place' | 'league'>

export function PartLoading() {
  return (
    <SkeletonGroup label="Loading...">
      <Skeleton className="h-48" />
    </SkeletonGroup>
  )
}
