import { addressOf } from '../../client/site-base.ts'
import { Badge } from '../../ui/Badge.tsx'
import { formatNumber, formatPercent, formatPoints } from '../../ui/format.ts'
import { Message } from '../../ui/Message.tsx'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { leagueRefOf } from '../league/league-ref.ts'
import { PointsByWeekChart } from './PointsByWeekChart.tsx'
import { type PlayerHighlights, playerHighlights, type WeekPoints } from './player-highlights.ts'
import { formatInjury } from './player-labels.ts'
import { type PlayerResponse, type PlayerSeasonStats, playerSeasonStats, playerWeeks } from './player-season.ts'
import { pointsByWeekSeries } from './points-by-week-series.ts'
import { WeeklyTable } from './WeeklyTable.tsx'

/** A player's profile: name, season figures, and every week. */
export function PlayerProfile({ player }: { player: PlayerResponse }) {
  const weeks = playerWeeks(player)
  return (
    <div className="space-y-6">
      <PlayerHead player={player} />
      <SeasonStats
        stats={playerSeasonStats(player)}
        isPartial={player.seasonStats?.isPartial ?? false}
        runningWeek={weeks.find(({ isComplete }) => !isComplete)?.week ?? null}
      />
      {weeks.length === 0 ? (
        <Message level={3} title="No weekly stats available" text="Weekly stats appear here after his first game." />
      ) : (
        <>
          <PointsByWeekChart series={pointsByWeekSeries(weeks)} />
          <Highlights highlights={playerHighlights(player, weeks)} />
          <WeeklyTable weeks={weeks} />
        </>
      )}
    </div>
  )
}

/** Position, NFL team, injury and draft pick. */
function PlayerHead({ player }: { player: PlayerResponse }) {
  const injury = formatInjury(player.injuryStatus)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <PositionBadge position={player.position} />
      <span className="font-medium">{player.nflTeam || 'Free agent'}</span>
      {injury && <Badge tone={injury === 'Active' ? 'neutral' : 'worse'}>{injury}</Badge>}
      <span className="flex min-w-0 items-center gap-2 text-muted">
        {player.draftTeam?.name && <TeamMark name={player.draftTeam.name} size={20} />}
        <span>
          {formatDraft(player)}
          <DraftTeam player={player} />
        </span>
      </span>
    </p>
  )
}

/** The team that drafted him, as a link. */
function DraftTeam({ player: { draftInfo, draftTeam, league } }: { player: PlayerResponse }) {
  if (!draftTeam?.name || (draftInfo?.round ?? draftInfo?.overallPick) == null) return null
  const name = <bdi>{draftTeam.name}</bdi>
  const leagueRef = league ? leagueRefOf(league) : null
  if (draftTeam.id === undefined || leagueRef === null) return <> by {name}</>
  const href = addressOf('team', { ...leagueRef, teamId: draftTeam.id })
  return (
    <>
      {' by '}
      <a href={href} className="thumb text-ink hover:text-accent hover:underline">
        {name}
      </a>
    </>
  )
}

function formatDraft({ draftInfo }: PlayerResponse): string {
  const { round, pick, overallPick } = draftInfo ?? {}
  const place = [
    ...(round === undefined ? [] : [`Round ${round}`]),
    ...((pick ?? overallPick) === undefined ? [] : [`Pick ${pick ?? overallPick}`]),
  ].join(', ')
  return place || 'Undrafted'
}

const consistencyNote =
  'How steady he was: 100% minus his standard deviation as a share of his average. 100% means the same score every week.'

/** Best week, worst week and consistency. */
function Highlights({ highlights: { best, worst, consistency } }: { highlights: PlayerHighlights }) {
  return (
    <section aria-label="Highlights">
      <dl className="grid grid-cols-3 gap-4 border-hairline border-y py-3">
        <Stat label="Best week" value={formatPoints(best?.points)} note={formatWeek(best)} />
        <Stat label="Worst week" value={formatPoints(worst?.points)} note={formatWeek(worst)} />
        <Stat
          label={
            <Tooltip content={consistencyNote} description={consistencyNote}>
              <span className="underline decoration-dotted decoration-outline underline-offset-4">Consistency</span>
            </Tooltip>
          }
          value={formatPercent(consistency, 0)}
        />
      </dl>
    </section>
  )
}

function formatWeek(highlight: WeekPoints | null): string | undefined {
  return highlight ? `Week ${highlight.week}` : undefined
}

const accuracyNote =
  'How accurate projections were: 100% minus the average miss as a share of the average projection, in weeks he played.'

/** The season in six figures. */
function SeasonStats({ stats, isPartial, runningWeek }: SeasonStatsProps) {
  return (
    <section aria-label="Season stats">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <Stat label="Total points" value={formatPoints(stats.totalPoints)} />
        <Stat label="Points per game" value={formatPoints(stats.pointsPerGame)} />
        <Stat label="Projected" value={formatPoints(stats.totalProjected)} />
        <Stat
          label="Starts / games played"
          value={`${formatNumber(stats.starts)} / ${formatNumber(stats.gamesPlayed)}`}
        />
        <Stat label="Start %" value={formatPercent(stats.startPercentage)} />
        <Stat
          label={
            <Tooltip content={accuracyNote} description={accuracyNote}>
              <span className="underline decoration-dotted decoration-outline underline-offset-4">Accuracy</span>
            </Tooltip>
          }
          value={formatPercent(stats.accuracy)}
        />
      </dl>
      {isPartial && (
        <p className="mt-3 text-muted text-sm">
          Only weeks when he was on a roster in this league count, so his true totals may be higher.
        </p>
      )}
      {runningWeek !== null && (
        <p className="mt-3 text-muted text-sm">
          Week {runningWeek} isn’t final: it counts toward his total points, and nowhere else.
        </p>
      )}
    </section>
  )
}

interface SeasonStatsProps {
  stats: PlayerSeasonStats
  isPartial: boolean
  runningWeek: number | null
}
