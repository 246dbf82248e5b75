import type { AwardRunnerUp } from '../../parts/awards/award-cards.ts'
import { splitDisplay } from '../../parts/awards/split-display.ts'

/** Who came next, each with the figure. The places are the list's own: second and third. */
export function RunnersUp({ runnersUp }: { runnersUp: readonly AwardRunnerUp[] }) {
  if (runnersUp.length === 0) return null
  return (
    <ol
      start={2}
      aria-label="Runners-up"
      className="mt-2 list-decimal border-hairline border-t pt-1 pl-5 text-muted text-sm marker:tabular-nums"
    >
      {runnersUp.map(({ name, week, display }, index) => (
        // A team may be second and third with two of its weeks.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <li key={index} className="leading-6" title={display ?? undefined}>
          <span className="flex items-baseline gap-2">
            <bdi className="min-w-0 truncate">{name}</bdi>
            {week !== null && <span className="shrink-0 max-sm:hidden">week {week}</span>}
            <span className="ml-auto shrink-0 text-ink tabular-nums">{splitDisplay(display ?? '').figure}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
