/** The matchup side panel: both lineups of a week, beside the page that opened it. */
import { useEffect } from 'react'
import { useResource } from '../../stores/use-resource.ts'
import { SidePanel } from '../../ui/SidePanel.tsx'
import type { HistoryPlace } from '../history/use-league-history.ts'
import { countOpenedPanel } from '../navigation/open-panel.ts'
import { MatchupBody } from './MatchupBody.tsx'
import { useWeekKeys, WeekStepper } from './WeekStepper.tsx'

export interface MatchupPanelProps {
  teamId: number
  week: number
  /** Weeks of the arrow buttons, ascending. */
  weeks: readonly number[]
  onWeek: (week: number) => void
  onClose: () => void
  /** URL of a team's week; without it names are not links. */
  teamHref?: (teamId: number, week: number) => string
  /** The league's season, to look up the managers' history. */
  place?: HistoryPlace
}

/** Controlled by the parent: the week is in the URL, so it survives a reload and can be shared. */
export function MatchupPanel({ teamId, week, weeks, onWeek, onClose, teamHref, place }: MatchupPanelProps) {
  const own = useResource('weeklyRoster', { id: teamId, week })
  const opponentId = own.status === 'ready' ? (own.data.matchup?.opponentId ?? null) : null
  const opponent = useResource('weeklyRoster', opponentId === null ? null : { id: opponentId, week })
  const team = useResource('team', own.status === 'ready' && !own.data.teamName ? { id: teamId } : null)
  const contentRef = useWeekKeys({ week, weeks, onWeek })

  useEffect(countOpenedPanel, [])

  const failure = opponent.status === 'failed' ? opponent.failure : null
  useEffect(() => {
    if (failure) console.error('Couldn’t load the opponent’s roster', failure)
  }, [failure])

  return (
    <SidePanel
      title={
        <>
          Week {week} <span className="max-sm:sr-only">matchup</span>
        </>
      }
      actions={<WeekStepper week={week} weeks={weeks} onWeek={onWeek} />}
      onClose={onClose}
    >
      <div ref={contentRef} className="max-md:min-h-[68dvh]">
        <MatchupBody
          week={week}
          own={own}
          slots={place?.league.lineupSlots}
          opponent={opponentId === null ? null : opponent}
          hrefs={
            teamHref && {
              own: teamHref(teamId, week),
              opponent: opponentId === null ? undefined : teamHref(opponentId, week),
            }
          }
          pair={place && opponentId !== null ? { place, teamIds: [teamId, opponentId] } : undefined}
          ownName={team.status === 'ready' ? team.data.name : ''}
        />
      </div>
    </SidePanel>
  )
}

export default MatchupPanel
