import { useLayoutEffect } from 'react'

/**
 * The left and right arrow keys go to the previous and next week, up to `last`, except while typing or with an open dialog.
 */
export function useWeekArrows(week: number, last: number, onWeek: (week: number) => void): void {
  // A layout effect, so that a second key continues from the new week.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
      const target = week + step
      if (step === 0 || target < 1 || target > last || isForSomethingElse(event)) return
      event.preventDefault()
      onWeek(target)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [week, last, onWeek])
}

function isForSomethingElse(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return true
  if (document.querySelector('dialog[open]')) return true
  const target = event.target instanceof Element ? event.target : null
  return Boolean(target?.closest('input, select, textarea, [contenteditable], [role="slider"], [role="tablist"]'))
}
