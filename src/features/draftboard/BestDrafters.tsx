/** Teams by what their drafted starters scored; picking one filters the board. */
import { useId, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { formatNumber } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import type { Drafter, RankBadge } from './best-drafters.ts'
import { EfficiencyMeter } from './EfficiencyMeter.tsx'

export interface BestDraftersProps {
  drafters: Drafter[]
  selected: number | null
  /** Null: the picked team was picked again. */
  onSelect: (teamId: number | null) => void
}

export function BestDrafters({ drafters, selected, onSelect }: BestDraftersProps) {
  const [isOpen, setOpen] = useState(true)
  const gridId = useId()
  if (drafters.length === 0) return null
  return (
    <section aria-label="Best Drafters" className="rounded-lg border border-hairline bg-surface">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={gridId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-3 rounded-lg px-4 py-2 text-left"
        >
          <span className="scoreboard text-lg">Best Drafters</span>
          <span className="hidden text-muted text-sm sm:inline">Points scored by drafted starters</span>
          <Icon
            name="chevron-down"
            size={18}
            className={classNames('ml-auto text-muted transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <ol id={gridId} hidden={!isOpen} className="grid grid-cols-2 gap-2 px-3 pb-3 md:grid-cols-3 lg:grid-cols-4">
        {drafters.map((drafter) => (
          <li key={drafter.teamId}>
            <DrafterButton drafter={drafter} isSelected={drafter.teamId === selected} onSelect={onSelect} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const badges = {
  trophy: { icon: 'trophy', label: '1st in the standings', tone: 'text-gold' },
  silver: { icon: 'silver', label: '2nd in the standings', tone: 'text-silver' },
  bronze: { icon: 'bronze', label: '3rd in the standings', tone: 'text-bronze' },
  chart: { icon: 'chart', label: 'Not in the standings', tone: 'text-muted' },
} as const satisfies Record<NonNullable<RankBadge>, object>

function DrafterButton({
  drafter: { teamId, teamName, place, starterPoints, efficiency, band, badge },
  isSelected,
  onSelect,
}: {
  drafter: Drafter
  isSelected: boolean
  onSelect: BestDraftersProps['onSelect']
}) {
  const { icon, label, tone } = badge ? badges[badge] : {}
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={() => onSelect(isSelected ? null : teamId)}
      className={classNames(
        'flex size-full flex-col gap-1 rounded-md border p-2 text-left transition-colors sm:p-3',
        isSelected ? 'border-accent bg-raised ring-1 ring-accent' : 'border-hairline hover:border-outline',
      )}
    >
      <span className="flex w-full items-center gap-2">
        <span className="scoreboard w-4 shrink-0 text-muted">{place}</span>
        <TeamMark name={teamName ?? undefined} size={22} />
        <bdi className="min-w-0 truncate font-medium" title={teamName ?? undefined}>
          {teamName ?? 'Unnamed team'}
        </bdi>
        {icon && <Icon name={icon} label={label} size={18} className={classNames('ml-auto', tone)} />}
      </span>
      <span className="flex w-full flex-wrap items-baseline justify-between gap-x-2 sm:pl-6">
        <span>
          <span className="scoreboard text-2xl">{formatNumber(starterPoints)}</span>
          {starterPoints !== null && <span className="text-muted text-sm"> pts</span>}
        </span>
        <EfficiencyMeter efficiency={efficiency} band={band} />
      </span>
    </button>
  )
}
