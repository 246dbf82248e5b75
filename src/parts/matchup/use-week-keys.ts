import { type RefObject, useLayoutEffect, useRef } from 'react'
import { weekSteps } from './week-steps.ts'

interface WeekKeys {
  week: number
  weeks: readonly number[]
  onWeek: (week: number) => void
}

/**
 * Left and right arrow keys move between weeks while the dialog around the returned element is the topmost one, and
 * nothing beneath it hears of them: the page has a week of its own.
 */
export function useWeekKeys({ week, weeks, onWeek }: WeekKeys): RefObject<HTMLDivElement | null> {
  const contentRef = useRef<HTMLDivElement>(null)
  // Not a moment after the week is shown: a second key would go on from the week before it.
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

/** A player's profile opened from the panel lies above it and has the keys to itself. */
function isTopmost(content: Element | null): boolean {
  const own = content?.closest('dialog')
  return [...document.querySelectorAll('dialog:modal')].every((dialog) => dialog === own)
}
