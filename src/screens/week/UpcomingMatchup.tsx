import type { ScoreboardResponse } from '../../contract/responses/scoreboard.ts'
import { PairRecord } from '../../parts/history/PairRecord.tsx'
import type { HistoryPlace } from '../../parts/history/use-league-history.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Badge } from '../../ui/Badge.tsx'
import { formatChance, formatPoints } from '../../ui/format.ts'
import { TeamName } from '../../ui/TeamMark.tsx'
import { leagueScoreboardCall } from './calls.ts'

interface UpcomingMatchupProps {
  teamId: number
  place?: HistoryPlace
  week: number
  /** Address of another team's same week. */
  teamHref?: (teamId: number) => string
}

/** The opponent and both projections of a future week; empty if the server sends none. */
export function UpcomingMatchup({ teamId, place, week, teamHref }: UpcomingMatchupProps) {
  const scoreboard = useTeamScoreboard(teamId, week)
  const sides = scoreboard?.status === 'ready' ? sidesOf(scoreboard.data, teamId) : null
  if (!sides) return null
  const opponentId = sides[1].team.id
  return (
    <section aria-label={`Matchup of week ${week}`} className="mt-4 w-full max-w-4xl border-ink border-t-2 pt-3">
      <p className="flex items-center gap-2">
        <Badge tone="blue">Upcoming</Badge>
        <span className="text-muted">Week {week}</span>
      </p>
      <div className="mt-2 grid grid-cols-2 gap-6 border-hairline border-b pb-4">
        {sides.map((side, index) => (
          <UpcomingTeam
            key={side.team.id}
            side={side}
            href={index === 0 ? undefined : teamHref?.(side.team.id)}
            isMirrored={index === 1}
          />
        ))}
      </div>
      {place && <PairRecord place={place} teamIds={[teamId, opponentId]} week={week} isToCome className="mt-2" />}
    </section>
  )
}

type MatchupSide = ScoreboardResponse['matchups'][number]['home']

/** The scoreboard of a week in the team's league; null if the league is unknown. */
export function useTeamScoreboard(teamId: number, week: number) {
  const team = useResource('team', { id: teamId })
  const call = leagueScoreboardCall(team.status === 'ready' ? team.data : undefined, week)
  const scoreboard = useResource('scoreboard', call?.[1] ?? null)
  return call || team.status === 'loading' ? scoreboard : null
}

/** The team's own side first; null without an opponent. */
function sidesOf({ matchups }: ScoreboardResponse, teamId: number): [MatchupSide, MatchupSide] | null {
  for (const { home, away } of matchups) {
    if (!away) continue
    if (home.team.id === teamId) return [home, away]
    if (away.team.id === teamId) return [away, home]
  }
  return null
}

function UpcomingTeam({
  side,
  href,
  isMirrored,
}: {
  side: MatchupSide
  href: string | undefined
  isMirrored: boolean
}) {
  const { team, record, projectedPoints: projected, chanceBefore, chanceLive } = side
  const chance = chanceLive ?? chanceBefore
  const name = (
    <TeamName
      name={team.name}
      wraps
      className={`scoreboard text-lg leading-5 ${isMirrored ? 'flex-row-reverse [&_bdi]:text-right' : ''}`}
    />
  )
  return (
    <div className={`min-w-0 ${isMirrored ? 'text-right' : ''}`}>
      {href === undefined ? (
        name
      ) : (
        <a href={href} className="inline-block max-w-full underline-offset-4 hover:underline">
          {name}
        </a>
      )}
      {record && <p className="text-muted text-sm tabular-nums">{record}</p>}
      {projected !== null && (
        <p className="mt-2">
          <span className="scoreboard text-2xl">{formatPoints(projected)}</span>{' '}
          <span className="text-muted text-sm">projected</span>
        </p>
      )}
      {chance !== null && <p className="text-muted text-sm tabular-nums">{formatChance(chance)} to win</p>}
    </div>
  )
}
