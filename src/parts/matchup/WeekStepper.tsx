import { Icon } from '../../ui/Icon.tsx'
import { weekSteps } from './week-steps.ts'

interface WeekStepperProps {
  week: number
  weeks: readonly number[]
  onWeek: (week: number) => void
}

/** Arrows to the week before and after. */
export function WeekStepper({ week, weeks, onWeek }: WeekStepperProps) {
  const { previous, next } = weekSteps(week, weeks)
  return (
    <>
      <Step name="Previous week" icon="chevron-left" to={previous} onWeek={onWeek} />
      <Step name="Next week" icon="chevron-right" to={next} onWeek={onWeek} />
      <span className="sr-only" aria-live="polite">
        Week {week}
      </span>
    </>
  )
}

interface StepProps {
  name: string
  icon: string
  to: number | null
  onWeek: (week: number) => void
}

/** At either end the button stays, without effect: a focused button that vanished would take the focus along. */
function Step({ name, icon, to, onWeek }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={to === null}
      onClick={() => to !== null && onWeek(to)}
      className="inline-grid size-11 place-items-center rounded-md border border-outline bg-surface hover:bg-raised aria-disabled:cursor-not-allowed aria-disabled:opacity-40 sm:size-9"
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
