import { addressOf } from '../../client/site-base.ts'
import { Badge } from '../../ui/Badge.tsx'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
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
      <span className="flex min-w-0 items-center gap-2 text-muted">
        {player.draft_team?.name && <TeamMark name={player.draft_team.name} size={20} />}
        <span>
          {draftWords(player)}
          <DraftTeam player={player} />
        </span>
      </span>
    </p>
  )
}

/** Who drafted him, leading to the team. */
function DraftTeam({ player: { draft_info, draft_team, league } }: { player: PlayerAnswer }) {
  if (!draft_team?.name || (draft_info?.round ?? draft_info?.overall_pick) == null) return null
  const name = <bdi>{draft_team.name}</bdi>
  if (draft_team.id === undefined || league?.espn_league_id === undefined) return <> by {name}</>
  const href = addressOf('team', { espnLeagueId: league.espn_league_id, teamId: draft_team.id })
  return (
    <>
      {' by '}
      <a href={href} className="thumb text-ink hover:text-accent hover:underline">
        {name}
      </a>
    </>
  )
}

function draftWords({ draft_info }: PlayerAnswer): string {
  const { round, pick, overall_pick } = draft_info ?? {}
  const place = [
    ...(round === undefined ? [] : [`Round ${round}`]),
    ...((pick ?? overall_pick) === undefined ? [] : [`Pick ${pick ?? overall_pick}`]),
  ].join(', ')
  return place || 'Undrafted'
}
