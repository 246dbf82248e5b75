import type { Flip } from '../../client/lab.ts'
import { writeGameScores } from '../../domain/score-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatCount } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'

/** Games with another winner under the rules, week by week. */
export function FlippedGames({ flips }: { flips: readonly Flip[] }) {
  if (flips.length === 0) {
    return (
      <Section title="Games that flip">
        <p className="text-muted">Every game has the same winner.</p>
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
            {sidesOf(home, away).map(({ side, at, before, after }) => (
              <p key={at} className="flex min-w-0 items-center justify-between gap-3">
                <TeamName name={side.name} size={20} className={classNames(winnerAfter === at && 'font-semibold')} />
                <span className="flex shrink-0 items-baseline gap-2 tabular-nums">
                  <span className={classNames('text-muted text-sm', winnerBefore === at && 'underline')}>{before}</span>
                  <span aria-hidden="true" className="text-muted">
                    →
                  </span>
                  <span className={classNames(winnerAfter === at && 'font-semibold')}>{after}</span>
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

/** Both sides with their scores, which have more than one decimal only where one would make them equal. */
function sidesOf(home: Flip['home'], away: Flip['away']) {
  const before = writeGameScores([home.before, away.before])
  const after = writeGameScores([home.after, away.after])
  return [
    { side: home, at: 'home', before: before[0], after: after[0] },
    { side: away, at: 'away', before: before[1], after: after[1] },
  ]
}

function describeResult(home: string, away: string, winner: Flip['winnerAfter']): string {
  return winner === 'tie' ? 'Now a tie.' : `Now ${winner === 'home' ? home : away} wins.`
}
