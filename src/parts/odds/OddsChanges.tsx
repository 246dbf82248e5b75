import type { ForecastTeam } from '../../contract/responses/forecast.ts'
import { Button } from '../../ui/Button.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { Moved } from './OddsTable.tsx'
import { OddsTrack } from './OddsTrack.tsx'
import type { OddsChange } from './odds-changes.ts'

/** Every team's playoff odds, and their difference from the forecast's (`before`). */
export function OddsChanges({ teams, before, className }: OddsChangesProps) {
  return (
    <ul className={className}>
      {teams.map(({ team, playoffs }, index) => {
        const was = before?.[index]?.playoffs.chance
        return (
          <li key={team.id} className="border-hairline border-t py-1.5">
            <span className="flex items-center justify-between gap-3">
              <TeamName name={team.name} size={20} />
              <span className="flex shrink-0 items-baseline gap-2">
                <Moved now={playoffs.chance} was={was} />
                <span className="scoreboard w-11 text-right text-lg leading-5">{playoffs.text}</span>
              </span>
            </span>
            <OddsTrack now={playoffs.chance} was={was ?? null} className="mt-1" />
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Keeps the reader's odds and the largest changes visible if the odds are below the games. The section's status announces them.
 */
export function MovedStrip({ changes, own, clearLabel, onClear }: MovedStripProps) {
  const shown = [...(own ? [own] : []), ...changes.filter(({ team }) => team.id !== own?.team.id)]
  return (
    <div className="sticky bottom-(--dock) z-20 mt-4 flex items-center gap-2 border-ink border-t-2 bg-paper lg:hidden print:hidden">
      <p aria-hidden="true" className="flex min-w-0 grow gap-4 text-sm">
        {shown.slice(0, 2).map(({ team, now, by }) => (
          <span key={team.id} className="flex min-w-0 flex-1 items-baseline gap-1.5">
            {team.id === own?.team.id ? 'You' : <bdi className="min-w-0 truncate">{team.name}</bdi>}
            <span className="scoreboard text-lg leading-5">{now.text}</span>
            <Delta value={by} decimals={0} className="text-sm" />
          </span>
        ))}
        {shown.length === 0 && 'No odds change'}
      </p>
      <Button icon="close" variant="ghost" label={clearLabel} onClick={onClear} />
    </div>
  )
}

interface MovedStripProps {
  changes: readonly OddsChange[]
  /** The reader's team, whether its odds change or not. */
  own: OddsChange | null
  clearLabel: string
  onClear: () => void
}

interface OddsChangesProps {
  teams: readonly ForecastTeam[]
  /** In the same order; null if nothing changed. */
  before: readonly ForecastTeam[] | null
  className?: string
}
