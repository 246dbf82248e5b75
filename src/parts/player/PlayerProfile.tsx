import { addressOf } from '../../client/site-base.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { Badge } from '../../ui/Badge.tsx'
import { formatNumber, formatPercent, formatPoints } from '../../ui/format.ts'
import { Message } from '../../ui/Message.tsx'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { leagueRefOf, placeOfKey } from '../league/league-ref.ts'
import { TradeVerdict } from '../trades/TradeVerdict.tsx'
import { addressIn } from '../trades/trade-links.ts'
import { useTradeVerdicts } from '../trades/use-trade-verdicts.ts'
import { PointsByWeekChart } from './PointsByWeekChart.tsx'
import { formatInjury } from './player-labels.ts'
import type { PlayerResponse } from './player-season.ts'
import { pointsByWeekSeries } from './points-by-week-series.ts'
import { WeeklyTable } from './WeeklyTable.tsx'

/** A player's profile: name, season figures, and every week. */
export function PlayerProfile({ player }: { player: PlayerResponse }) {
  const { weeklyStats: weeks, seasonStats, performanceHighlights } = player
  return (
    <div className="space-y-6">
      <PlayerHead player={player} />
      <PlayerTrades player={player} />
      <SeasonStats stats={seasonStats} runningWeek={weeks.find(({ isComplete }) => !isComplete)?.week ?? null} />
      {weeks.length === 0 ? (
        <Message level={3} title="No weekly stats available" text="Weekly stats appear here after his first game." />
      ) : (
        <>
          <PointsByWeekChart series={pointsByWeekSeries(weeks)} />
          <Highlights highlights={performanceHighlights} />
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

/** His trades of the season, each with its verdict, which opens its page. */
function PlayerTrades({ player: { trades, league } }: { player: PlayerResponse }) {
  const leagueRef = leagueRefOf(league)
  if (!trades || trades.length === 0 || leagueRef === null) return null
  return <TradeList trades={trades} leagueRef={leagueRef} season={league.season} />
}

interface TradeListProps {
  trades: NonNullable<PlayerResponse['trades']>
  leagueRef: LeagueRef
  season: number | null
}

function TradeList({ trades, leagueRef, season }: TradeListProps) {
  const verdictOf = useTradeVerdicts(leagueRef, season)
  const place = season ? placeOfKey({ ...leagueRef, season }) : leagueRef
  return (
    <ul className="-mt-4 text-muted text-sm">
      {trades.map(({ id, week, from, to }) => (
        <li key={id}>
          {week ? `Traded in week ${week}` : 'Traded'}
          {from?.name && (
            <>
              {' by '}
              <bdi>{from.name}</bdi>
            </>
          )}
          {to?.name && (
            <>
              {' to '}
              <bdi>{to.name}</bdi>
            </>
          )}
          {'. '}
          <TradeVerdict trade={verdictOf(id ?? '')} href={addressIn(place, id ?? '')} />
        </li>
      ))}
    </ul>
  )
}

/** The team that drafted him, as a link. */
function DraftTeam({ player: { draftInfo, draftTeam, league } }: { player: PlayerResponse }) {
  if (!draftTeam?.name || !draftInfo) return null
  const name = <bdi>{draftTeam.name}</bdi>
  const leagueRef = leagueRefOf(league)
  if (draftTeam.id === null || leagueRef === null) return <> by {name}</>
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
  if (!draftInfo) return 'Undrafted'
  const { round, pick } = draftInfo
  return [round !== null && `Round ${round}`, pick !== null && `Pick ${pick}`].filter(Boolean).join(', ')
}

const consistencyNote =
  'How steady he was: 100% minus his standard deviation as a share of his average. 100% means the same score every week.'

/** Best week, worst week and consistency. */
function Highlights({ highlights }: { highlights: PlayerResponse['performanceHighlights'] }) {
  const { bestWeek, worstWeek, consistencyScore } = highlights
  return (
    <section aria-label="Highlights">
      <dl className="grid grid-cols-3 gap-4 border-hairline border-y py-3">
        <Stat label="Best week" value={formatPoints(bestWeek?.points)} note={formatWeek(bestWeek)} />
        <Stat label="Worst week" value={formatPoints(worstWeek?.points)} note={formatWeek(worstWeek)} />
        <Stat
          label={
            <Tooltip content={consistencyNote} description={consistencyNote}>
              <span className="underline decoration-dotted decoration-outline underline-offset-4">Consistency</span>
            </Tooltip>
          }
          value={formatPercent(consistencyScore, 0)}
        />
      </dl>
    </section>
  )
}

function formatWeek(highlight: { week: number } | null): string | undefined {
  return highlight ? `Week ${highlight.week}` : undefined
}

const accuracyNote =
  'How accurate projections were: 100% minus the average miss as a share of the average projection, in weeks he played.'

/** The season in six figures. */
function SeasonStats({ stats, runningWeek }: SeasonStatsProps) {
  return (
    <section aria-label="Season stats">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <Stat label="Total points" value={formatPoints(stats.totalPoints)} />
        <Stat label="Points per game" value={formatPoints(stats.avgPointsPerGame)} />
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
      {stats.isPartial && (
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
  stats: PlayerResponse['seasonStats']
  runningWeek: number | null
}
