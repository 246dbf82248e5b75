/** One line while a lineup has a slot that will score nothing, or may, and can still be changed. */
import type { ReactNode } from 'react'
import type { ReadResponse } from '../../client/read-response.ts'
import { describeAlert } from '../../domain/alert-text.ts'
import { useResource } from '../../stores/use-resource.ts'
import { formatCount } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { seasonOf } from '../league/league-calls.ts'
import type { LeaguePlace } from '../league/league-view.ts'
import { describeReplacement, type LineupAlert } from './describe-alert.ts'
import { useStillOpen } from './use-still-open.ts'

interface LineupAlarmProps {
  alerts: readonly LineupAlert[]
  /** The team's week; absent on that page. */
  href?: string
  className?: string
  /** Phones have only the alert, where little room is reserved: its page says what can be done. */
  isBrief?: boolean
}

export function LineupAlarm({ alerts, href, className = '', isBrief = false }: LineupAlarmProps) {
  const [first, ...others] = alerts
  if (!first) return null
  const text = (
    <>
      {`${describeAlert(first)}.`}
      <span className={isBrief ? 'max-sm:sr-only' : undefined}>{` ${describeReplacement(first)}`}</span>
    </>
  )
  return (
    <p role="status" className={`flex items-start gap-2 text-worse ${className}`}>
      <Icon name="warning" size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        {href ? (
          <a href={href} className="thumb font-semibold hover:underline">
            <bdi>{text}</bdi>
          </a>
        ) : (
          <bdi className="font-semibold">{text}</bdi>
        )}
        {others.length > 0 && ` ${formatCount(others.length, 'more starting slot')} to check.`}
      </span>
    </p>
  )
}

/** Milliseconds. Injury reports and kickoffs change a lineup's alerts; nothing does once its week is over. */
const refreshAfter = ({ isComplete }: ReadResponse<'scoreboard'>) => (isComplete ? null : 300_000)

interface OwnLineupAlarmProps extends Pick<LeaguePlace, 'leagueRef' | 'league'> {
  teamHref: (teamId: number) => string
  className?: string
  isBrief?: boolean
  /** In its place while there is no alarm. */
  otherwise?: ReactNode
}

/** Of the reader's team in the running week; nothing without one. The response has all teams: which one is the reader's is never sent. */
export function OwnLineupAlarm({ teamHref, className, isBrief, otherwise = null, ...place }: OwnLineupAlarmProps) {
  const id = useMyTeamId()
  const week = id === null ? null : place.league.runningWeek
  const state = useResource('scoreboard', week ? { ...seasonOf(place), week } : null, { refreshAfter })
  const teams = state.status === 'ready' ? state.data.lineupAlerts : undefined
  const keepOpen = useStillOpen()
  const alerts = keepOpen(place.leagueRef, teams?.find(({ teamId }) => teamId === id)?.alerts ?? [])
  if (id === null || alerts.length === 0) return otherwise
  return <LineupAlarm alerts={alerts} href={teamHref(id)} className={className} isBrief={isBrief} />
}
