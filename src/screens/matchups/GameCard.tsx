/** A game: both teams with scores, projections and remarks. The whole card opens the lineups. */

import type { MouseEvent } from 'react'
import { writeChance } from '../../domain/chance-text.ts'
import { hostFacts } from '../../domain/host-facts.ts'
import { type HostName, hostTitles } from '../../domain/identity.ts'
import { roundPoints } from '../../domain/rounding.ts'
import { nameWeeks } from '../../domain/week-names.ts'
import { PairRecord } from '../../parts/history/PairRecord.tsx'
import type { HistoryPlace } from '../../parts/history/use-league-history.ts'
import { ChanceBar } from '../../parts/matchup/ChanceBar.tsx'
import { ProjectedScore } from '../../parts/matchup/ProjectedScore.tsx'
import type { WeekGame, WeekGameSide } from '../../parts/matchup/week-games.ts'
import { navigateQuery } from '../../stores/location.ts'
import { Badge } from '../../ui/Badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatPoints } from '../../ui/format.ts'
import { TeamName } from '../../ui/TeamMark.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { gameNotes } from './game-notes.ts'

export interface GameLinks {
  team: (teamId: number) => string
  /** The URL that opens the lineups of a team's game beside the page. */
  lineups: (teamId: number) => string
  prefetchLineups: (teamIds: readonly number[]) => void
}

export function GameCard({ game, place, links }: { game: WeekGame; place: HistoryPlace; links: GameLinks }) {
  const { first, second, weeks, status, kind } = game
  const isRound = weeks.length > 1
  const hasLineups = status !== 'scheduled' || first.projectedPoints !== null
  const teamId = first.team.id
  const shared = { isRound, host: place.leagueRef.host, links }
  const words = [
    kind === 'losers-consolation' ? hostFacts[place.leagueRef.host].consolation : kindLabels.get(kind),
    isRound && `${nameWeeks(weeks)}, one game`,
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <article className="relative min-w-0 border-hairline border-t pt-2 hover:border-outline">
      <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
        {status === 'in-progress' && <Badge tone="accent">Live</Badge>}
        {words && <span className="first-letter:uppercase">{words}</span>}
        {second && hasLineups && (
          <a
            href={links.lineups(teamId)}
            data-in-place=""
            onPointerDown={() => links.prefetchLineups([teamId, second.team.id])}
            onClick={(event) => openHere(event, teamId)}
            className="ml-auto inline-flex min-h-6 items-center underline-offset-4 after:absolute after:inset-0 hover:text-accent hover:underline"
          >
            Lineups<span className="sr-only">{` of ${first.team.name} and ${second.team.name}`}</span>
          </a>
        )}
      </p>
      <Side side={first} status={status} isLoser={false} {...shared} />
      {second ? (
        <Side side={second} status={status} isLoser={first.isWinner} {...shared} />
      ) : (
        <p className="py-2 text-muted">Bye: no opponent this week</p>
      )}
      {second && <ChanceBar first={first} second={second} />}
      <ul>
        {gameNotes(game).map(({ word, text }) => (
          <li key={word} className="text-sm">
            <span className="font-semibold">{word}.</span>{' '}
            <span className="text-muted">
              <Unbroken text={text} />
            </span>
          </li>
        ))}
      </ul>
      {second && (
        <PairRecord
          place={place}
          teamIds={[teamId, second.team.id]}
          week={weeks[0] ?? 0}
          isToCome={status !== 'final'}
          className="mt-1"
        />
      )}
    </article>
  )
}

const kindLabels: ReadonlyMap<string, string> = new Map([
  ['regular', ''],
  ['winners-bracket', 'playoffs'],
  ['winners-consolation', 'placement game'],
])

/** Modifier keys open the link in a new tab as usual. */
function openHere(event: MouseEvent, teamId: number) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  navigateQuery({ matchup: String(teamId) })
}

/**
 * 'live projection 84.7 (ESPN 86.0, 61%), before 80.9': points so far plus those to come, the host's own projection and chance to win,
 * and the projection before the games.
 */
function describeProjection(
  { points, pointsToCome, projectedPoints: before, hostProjectedPoints, hostChance }: WeekGameSide,
  host: HostName,
): string | false {
  if (pointsToCome === null) return before !== null && `projected ${formatPoints(before)} before the game`
  // With nothing to come the live projection is the score.
  if (pointsToCome === 0) return before !== null && `projected ${formatPoints(before)}`
  const figures = [
    hostProjectedPoints == null ? '' : formatPoints(hostProjectedPoints),
    hostChance == null ? '' : writeChance(hostChance),
  ].filter(Boolean)
  const ofHost = figures.length === 0 ? '' : ` (${hostTitles[host]} ${figures.join(', ')})`
  const live = `live projection ${formatPoints(roundPoints((points ?? 0) + pointsToCome))}${ofHost}`
  // A line does not begin with the figure alone.
  return before === null ? live : `${live}, before\u00a0${formatPoints(before)}`
}

interface SideProps {
  side: WeekGameSide
  status: WeekGame['status']
  isLoser: boolean
  /** In a two-week round the week's own points are shown as well. */
  isRound: boolean
  links: GameLinks
  host: HostName
}

function Side({ side, status, isLoser, isRound, host, links }: SideProps) {
  const { team, seed, record, points, weekPoints, projectedPoints: projected, missedPoints: missed } = side
  const { beatsMedian } = side
  // Before the game its projection is in the score's place; the odds are beside the bar.
  const isToCome = status === 'scheduled'
  const words = [
    seed === null ? record !== '0-0' && record : `seed ${seed}`,
    status === 'in-progress' && describeProjection(side, host),
    isRound && weekPoints !== null && `${formatPoints(weekPoints)} this week`,
    missed !== null && (missed > 0 ? `${formatPoints(missed)} left on the bench` : 'optimal lineup'),
    beatsMedian !== null && (beatsMedian ? 'above the median: a win' : 'below the median: a loss'),
  ].filter(Boolean)
  return (
    <div className="flex items-center justify-between gap-3 py-1">
      <div className="min-w-0">
        <p className={classNames('flex min-w-0', isLoser ? 'text-muted' : 'font-semibold')}>
          <a
            href={links.team(team.id)}
            className="thumb relative z-1 min-w-0 underline-offset-4 hover:text-accent hover:underline"
          >
            <TeamName name={team.name} size={28} />
          </a>
        </p>
        {words.length > 0 && <p className="pl-9 text-muted text-sm tabular-nums">{words.join(' · ')}</p>}
      </div>
      {(!isToCome || projected !== null) && (
        <p className={classNames('scoreboard shrink-0 text-4xl', isLoser && 'text-muted')}>
          {isToCome && projected !== null ? <ProjectedScore points={projected} /> : formatPoints(points)}
          {side.isWinner && <span className="sr-only"> (won)</span>}
        </p>
      )}
    </div>
  )
}
