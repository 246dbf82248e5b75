import { Badge } from '../../ui/Badge.tsx'

/** In a week that is being played: whether this game has begun, too. It begins with the first points of either side. */
export function RunningBadge({ hasBegun }: { hasBegun: boolean }) {
  return hasBegun ? <Badge tone="accent">Live</Badge> : <Badge tone="blue">Upcoming</Badge>
}
