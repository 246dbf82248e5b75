import type { Flip } from '../../client/lab.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatCount, formatNumber } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'

/** Games with another winner under the rules, week by week. */
export function FlippedGames({ flips }: { flips: readonly Flip[] }) {
  if (flips.length === 0) {
    return (
      <Section title="Games that flip">
        <p className="text-muted">Every game that was played has the same winner.</p>
      </Section>
    )
  }
  return (
    <Section title={`${formatCount(flips.length, 'game')} ${flips.length === 1 ? 'flips' : 'flip'}`}>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {flips.map(({ week, isPlayoff, home, away, winnerBefore, winnerAfter }) => (
          <li key={`${week} ${home.name} ${away.name}`} className="min-w-0 border-hairline border-b py-2">
            <p className="text-muted text-sm">
              Week {week}
              {isPlayoff && ', playoffs'}
            </p>
            {[
              { side: home, at: 'home' },
              { side: away, at: 'away' },
            ].map(({ side, at }) => (
              <p key={at} className="flex min-w-0 items-center justify-between gap-3">
                <TeamName name={side.name} size={20} className={classNames(winnerAfter === at && 'font-semibold')} />
                <span className="flex shrink-0 items-baseline gap-2 tabular-nums">
                  <span className={classNames('text-muted text-sm', winnerBefore === at && 'underline')}>
                    {formatNumber(side.before, 2)}
                  </span>
                  <span aria-hidden="true" className="text-muted">
                    →
                  </span>
                  <span className={classNames(winnerAfter === at && 'font-semibold')}>
                    {formatNumber(side.after, 2)}
                  </span>
                </span>
              </p>
            ))}
            <p className="sr-only">{describeResult(home.name, away.name, winnerAfter)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function describeResult(home: string, away: string, winner: Flip['winnerAfter']): string {
  return winner === 'tie' ? 'Now a tie.' : `Now ${winner === 'home' ? home : away} wins.`
}
