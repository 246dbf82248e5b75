/** Teams by what their drafted starters scored; picking one filters the board. */
import { useId, useState } from 'react'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatWhole } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import type { Drafter, RankBadge } from './best-drafters.ts'
import { draftersTable } from './draft-csv.ts'
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
          <span className="flex flex-col sm:flex-row sm:items-baseline sm:gap-3">
            <span className="scoreboard text-lg">Best Drafters</span>
            <span className="text-muted text-sm">
              Points scored by drafted starters, and their share of all starter points
            </span>
          </span>
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
      <p hidden={!isOpen} className="flex justify-end px-3 pb-2">
        <CsvButton what="best drafters" table={() => draftersTable(drafters)} />
      </p>
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
        'grid size-full grid-cols-[1.25rem_auto_minmax(0,1fr)_auto] content-start items-center gap-x-2 rounded-md border p-2 text-left transition-colors sm:p-3',
        isSelected ? 'border-accent bg-raised ring-1 ring-accent' : 'border-hairline hover:border-outline',
      )}
    >
      <span className="scoreboard text-muted">{place}</span>
      <TeamMark name={teamName ?? undefined} size={22} />
      <bdi
        title={teamName ?? undefined}
        className="col-span-3 row-start-2 truncate font-medium sm:col-span-1 sm:col-start-3 sm:row-start-1"
      >
        {teamName ?? 'Unnamed team'}
      </bdi>
      {icon && (
        <Icon
          name={icon}
          label={label}
          size={18}
          className={classNames('col-start-4 row-start-2 sm:row-start-1', tone)}
        />
      )}
      <span className="contents sm:col-span-3 sm:col-start-2 sm:row-start-2 sm:mt-1 sm:flex sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-2">
        <span className="col-span-2 col-start-3 row-start-1 whitespace-nowrap justify-self-end">
          <span className="scoreboard text-2xl">{formatWhole(starterPoints)}</span>
          {starterPoints !== null && <span className="text-muted text-sm max-sm:sr-only"> pts</span>}
        </span>
        <EfficiencyMeter efficiency={efficiency} band={band} className="col-span-4 row-start-3" />
      </span>
    </button>
  )
}
