/** During the season the reader's next game and its odds, after it the final; how the reader finished is in the line above the standings. */
import type { ScoreboardResponse } from '../../contract/responses/scoreboard.ts'
import { writeDecidedBy } from '../../domain/decided-by.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { useResource } from '../../stores/use-resource.ts'
import { formatChance, formatScores } from '../../ui/format.ts'
import { useMyTeamId } from '../../ui/my-team.ts'
import { Stat } from '../../ui/Stat.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { forecastCall, liveScoresCall, recapCall } from './calls.ts'
import { FrontCard } from './FrontCard.tsx'
import { describeGame, describeStake, describeStanding, nextGameOf, subjectOf } from './next-game.ts'

export function OverviewFront(props: LeagueTabProps) {
  return props.league.phase === 'complete' ? <SeasonOver {...props} /> : <SeasonNow {...props} />
}

function SeasonNow(props: LeagueTabProps) {
  const { leagueRef, query } = props
  const mine = useMyTeamId()
  const forecast = useResource(...forecastCall(props))
  const known = forecast.status === 'ready' && !forecast.data.isOver ? forecast.data : null
  const game = known && nextGameOf(known, mine)
  const isLive = game !== null && game.week === known?.liveWeek
  const board = useResource(...liveScoresCall(props, isLive && mine !== null ? game.week : null))
  const own = props.standings.standings.find(({ teamId }) => teamId !== null && teamId === mine)
  const subject = known && subjectOf(known, game?.team.id ?? mine)
  if (!known || !subject) return null
  if (!game) {
    return (
      <FrontCard
        kicker={mine !== null ? describeStanding(own) : 'Favorite for the title'}
        headline={<TeamName name={subject.team.name} />}
        note={mine !== null ? 'No game in the coming weeks.' : undefined}
      >
        <Stat label="Playoffs" value={subject.playoffs.text} />
        <Stat label="Title" value={subject.title.text} />
      </FrontCard>
    )
  }
  const { week, team, opponent, chance } = game
  const scores = isLive && board.status === 'ready' ? scoresOf(board.data, team.id) : null
  return (
    <FrontCard
      kicker={mine !== null ? `Your game in week ${week}` : `Most at stake in week ${week}`}
      headline={
        <a
          href={`${leagueAddress('matchupsWeek', { leagueRef, week, query })}?matchup=${team.id}`}
          className="thumb hover:text-accent hover:underline"
        >
          {describeGame({ isMine: mine !== null, team, opponent, scores })}
        </a>
      }
      note={[scores && formatScores(scores), `${mine === null ? `${team.name}: ` : ''}${formatChance(chance)} to win`]
        .filter(Boolean)
        .join(' · ')}
    >
      <Stat label="Playoffs now" value={subject.playoffs.text} />
      <Stat label="With a win" value={describeStake(game, 'ifWin', subject.playoffs.text)} />
      <Stat label="With a loss" value={describeStake(game, 'ifLoss', subject.playoffs.text)} />
    </FrontCard>
  )
}

/** Points so far, those of the team first; null before the first. */
function scoresOf({ matchups }: ScoreboardResponse, teamId: number): [own: number, other: number] | null {
  for (const { home, away } of matchups) {
    const [own, other] = away?.team.id === teamId ? [away, home] : [home, away]
    if (own.team.id === teamId && other && own.points !== null && other.points !== null)
      return [own.points, other.points]
  }
  return null
}

function SeasonOver(props: LeagueTabProps) {
  const { leagueRef, query } = props
  const recap = useResource(...recapCall(props))
  const final = recap.status === 'ready' ? recap.data.titleGame : null
  if (!final) return null
  return (
    <p>
      <a
        href={leagueAddress('bracket', { leagueRef, query })}
        className="thumb text-muted tabular-nums hover:text-accent hover:underline"
      >
        Final: {final.winner.teamName} over {final.loser.teamName},{' '}
        {formatScores([final.winner.score, final.loser.score])}
        {writeDecidedBy([final.winner.score, final.loser.score])}
      </a>
    </p>
  )
}
