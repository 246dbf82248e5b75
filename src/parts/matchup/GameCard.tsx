/**
 * A game of a week, before, during and after it: both teams with scores or projections, and chances. The whole card opens the lineups.
 * What a screen has to say of the game beyond this is in it.
 */
import type { MouseEvent, ReactNode } from 'react'
import { writeChance } from '../../domain/chance-text.ts'
import { hostFacts } from '../../domain/host-facts.ts'
import { type HostName, hostTitles } from '../../domain/identity.ts'
import { roundPoints } from '../../domain/rounding.ts'
import { nameWeeks } from '../../domain/week-names.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ChangedFigure } from '../../ui/ChangedFigure.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatPoints } from '../../ui/format.ts'
import { useMyTeamId } from '../../ui/my-team.ts'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { TeamPageLink } from '../team/TeamPageLink.tsx'
import { ChanceBar } from './ChanceBar.tsx'
import { describeBetterLineup } from './describe-better-lineup.ts'
import type { WeekGame, WeekGameSide } from './week-games.ts'

export interface GameLinks {
  team: (teamId: number) => string
  /** The URL that opens the lineups of a team's game beside the week's games. */
  lineups: (teamId: number) => string
  /** Present where lineups open beside the games. */
  here?: LineupsHere
}

export interface LineupsHere {
  open: (teamId: number) => void
  /** Called when the lineups of a game's teams are likely to be opened. */
  prefetch: (teamIds: readonly number[]) => void
}

interface GameCardProps {
  game: WeekGame
  host: HostName
  links: GameLinks
  /** Games of the week are being played: whether this one has begun or is over is stated. */
  isWeekRunning?: boolean
  /** The moment of the figures, where they refresh. */
  at?: string | null
  children?: ReactNode
}

export function GameCard({ game, host, links, isWeekRunning = false, at = null, children }: GameCardProps) {
  const { first, second, weeks, status, kind } = game
  const { here } = links
  const isRound = weeks.length > 1
  const hasLineups = status !== 'scheduled' || first.projectedPoints !== null
  const teamId = first.team.id
  const shared = { status, isRound, host, links, at }
  const words = [
    isWeekRunning && status === 'scheduled' && 'not begun',
    kind === 'losers-consolation' ? hostFacts[host].consolation : kindLabels.get(kind),
    isRound && `${nameWeeks(weeks)}, one game`,
    status === 'not-recorded' && 'score not recorded',
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <article className="relative min-w-0 border-hairline border-t pt-2 hover:border-outline">
      <p className="flex min-h-6 flex-wrap items-center gap-2 text-muted text-sm empty:hidden">
        {status === 'in-progress' && <Badge tone="accent">Live</Badge>}
        {status === 'final' && isWeekRunning && <Badge>Final</Badge>}
        {words && <span className="first-letter:uppercase">{words}</span>}
        {second && hasLineups && (
          <a
            href={links.lineups(teamId)}
            {...(here && {
              'data-in-place': '',
              onPointerEnter: () => here.prefetch([teamId, second.team.id]),
              onClick: (event: MouseEvent) => openHere(event, () => here.open(teamId)),
            })}
            className="ml-auto inline-flex min-h-6 items-center underline-offset-4 after:absolute after:inset-0 hover:text-accent hover:underline"
          >
            Lineups<span className="sr-only">{` of ${first.team.name} and ${second.team.name}`}</span>
          </a>
        )}
      </p>
      <TeamScore side={first} isLoser={false} {...shared} />
      {second ? (
        <TeamScore side={second} isLoser={first.isWinner} {...shared} />
      ) : (
        <p className="py-2 text-muted">Bye: no opponent this week</p>
      )}
      {second && <ChanceBar first={first} second={second} isToCome={status === 'scheduled'} />}
      <BetterLineup game={game} href={links.lineups} />
      {children}
    </article>
  )
}

/** What the reader's lineup cost, to be shared with the link of the game. */
function BetterLineup({ game, href }: { game: WeekGame; href: GameLinks['lineups'] }) {
  const mine = useMyTeamId()
  const text = describeBetterLineup(game, mine)
  if (text === null || mine === null) return null
  return (
    <p className="flex items-start gap-2 pt-1 text-sm">
      <span className="min-w-0 grow">
        <bdi>{text}</bdi>
      </span>
      <ShareButton what="what your lineup cost" title={text} address={href(mine)} className="relative z-1" />
    </p>
  )
}

