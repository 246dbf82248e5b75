import { Badge } from '../../ui/Badge.tsx'

/** Whether a game of the running week has begun, i.e. either side has points. */
export function RunningBadge({ hasBegun }: { hasBegun: boolean }) {
  return hasBegun ? <Badge tone="accent">Live</Badge> : <Badge tone="blue">Upcoming</Badge>
}
