import { formatPercent, formatPoints } from '../../ui/format.ts'
import { Stat } from '../../ui/Stat.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import type { PlayerHighlights, WeekPoints } from './player-highlights.ts'

const consistencyWords =
  'How even his weeks were: 100% minus the standard deviation in percent of his mean. 100% is the same score each week.'

/** Best week, worst week and how steady he was. */
export function Highlights({ highlights: { best, worst, consistency } }: { highlights: PlayerHighlights }) {
  return (
    <section aria-label="Highlights">
      <dl className="grid grid-cols-3 gap-4 border-hairline border-y py-3">
        <Stat label="Best week" value={formatPoints(best?.points)} note={weekWords(best)} />
        <Stat label="Worst week" value={formatPoints(worst?.points)} note={weekWords(worst)} />
        <Stat
          label={
            <Tooltip content={consistencyWords} description={consistencyWords}>
              <span className="underline decoration-dotted decoration-outline underline-offset-4">Consistency</span>
            </Tooltip>
          }
          value={formatPercent(consistency, 0)}
        />
      </dl>
    </section>
  )
}

function weekWords(highlight: WeekPoints | null): string | undefined {
  return highlight ? `Week ${highlight.week}` : undefined
}