const kindLabels: ReadonlyMap<string, string> = new Map([
  ['regular', ''],
  ['winners-bracket', 'playoffs'],
  ['winners-consolation', 'placement game'],
])

/** Modifier keys open the link in a new tab as usual. */
function openHere(event: MouseEvent, open: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  open()
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

/** Before kickoff the projection is in the score's place: what has changed since is beside it. */
function describeChange({ points, pointsToCome, projectedPoints: before }: WeekGameSide): string | false {
  const now = pointsToCome ? formatPoints(roundPoints((points ?? 0) + pointsToCome)) : null
  return now !== null && now !== formatPoints(before) && `live projection ${now}`
}

interface TeamScoreProps {
  side: WeekGameSide
  status: WeekGame['status']
  isLoser: boolean
  /** In a two-week round the week's own points are shown as well. */
  isRound: boolean
  links: GameLinks
  host: HostName
  at: string | null
}

function TeamScore({ side, status, isLoser, isRound, host, links, at }: TeamScoreProps) {
  const { team, seed, record, weekPoints, projectedPoints: projected, missedPoints: missed } = side
  const { beatsMedian } = side
  // Before the game its projection is in the score's place; the chances are beside the bar.
  const isToCome = status === 'scheduled'
  const isMine = useMyTeamId() === team.id
  const words = [
    seed === null ? record !== '0-0' && record : `seed ${seed}`,
    status === 'in-progress' && describeProjection(side, host),
    isToCome && describeChange(side),
    isRound && weekPoints !== null && `${formatPoints(weekPoints)} this week`,
    missed !== null && (missed > 0 ? `${formatPoints(missed)} left on the bench` : 'optimal lineup'),
    beatsMedian !== null && (beatsMedian ? 'above the median: a win' : 'below the median: a loss'),
  ].filter(Boolean)
  return (
    <div
      className={classNames(
        '-mx-2 flex items-center justify-between gap-3 rounded-sm px-2 py-1 print:mx-0 print:px-0',
        isMine && 'mine-line',
      )}
    >
      <div className="min-w-0">
        <p className={classNames('flex min-w-0', isLoser ? 'text-muted' : 'font-semibold')}>
          <TeamPageLink
            team={team}
            href={links.team(team.id)}
            className="thumb relative z-1 min-w-0 underline-offset-4 [a&]:hover:text-accent [a&]:hover:underline"
          >
            <TeamName name={team.name} size={28} />
          </TeamPageLink>
        </p>
        {words.length > 0 && (
          <p
            className={classNames(
              'pl-9 text-muted text-sm tabular-nums',
              at && status === 'in-progress' && reserved(side),
            )}
          >
            {words.join(' · ')}
          </p>
        )}
      </div>
      {(!isToCome || projected !== null) && (
        <p className={classNames('scoreboard shrink-0 text-4xl tabular-nums', isLoser && 'text-muted')}>
          <SideScore side={side} isToCome={isToCome} at={at} />
          {side.isWinner && <span className="sr-only"> (won)</span>}
        </p>
      )}
    </div>
  )
}

/** Room for the longest words on phones: as figures change, nothing below moves. */
function reserved({ hostProjectedPoints, hostChance }: WeekGameSide): string {
  return hostProjectedPoints == null && hostChance == null ? 'max-sm:min-h-[2lh]' : 'max-sm:min-h-[3lh]'
}

interface SideScoreProps {
  side: Pick<WeekGameSide, 'points' | 'projectedPoints'>
  /** Whether the game is before its kickoff. */
  isToCome: boolean
  at: string | null
}

/** A side's points; before kickoff the projected ones, "124.0 proj". */
export function SideScore({ side: { points, projectedPoints }, isToCome, at }: SideScoreProps) {
  if (isToCome && projectedPoints !== null) {
    return (
      <>
        {formatPoints(projectedPoints)}
        <span className="font-normal font-sans text-base text-muted"> proj</span>
      </>
    )
  }
  return (
    <ChangedFigure value={points} at={at}>
      {formatPoints(points)}
    </ChangedFigure>
  )
}
