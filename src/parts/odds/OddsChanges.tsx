import { Button } from '../../ui/Button.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { absent } from '../../ui/format.ts'
import { TeamName } from '../../ui/TeamMark.tsx'
import type { ForecastRow } from './forecast-rows.ts'
import { Moved } from './OddsTable.tsx'
import { OddsTrack } from './OddsTrack.tsx'
import type { Move } from './odds-changes.ts'

/** Every team's odds of the playoffs, and how they differ from the forecast's own (`before`). */
export function OddsChanges({ rows, before, className }: MovedOddsProps) {
  return (
    <ul className={className}>
      {rows.map(({ teamId, teamName, playoffs }, index) => {
        const was = before?.[index]?.playoffs?.chance
        return (
          <li key={teamId ?? teamName} className="border-hairline border-t py-1.5">
            <span className="flex items-center justify-between gap-3">
              <TeamName name={teamName} size={20} />
              <span className="flex shrink-0 items-baseline gap-2">
                <Moved now={playoffs?.chance} was={was} />
                <span className="scoreboard w-11 text-right text-lg leading-5">{playoffs?.text ?? absent}</span>
              </span>
            </span>
            <OddsTrack now={playoffs?.chance ?? 0} was={was ?? null} className="mt-1" />
          </li>
        )
      })}
    </ul>
  )
}

/** Keeps the largest changes in sight where the odds are below the games. The section's status announces them. */
export function MovedStrip({ moves, clearLabel, onClear }: MovedStripProps) {
  return (
    <div className="sticky bottom-(--dock) z-20 mt-4 flex items-center gap-2 border-ink border-t-2 bg-paper lg:hidden print:hidden">
      <p aria-hidden="true" className="flex min-w-0 grow gap-4 text-sm">
        {moves.slice(0, 2).map(({ teamId, teamName, now, by }) => (
          <span key={teamId ?? teamName} className="flex min-w-0 flex-1 items-baseline gap-1.5">
            <bdi className="min-w-0 truncate">{teamName}</bdi>
            <span className="scoreboard text-lg leading-5">{now.text}</span>
            <Delta value={by} decimals={0} className="text-sm" />
          </span>
        ))}
        {moves.length === 0 && 'No odds change'}
      </p>
      <Button icon="close" variant="ghost" label={clearLabel} onClick={onClear} />
    </div>
  )
}

interface MovedStripProps {
  moves: readonly Move[]
  clearLabel: string
  onClear: () => void
}

interface MovedOddsProps {
  rows: readonly ForecastRow[]
  /** In the order of the rows; null where nothing changed them. */
  before: readonly ForecastRow[] | null
  className?: string
}
