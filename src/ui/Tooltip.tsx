import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from './class-names.ts'
import { useOutsidePress } from './use-outside-press.ts'

/**
 * A word or figure that shows more on hover, focus and tap. Escape closes it. It is in the top layer, and rendered on first use, because a
 * board has hundreds of them.
 */
export function Tooltip({ children, content, description, className }: TooltipProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const [isRequested, setRequested] = useState(false)

  const hide = useCallback(() => {
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover()
  }, [])
  useOutsidePress(isRequested, trigger, hide)
  // On the window, because a hovered trigger has no focus. In the capture phase, so that a dialog around it stays open.
  useEffect(() => {
    function hideOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !bubble.current?.matches(':popover-open')) return
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
    addEventListener('keydown', hideOnEscape, { capture: true })
    return () => removeEventListener('keydown', hideOnEscape, { capture: true })
  }, [hide])

  function show() {
    if (!isRequested) flushSync(() => setRequested(true))
    if (!trigger.current || !bubble.current) return
    if (!bubble.current.matches(':popover-open')) bubble.current.showPopover()
    place(trigger.current, bubble.current)
  }

  return (
    <span className={classNames('inline-flex max-w-full', className)}>
      <button
        ref={trigger}
        type="button"
        aria-describedby={isRequested ? id : undefined}
        aria-description={isRequested ? undefined : description}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        className="thumb inline-flex max-w-full items-center gap-1 text-left"
      >
        {children}
      </button>
      {isRequested && (
        <span
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          className="enters pointer-events-none m-0 w-max max-w-72 rounded-md border border-outline bg-surface px-3 py-2 text-left font-normal text-ink text-sm"
        >
          {content}
        </span>
      )}
    </span>
  )
}

/** Above the trigger if there is room, else below, within the window. */
function place(trigger: HTMLElement, bubble: HTMLElement) {
  const gap = 6
  const at = trigger.getBoundingClientRect()
  const left = at.left + at.width / 2 - bubble.offsetWidth / 2
  const above = at.top - bubble.offsetHeight - gap
  bubble.style.inset = 'auto'
  bubble.style.left = `${Math.max(gap, Math.min(left, innerWidth - bubble.offsetWidth - gap))}px`
  bubble.style.top = `${above >= gap ? above : at.bottom + gap}px`
}

export interface TooltipProps {
  /** The trigger's content; it becomes a button. Inline content only. */
  children: ReactNode
  /** Its text; inline content only. */
  content: ReactNode
  /** The same as plain text, for assistive technology. */
  description: string
  className?: string
}
