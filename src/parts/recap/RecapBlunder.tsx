/** The lineup decision that cost the most: both players side by side, and its effect on the result. */
import { writeExactMargin, writeWonBy } from '../../domain/margin-text.ts'
import { formatPoints } from '../../ui/format.ts'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { Section } from '../../ui/Section.tsx'
import { RecapTeam } from './RecapTeam.tsx'
import type { RecapLinks } from './recap-links.ts'
import type { BenchBlunder } from './season-recap.ts'

export function RecapBlunder({ blunder, links }: { blunder: BenchBlunder | null; links: RecapLinks }) {
  if (!blunder) return null
  const { teamId, teamName, week, slot, started, benched, pointsMissed, lost } = blunder
  const most = Math.max(benched.points, started.points)
  const margin = writeExactMargin(pointsMissed, [benched.points, started.points])
  return (
    <Section
      title="Bench blunder of the season"
      inside={`${teamName}: ${margin ?? formatPoints(benched.points)} points on the bench, week ${week}`}
    >
      <div className="flex items-center justify-between gap-3">
        <RecapTeam teamId={teamId} name={teamName} size={28} links={links} className="font-semibold" />
        <span className="shrink-0 text-muted text-sm">Week {week}</span>
      </div>
      <dl className="mt-2">
        <Player label="Left on the bench" player={benched} most={most} isBetter />
        <Player label="Started" player={started} most={most} />
      </dl>
      <p className="mt-3">
        <span className="scoreboard text-2xl text-worse">{margin ?? formatPoints(benched.points)}</span> points left on
        the bench {margin === null && `for ${formatPoints(started.points)} `}at <PositionBadge position={slot} />
        {lost ? (
          <>
            , in a game lost
            {lost.opponentName && (
              <>
                {' '}
                to <bdi>{lost.opponentName}</bdi>
              </>
            )}{' '}
            {writeWonBy(lost.margin, [], '')}. <strong>This one swap wins the game.</strong>
          </>
        ) : (
          '.'
        )}
      </p>
    </Section>
  )
}

interface PlayerProps {
  label: string
  player: BenchBlunder['started']
  /** Points at the full width. */
  most: number
  isBetter?: boolean
}

function Player({ label, player: { name, points }, most, isBetter = false }: PlayerProps) {
  const share = most > 0 && points !== null ? Math.max(0, points) / most : 0
  return (
    <div className="mt-2">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="flex items-baseline justify-between gap-3">
        <bdi className="min-w-0 truncate font-semibold">{name}</bdi>
        <span className="scoreboard text-lg">{formatPoints(points)}</span>
      </dd>
      <dd aria-hidden="true" className="h-2 bg-raised">
        <div className={isBetter ? 'h-full bg-better' : 'h-full bg-worse'} style={{ width: `${100 * share}%` }} />
      </dd>
    </div>
  )
}
