import { Message } from '../../ui/Message.tsx'
import { Highlights } from './Highlights.tsx'
import { PlayerHead } from './PlayerHead.tsx'
import { PointsByWeekChart } from './PointsByWeekChart.tsx'
import { playerHighlights } from './player-highlights.ts'
import { type PlayerAnswer, playerSeasonStats, playerWeeks } from './player-season.ts'
import { pointsByWeekSeries } from './points-by-week-series.ts'
import { SeasonStats } from './SeasonStats.tsx'
import { WeeklyTable } from './WeeklyTable.tsx'

/** Who he is, what his season came to, and every week of it. */
export function PlayerProfile({ player }: { player: PlayerAnswer }) {
  const weeks = playerWeeks(player)
  return (
    <div className="space-y-6">
      <PlayerHead player={player} />
      <SeasonStats stats={playerSeasonStats(player)} isPartial={player.season_stats?.is_partial ?? false} />
      {weeks.length === 0 ? (
        <Message level={3} title="No weekly stats available" text="His weeks appear here once they have been played." />
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
