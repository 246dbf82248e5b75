/** Asks once per league which team is the reader's: a sheet at the bottom edge, and room below the page, so that it hides nothing. */
import { useEffect, useEffectEvent, useRef } from 'react'
import type { HostName } from '../../domain/identity.ts'
import type { ChosenTeam } from '../../stores/my-team.ts'
import { Button } from '../../ui/Button.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import type { LeagueResponse, StandingsEntry } from '../league/league-view.ts'
import { joinManagers } from '../league/manager-names.ts'
import { orderTeams } from '../league/order-teams.ts'
import { toChosenTeam } from './chosen-team.ts'

interface TeamQuestionProps {
  teams: readonly StandingsEntry[]
  phase: LeagueResponse['phase']
  host: HostName
  isAboveWeeks?: boolean
  onShown: () => void
  /** Null: just looking. */
  onChoose: (team: ChosenTeam | null) => void
}

export default function TeamQuestion({
  teams,
  phase,
  host,
  isAboveWeeks = false,
  onShown,
  onChoose,
}: TeamQuestionProps) {
  const tellShown = useEffectEvent(onShown)
  useEffect(() => tellShown(), [])
  const sheet = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element>(null)
  // Focus within the sheet returns to where it came from; the browser would start again at the top of the page.
  const choose = (team: ChosenTeam | null) => {
    const target = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('content')
    if (sheet.current?.contains(document.activeElement) && target instanceof HTMLElement)
      target.focus({ preventScroll: true })
    onChoose(team)
  }
  return (
    <div className="h-32 print:hidden">
      <section
        ref={sheet}
        aria-labelledby="team-question"
        data-above-weeks={isAboveWeeks ? '' : undefined}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
        }}
        onKeyDown={({ key }) => key === 'Escape' && choose(null)}
        className="team-question enters fixed inset-x-0 z-30 border-hairline border-t bg-surface px-4 py-2 sm:inset-x-auto sm:right-4 sm:w-96 sm:rounded-lg sm:border"
      >
        <div className="flex items-center justify-between gap-3">
          <h2 id="team-question" className="scoreboard text-lg">
            Which team is yours?
          </h2>
          <Button variant="ghost" onClick={() => choose(null)}>
            Just looking
          </Button>
        </div>
        <ul className="-mx-4 flex gap-1 overflow-x-auto px-4 pb-1">
          {orderTeams(teams, phase).map((team) => {
            const { teamId, teamName, ownerNames } = team
            if (teamId === null) return null
            return (
              <li key={teamId} className="shrink-0">
                <button
                  type="button"
                  onClick={() => choose(toChosenTeam(team))}
                  className="flex min-h-11 max-w-52 items-center gap-2 rounded-md border border-hairline px-2 py-1 text-left hover:border-accent"
                >
                  <TeamMark name={teamName} />
                  <span className="min-w-0 text-sm leading-4">
                    <bdi className="block truncate font-semibold">{teamName}</bdi>
                    <bdi className="block truncate text-muted">{joinManagers(ownerNames, host)}</bdi>
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
        <p className="text-muted text-sm">Saved on this device only. Change it under Teams.</p>
      </section>
    </div>
  )
}
