import { formatNumber, formatPercent, formatPoints } from '../../ui/format.ts'
import { Stat } from '../../ui/Stat.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import type { PlayerSeasonStats } from './player-season.ts'

const accuracyWords =
  'How close the projections came: 100% minus the mean miss in percent of the mean projection, over the weeks he played.'

/** The season in six figures. */
export function SeasonStats({ stats, isPartial }: { stats: PlayerSeasonStats; isPartial: boolean }) {
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
            <Tooltip content={accuracyWords} description={accuracyWords}>
              <span className="underline decoration-dotted decoration-outline underline-offset-4">Accuracy</span>
            </Tooltip>
          }
          value={formatPercent(stats.accuracy)}
        />
      </dl>
      {isPartial && (
        <p className="mt-3 text-muted text-sm">
          Only weeks in which somebody in the league rostered him are known: his totals are at least these.
        </p>
      )}
    </section>
  )
}
