/** The scores of the newest final or running week. */

import { addressOf } from '../../client/site-base.ts'
import type { ScoreboardResponse } from '../../contract/responses/scoreboard.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { labelHowWon } from '../../parts/matchup/week-games.ts'
import { useResource } from '../../stores/use-resource.ts'
import { formatPoints, formatWhole } from '../../ui/format.ts'
import { useMinute } from '../../ui/use-minute.ts'
import { noteBeforeSeason, subtitleOf, weeksToShow } from './describe-embed.ts'
import { EmbedFrame, EmbedLoading, EmbedNote } from './EmbedFrame.tsx'
import { type EmbedProps, embedScreen } from './embed-screen.tsx'

export const EmbedWeekScreen = embedScreen(EmbedWeek, async ({ leagueRef, league }, call) => {
  for (const week of weeksToShow(league)) {
    const scoreboard = await call('scoreboard', scoreboardOf(leagueRef, league.season, week))
    if (scoreboard && hasBegun(scoreboard)) return
  }
})

const scoreboardOf = (leagueRef: LeagueRef, season: number | null, week: number) => ({
  ...leagueRef,
  season: season ?? undefined,
  week,
})

function EmbedWeek({ leagueRef, league }: EmbedProps) {
  const [week, weekBefore] = weeksToShow(league)
  const now = useMinute()
  const parametersOf = (wanted: number | undefined) =>
    wanted === undefined ? null : scoreboardOf(leagueRef, league.season, wanted)
  const current = useResource('scoreboard', parametersOf(week))
  const isToCome = current.status === 'ready' && weekBefore !== undefined && !hasBegun(current.data)
  const before = useResource('scoreboard', isToCome ? parametersOf(weekBefore) : null)
  const [scoreboard, shown] = isToCome ? [before, weekBefore] : [current, week]
  return (
    <EmbedFrame
      title={league.name}
      subtitle={subtitleOf(shown === undefined ? 'Scores' : `Week ${formatWhole(shown)}`, league)}
      link={
        shown === undefined
          ? { href: addressOf('overview', { ...leagueRef }), text: 'The league' }
          : { href: addressOf('matchupsWeek', { ...leagueRef, weekNum: shown }), text: 'Full week' }
      }
      asOf={league.asOf}
    >
      {shown === undefined && <EmbedNote text={noteBeforeSeason(league, now) ?? 'No week has been played yet.'} />}
      {shown !== undefined && scoreboard.status === 'loading' && <EmbedLoading text="Loading scores..." />}
      {scoreboard.status === 'failed' && (
        <EmbedNote text="Couldn’t load the scores." detail={scoreboard.failure.detail} />
      )}
      {scoreboard.status === 'ready' && <Scores scoreboard={scoreboard.data} />}
    </EmbedFrame>
  )
}

function Scores({ scoreboard }: { scoreboard: ScoreboardResponse }) {
  const { matchups, ranking } = scoreboard
  const games = matchups.filter(({ away }) => away !== null)
  if (games.length > 0) {
    return (
      <ul className="games">
        {games.map((game) => (
          <Game key={game.matchupId} game={game} />
        ))}
      </ul>
    )
  }
  if (ranking.length === 0) return <EmbedNote text={scoreboard.unavailable ?? 'No games were played this week.'} />
  return (
    <ol className="ranking">
      {ranking.map(({ team, rank, points, isOut }) => (
        <li key={team.id}>
          <span className="rank">{formatWhole(rank)}</span>
          <bdi>{team.name}</bdi>
          {isOut && <small>Out</small>}
          <b>{formatPoints(points)}</b>
        </li>
      ))}
    </ol>
  )
}

/** The title of a playoff game, the status of a game that is not final. */
const gameNotes: Readonly<Record<string, string>> = {
  'winners-bracket': 'Playoffs',
  'winners-consolation': 'Consolation',
  'losers-consolation': 'Consolation',
  'in-progress': 'Live',
  scheduled: 'To come',
  'not-recorded': 'Not recorded',
}

function Game({ game: { home, away, kind, status } }: { game: ScoreboardResponse['matchups'][number] }) {
  const note = [gameNotes[kind], gameNotes[status], labelHowWon(home, away)].filter(Boolean).join(' · ')
  return (
    <li>
      {note && <small>{note}</small>}
      {[home, away].map(
        (side) =>
          side && (
            <p key={side.team.id} className={side.isWinner ? 'winner' : undefined}>
              <bdi>{side.team.name}</bdi>
              <span>{formatPoints(side.points)}</span>
            </p>
          ),
      )}
    </li>
  )
}

/** Whether a game of the week has begun. */
function hasBegun({ matchups, ranking }: ScoreboardResponse): boolean {
  return (
    matchups.some(({ status }) => status === 'in-progress' || status === 'final') ||
    ranking.some(({ points }) => points !== null)
  )
}
