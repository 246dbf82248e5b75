import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'

interface WeekStepperProps {
  week: number
  weeks: readonly number[]
  onWeek: (week: number) => void
}

/** Buttons to the previous and the next week. */
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

/** At either end the button is disabled by aria only: a focused button that is removed would lose the focus. */
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

/** The previous and next week among those available; null if there is none. */
function weekSteps(week: number, weeks: readonly number[]): { previous: number | null; next: number | null } {
  const ascending = weeks.toSorted((a, b) => a - b)
  return {
    previous: ascending.findLast((other) => other < week) ?? null,
    next: ascending.find((other) => other > week) ?? null,
  }
}

interface WeekKeys {
  week: number
  weeks: readonly number[]
  onWeek: (week: number) => void
}

/**
 * Left and right arrow keys move between weeks while the dialog around the returned element is the topmost one. Listeners
 * beneath it do not receive the event, since the page has a week of its own.
 */
export function useWeekKeys({ week, weeks, onWeek }: WeekKeys): RefObject<HTMLDivElement | null> {
  const contentRef = useRef<HTMLDivElement>(null)
  // A layout effect, so that a second key continues from the new week.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { previous, next } = weekSteps(week, weeks)
      const target = { ArrowLeft: previous, ArrowRight: next }[event.key]
      if (target === undefined || isForSomethingElse(event) || !isTopmost(contentRef.current)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (target !== null) onWeek(target)
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [week, weeks, onWeek])
  return contentRef
}

function isForSomethingElse(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return true
  return event.target instanceof Element && event.target.closest('input, select, textarea, [role="tablist"]') !== null
}

/** A player's profile opened from the panel lies above it and handles its own keys. */
function isTopmost(content: Element | null): boolean {
  const own = content?.closest('dialog')
  return [...document.querySelectorAll('dialog:modal')].every((dialog) => dialog === own)
}
