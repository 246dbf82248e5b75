import { Badge } from '../../ui/Badge.tsx'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { injuryWords } from './injury-words.ts'
import type { PlayerAnswer } from './player-season.ts'

/** Position, NFL team, injury and where he was drafted. */
export function PlayerHead({ player }: { player: PlayerAnswer }) {
  const injury = injuryWords(player.injury_status)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <PositionBadge position={player.position} />
      <span className="font-medium">{player.nfl_team || 'Free agent'}</span>
      {injury && <Badge tone={injury === 'Active' ? 'neutral' : 'worse'}>{injury}</Badge>}
      <span className="text-muted">{draftWords(player)}</span>
    </p>
  )
}

function draftWords({ draft_info, draft_team }: PlayerAnswer): string {
  const { round, pick, overall_pick } = draft_info ?? {}
  const place = [
    ...(round === undefined ? [] : [`Round ${round}`]),
    ...((pick ?? overall_pick) === undefined ? [] : [`Pick ${pick ?? overall_pick}`]),
  ].join(', ')
  if (!place) return 'Undrafted'
  return draft_team?.name ? `${place} by ${draft_team.name}` : place
}
