import { classNames } from '../../ui/class-names.ts'
import { Stepper } from '../../ui/Stepper.tsx'

interface LegacyWeekPickerProps {
  week: number
  weeks: readonly { week: number; isSelectable: boolean }[]
  onWeek: (week: number) => void
}

/** All weeks in a grid; those too far ahead cannot be picked. */
export function LegacyWeekPicker({ week, weeks, onWeek }: LegacyWeekPickerProps) {
  const last = weeks.findLast(({ isSelectable }) => isSelectable)?.week ?? 1
  return (
    <nav aria-label="Week" className="flex items-start gap-1.5">
      <Stepper what="week" at={week} last={last} onStep={onWeek}>
        <ol className="grid grow grid-cols-5 gap-1 sm:grid-cols-9 lg:grid-cols-18">
          {weeks.map((one) => (
            <li key={one.week}>
              <button
                type="button"
                aria-label={`Week ${one.week}`}
                aria-current={one.week === week ? 'true' : undefined}
                disabled={!one.isSelectable}
                onClick={() => onWeek(one.week)}
                className={classNames(
                  'scoreboard flex h-11 w-full items-center justify-center rounded-sm text-lg transition-colors sm:h-10',
                  one.week === week ? 'bg-accent text-on-accent' : 'hover:bg-raised',
                  'disabled:cursor-not-allowed disabled:text-muted disabled:line-through disabled:hover:bg-transparent',
                )}
              >
                {one.week}
              </button>
            </li>
          ))}
        </ol>
      </Stepper>
    </nav>
  )
}
