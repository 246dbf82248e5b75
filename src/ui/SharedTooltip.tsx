/** One tooltip for many triggers below it: elements with `data-tip` show it on hover, focus and tap. Escape closes it. */
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useOutsidePress } from './use-outside-press.ts'

export interface SharedTooltipProps {
  /** Content by the trigger's `data-tip`; null shows nothing. Inline content only. */
  contentOf: (tip: string) => ReactNode
  /** Selector of the trigger's container: the tooltip is beside it without covering it. */
  beside: string
  /** Clicks on anything below. */
  onClick?: (event: MouseEvent) => void
  /** Pointers and focus that may lead to such a click. */
  onNear?: (target: EventTarget) => void
  children: ReactNode
}

export function SharedTooltip({ contentOf, beside, onClick, onNear, children }: SharedTooltipProps) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const shownFor = useRef<HTMLElement | null>(null)
  const [tip, setTip] = useState<string | null>(null)

  function show(trigger: HTMLElement) {
    const named = trigger.dataset.tip ?? ''
    if (!bubble.current || !contentOf(named)) return
    shownFor.current?.removeAttribute('aria-describedby')
    shownFor.current = trigger
    trigger.setAttribute('aria-describedby', id)
    // The bubble's size depends on its content, and its position on its size.
    flushSync(() => setTip(named))
    if (!bubble.current.matches(':popover-open')) bubble.current.showPopover()
    placeBeside(trigger.closest(beside) ?? trigger, trigger, bubble.current)
  }
  const hide = useCallback(() => {
    shownFor.current?.removeAttribute('aria-describedby')
    shownFor.current = null
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover()
  }, [])
  useOutsidePress(tip !== null, shownFor, hide)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !shownFor.current) return
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
    function onScroll() {
      const trigger = shownFor.current
      if (trigger && bubble.current) placeBeside(trigger.closest(beside) ?? trigger, trigger, bubble.current)
    }
    addEventListener('keydown', onKey, { capture: true })
    addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      removeEventListener('keydown', onKey, { capture: true })
      removeEventListener('scroll', onScroll, { capture: true })
    }
  })

  const handlers = {
    onPointerOver({ target, pointerType }: PointerEvent) {
      const trigger = triggerOf(target)
      if (pointerType !== 'touch' && trigger && trigger !== shownFor.current) show(trigger)
    },
    onPointerOut({ relatedTarget, pointerType }: PointerEvent) {
      if (pointerType !== 'touch' && triggerOf(relatedTarget) !== shownFor.current) hide()
    },
    onPointerDown({ target }: PointerEvent) {
      onNear?.(target)
    },
    onFocus({ target }: FocusEvent) {
      onNear?.(target)
      const trigger = triggerOf(target)
      // Triggers with their own action show the tooltip on keyboard focus only.
      if (trigger && (trigger.dataset.player === undefined || trigger.matches(':focus-visible'))) show(trigger)
    },
    onBlur: hide,
    onClick(event: MouseEvent) {
      const trigger = triggerOf(event.target)
      if (trigger && trigger.dataset.player === undefined) show(trigger)
      else hide()
      onClick?.(event)
    },
  }
  return (
    <div {...handlers}>
      {children}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className="enters pointer-events-none m-0 w-max max-w-80 rounded-md border border-outline bg-surface px-3 py-2 text-left text-ink text-sm"
      >
        {tip !== null && contentOf(tip)}
      </span>
    </div>
  )
}

function triggerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
}

/** Above the trigger if there is room, else below; centered on it, within the window's sides. */
function placeBeside(subject: Element, trigger: Element, bubble: HTMLElement) {
  const gap = 6
  const { top, bottom } = subject.getBoundingClientRect()
  const { left, width } = trigger.getBoundingClientRect()
  const above = top - bubble.offsetHeight - gap
  const start = left + width / 2 - bubble.offsetWidth / 2
  bubble.style.inset = 'auto'
  bubble.style.left = `${Math.max(gap, Math.min(start, innerWidth - bubble.offsetWidth - gap))}px`
  bubble.style.top = `${above >= gap ? above : bottom + gap}px`
}
