/** One pick: who, where, what it scored, and where that lies in its cohort. */
import { memo, type ReactNode } from 'react'
import { CohortRange } from '../../charts/CohortRange.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatPoints } from '../../ui/format.ts'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import type { BoardPick } from './draft-board.ts'
import { GradeBadge } from './GradeBadge.tsx'
import { PickValue } from './PickValue.tsx'
import { describePick } from './pick-words.ts'
import { TeamLink } from './TeamLink.tsx'

export interface DraftPickCardProps {
  pick: BoardPick
  /** Null where the team is not known. */
  teamHref: string | null
}

export const DraftPickCard = memo(function DraftPickCard({ pick, teamHref }: DraftPickCardProps) {
  const { grade, overallPick, playerName, position } = pick
  const name = playerName ?? 'Unknown player'
  return (
    <article
      aria-label={name}
      data-pick={overallPick ?? undefined}
      className={classNames('flex h-full flex-col rounded-lg border bg-surface p-3', frames[grade ?? 'none'])}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2">
        <PositionBadge position={position ?? undefined} />
        <h4 className="col-start-2 truncate font-semibold" title={name}>
          <bdi>{name}</bdi>
        </h4>
        <GradeBadge grade={grade} />
        <p className="col-span-2 col-start-2 truncate text-muted text-sm tabular-nums">{describePick(pick)}</p>
      </div>
      <dl className="mt-2 grid grid-cols-3 gap-x-2">
        <Figure label="Points" value={<span className="scoreboard text-lg">{formatPoints(pick.points)}</span>} />
        <Figure label="PPG" value={formatPoints(pick.pointsPerGame)} />
        <Figure label="vs expected" value={<PickValue pick={pick} />} />
      </dl>
      <CohortRange deviations={pick.deviations} label={name} className="mt-1.5 mb-1" />
      <TeamLink pick={pick} href={teamHref} className="mt-auto" />
    </article>
  )
})

const frames = { Boom: 'border-better', Bust: 'border-worse', none: 'border-hairline' } as const

function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="min-w-0 last:text-right">
      <dt className="text-muted text-sm">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
