/** The matchup side panel: both lineups of a week, beside the page that opened it. */
import { useEffect, useId } from 'react'
import { sidePanelWidth } from '../../domain/constants.ts'
import { useResource } from '../../stores/use-resource.ts'
import { DialogHeader, type ModalProps } from '../../ui/Modal.tsx'
import { useDialog } from '../../ui/use-dialog.ts'
import type { HistoryPlace } from '../history/use-league-history.ts'
import { countOpenedPanel } from '../player/player-modal.tsx'
import { opponentWithPage } from '../team/week-roster.ts'
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
  const opponentId = own.status === 'ready' ? opponentWithPage(own.data) : null
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

/** A dialog at the right edge, open while it is rendered; on phones at the bottom, within reach of the thumb. */
function SidePanel({ title, actions, onClose, children }: ModalProps) {
  const id = useId()
  return (
    <dialog
      {...useDialog(onClose)}
      aria-labelledby={id}
      style={{ '--panel': `${sidePanelWidth}px` } as React.CSSProperties}
      className="enters fixed inset-x-0 top-auto bottom-0 m-0 h-auto max-h-[88dvh] w-full max-w-none overflow-hidden rounded-t-lg border-hairline border-t bg-surface p-0 text-ink md:inset-y-0 md:right-0 md:left-auto md:h-dvh md:max-h-none md:w-(--panel) md:max-w-full md:rounded-none md:border-t-0 md:border-l md:[--from:translateX(24px)]"
    >
      <div className="flex max-h-[88dvh] flex-col md:h-full md:max-h-none">
        <DialogHeader id={id} title={title} actions={actions} onClose={onClose} />
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4">{children}</div>
      </div>
    </dialog>
  )
}
