import { type HTMLAttributes, type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react'
import { useOutsidePress } from '../ui/use-outside-press.ts'
import { nearestEntry, type WeekScale } from './scales.ts'

/**
 * Selects a chart's weeks with the pointer or, while it has focus, with the arrow keys; a click or Enter opens the week. `slider` are the
 * attributes of the chart's container, which starts at the chart's left edge.
 */
export function useWeekScrubber<T extends { week: number }>(options: WeekScrubberOptions<T>): WeekScrubber<T> {
  const { entries, x, label, readOut, onWeek } = options
  const [week, setWeek] = useState<number | null>(null)
  const plot = useRef<HTMLElement>(null)
  const clear = useCallback(() => setWeek(null), [])
  useOutsidePress(week !== null, plot, clear)
  const active = entries.find((entry) => entry.week === week) ?? null
  const read = active ?? entries.at(-1)

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    plot.current = event.currentTarget
    const pixel = event.clientX - event.currentTarget.getBoundingClientRect().left
    setWeek(nearestEntry(entries, x, pixel)?.week ?? null)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!read) return
    if (event.key === 'Enter') onWeek?.(read.week)
    const index = entries.indexOf(read)
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: entries.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    setWeek(entries[Math.min(Math.max(next, 0), entries.length - 1)]?.week ?? null)
  }

  const weeks = x.domain()
  return {
    active,
    slider: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-readonly': 'true',
      'aria-valuemin': weeks[0],
      'aria-valuemax': weeks.at(-1),
      'aria-valuenow': read?.week,
      'aria-valuetext': read && readOut(read),
      onPointerMove,
      onPointerDown: onPointerMove,
      // A finger leaves before its click, which opens the week, and what it points at is to be read afterwards.
      onPointerLeave: ({ pointerType }) => pointerType !== 'touch' && clear(),
      onFocus: () => setWeek((current) => current ?? entries.at(-1)?.week ?? null),
      onBlur: clear,
      onKeyDown,
      onClick: () => active && onWeek?.(active.week),
    },
  }
}

export interface WeekScrubberOptions<T> {
  /** Entries that can be selected: weeks ascending. */
  entries: readonly T[]
  /** Pixels of the weeks, within the element that has the attributes. */
  x: WeekScale
  /** Accessible name. */
  label: string
  /** Describes an entry. */
  readOut: (entry: T) => string
  onWeek?: (week: number) => void
}

export interface WeekScrubber<T> {
  /** The entry under the pointer or the focus. */
  active: T | null
  slider: HTMLAttributes<HTMLElement>
}
