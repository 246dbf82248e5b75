/** Teams by points of their drafted starters: one row that unfolds. Selecting a team filters the board. */
import { CsvButton } from '../../ui/CsvButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatPercent, formatWhole } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { type Drafter, efficiencyBand, type RankBadge } from './best-drafters.ts'
import { draftersTable } from './draft-csv.ts'

export interface BestDraftersProps {
  drafters: Drafter[]
  selected: number | null
  /** Null: the selected team was selected again. */
  onSelect: (teamId: number | null) => void
}

export function BestDrafters({ drafters, selected, onSelect }: BestDraftersProps) {
  if (drafters.length === 0) return null
  return (
    <section aria-label="Best Drafters" className="border-hairline border-y">
      <details className="on-paper">
        <summary className="flex min-h-12 list-none items-center gap-x-4 py-1 [&::-webkit-details-marker]:hidden">
          <h2 className="scoreboard shrink-0 text-lg">Best Drafters</h2>
          <span className="flex min-w-0 flex-1 gap-x-5 text-sm">
            {drafters.slice(0, 3).map(({ teamId, teamName, place, draftPerformance }) => (
              <span
                key={teamId}
                className={classNames('min-w-0 items-baseline gap-1.5', place === 1 ? 'flex' : 'hidden sm:flex')}
              >
                <span className="scoreboard text-muted">{place}</span>
                <bdi className="truncate">{teamName}</bdi>
                <b className="font-semibold tabular-nums">{formatWhole(draftPerformance.starterPointsFromDraft)}</b>
              </span>
            ))}
          </span>
          <Icon
            name="chevron-down"
            size={18}
            className="text-muted transition-transform in-[details[open]>summary]:rotate-180"
          />
        </summary>
        <p className="pb-2 text-muted text-sm">
          Points scored by drafted starters, and{' '}
          <Tooltip content={efficiencyNote} description={efficiencyNote} className="align-baseline">
            <span className="underline decoration-dotted decoration-outline underline-offset-4">
              their share of all starter points
            </span>
          </Tooltip>
          . A trophy, silver, or bronze medal is the team’s place in the standings.
        </p>
        <ol className="grid grid-cols-2 gap-2 pb-2 md:grid-cols-3 lg:grid-cols-4">
          {drafters.map((drafter) => (
            <li key={drafter.teamId}>
              <DrafterButton drafter={drafter} isSelected={drafter.teamId === selected} onSelect={onSelect} />
            </li>
          ))}
        </ol>
        <p className="flex justify-end pb-2">
          <CsvButton what="best drafters" table={() => draftersTable(drafters)} />
        </p>
      </details>
    </section>
  )
}

const efficiencyNote =
  'Draft efficiency: the share of a team’s starter points scored by players it drafted. Green from 80%, blue from 60%, yellow from 40%, red below.'

const badges = {
  trophy: { icon: 'trophy', label: '1st in the standings', tone: 'text-gold' },
  silver: { icon: 'silver', label: '2nd in the standings', tone: 'text-silver' },
  bronze: { icon: 'bronze', label: '3rd in the standings', tone: 'text-bronze' },
  chart: { icon: 'chart', label: 'Not in the standings', tone: 'text-muted' },
} as const satisfies Record<NonNullable<RankBadge>, object>

function DrafterButton({
  drafter: { teamId, teamName, place, draftPerformance, badge },
  isSelected,
  onSelect,
}: {
  drafter: Drafter
  isSelected: boolean
  onSelect: BestDraftersProps['onSelect']
}) {
  const { starterPointsFromDraft, draftEfficiency } = draftPerformance
  const { icon, label, tone } = badge ? badges[badge] : {}
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={() => onSelect(isSelected ? null : teamId)}
      className={classNames(
        'grid size-full grid-cols-[auto_minmax(0,1fr)_auto] content-start items-center gap-x-2 rounded-md border px-2 py-1.5 text-left transition-colors sm:px-3',
        isSelected ? 'border-accent bg-raised ring-1 ring-accent' : 'border-hairline bg-surface hover:border-outline',
      )}
    >
      <TeamMark name={teamName} size={22} />
      <bdi title={teamName} className="font-medium max-sm:line-clamp-2 sm:truncate">
        {`${place}. ${teamName}`}
      </bdi>
      {icon && <Icon name={icon} label={label} size={18} className={tone} />}
      <span className="col-span-3 flex flex-wrap items-baseline justify-between gap-x-2">
        <b className="scoreboard text-lg">
          {starterPointsFromDraft === null ? '—' : `${formatWhole(starterPointsFromDraft)} pts`}
        </b>
        <EfficiencyMeter efficiency={draftEfficiency} />
      </span>
    </button>
  )
}

const colours = { green: 'text-green', blue: 'text-blue', yellow: 'text-yellow', red: 'text-red' } as const

/** `efficiency` is 0 to 1. Renders nothing if it is unknown. */
function EfficiencyMeter({ efficiency }: { efficiency: number | null }) {
  if (efficiency === null) return null
  const band = efficiencyBand(efficiency)
  return (
    <span data-band={band} className="text-muted text-sm tabular-nums max-sm:w-full">
      <span className={`font-medium ${colours[band]}`}>{formatPercent(100 * efficiency)}</span> of starter points
    </span>
  )
}
