import { useEffect, useRef } from 'react'
import { Stepper } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { scrollToMiddle } from '../../ui/scroll-to-middle.ts'
import { usePicked } from '../../ui/use-picked.ts'
import { lastSeasonWeek, type WeekChoice } from './season-weeks.ts'

export interface WeekPickerProps {
  week: number
  weeks: readonly WeekChoice[]
  /** The last selectable week; defaults to the season's. */
  last?: number
  onWeek: (week: number) => void
  /** Called when a week is likely to be opened next. */
  onNear?: (week: number) => void
  /** URL of a week, for readers without scripts. */
  weekHref?: (week: number) => string
}

/** All weeks of the season as buttons between previous and next; on narrow screens they scroll sideways. */
export function WeekPicker(props: WeekPickerProps) {
  const { weeks, last = lastSeasonWeek(weeks), onNear, weekHref } = props
  const [week, onWeek] = usePicked(props.week, props.onWeek)
  const strip = useCurrentInSight(week)
  return (
    <nav aria-label="Week" className="flex min-w-0 items-center gap-1.5 print:hidden">
      <div className={classNames('flex min-w-0 grow items-center gap-1.5', weekHref && 'noscript:hidden')}>
        <Stepper what="week" at={week} last={last} onStep={onWeek} onNear={onNear}>
          <ol
            ref={strip}
            data-strip=""
            className="relative flex min-w-0 grow gap-1 overflow-x-auto p-1 [scrollbar-width:none]"
          >
            {weeks.map((one) => (
              <li key={one.week} className="min-w-11 grow sm:min-w-9">
                <button
                  type="button"
                  aria-label={`Week ${one.week}${spoken[one.state]}`}
                  aria-current={one.week === week ? 'true' : undefined}
                  disabled={one.state === 'none' || one.week > last}
                  onClick={() => onWeek(one.week)}
                  onPointerEnter={() => onNear?.(one.week)}
                  onFocus={() => onNear?.(one.week)}
                  className={classNames(
                    'scoreboard flex h-11 w-full flex-col items-center justify-center rounded-sm text-lg leading-5 transition-colors sm:h-10',
                    'after:size-1 after:rounded-full',
                    one.state === 'completed' ? 'after:bg-current' : 'after:bg-transparent',
                    one.week === week ? 'bg-accent text-on-accent' : tones[one.week > last ? 'none' : one.state],
                  )}
                >
                  {one.week}
                </button>
              </li>
            ))}
          </ol>
        </Stepper>
      </div>
      {weekHref && (
        <noscript>
          <span className="flex min-h-11 items-center gap-6 px-2 whitespace-nowrap">
            {week > 1 && <a href={weekHref(week - 1)}>Week {week - 1}</a>}
            <span className="scoreboard text-lg">Week {week}</span>
            {week < last && <a href={weekHref(week + 1)}>Week {week + 1}</a>}
          </span>
        </noscript>
      )}
    </nav>
  )
}

const spoken: Record<WeekChoice['state'], string> = {
  completed: '',
  running: ', in progress',
  upcoming: ', not played yet',
  none: ', after the season',
}

const tones: Record<WeekChoice['state'], string> = {
  completed: 'text-ink hover:bg-raised',
  running: 'text-accent hover:bg-raised',
  upcoming: 'text-muted hover:bg-raised',
  none: 'text-muted opacity-50 disabled:cursor-not-allowed',
}

/** Scrolls the current week to the middle of the strip. On snapshot pages `page-behaviour.ts` does this first. */
function useCurrentInSight(week: number) {
  const strip = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = strip.current
    if (list) scrollToMiddle(list, list.children[week - 1])
  }, [week])
  return strip
}
