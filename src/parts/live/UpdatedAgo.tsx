import { useEffect, useState } from 'react'
import { isDemoLeague } from '../../domain/constants.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import type { Refresh } from '../../stores/use-resource.ts'
import { formatHour, readDate } from '../../ui/format.ts'

const tick = 5000

/** " · updated 40 s ago", and whether the last refresh failed. Not in the HTML of a build, which has no reader's time. */
export function UpdatedAgo({ leagueRef, asOf, refresh, isPlaying }: UpdatedAgoProps) {
  // The demo has a clock of its own.
  const moment = isDemoLeague(leagueRef) ? null : readDate(asOf)
  // `asOf` is of the server's clock.
  const since = refresh && (moment ? moment.getTime() - refresh.clockOffset : refresh.at)
  const age = useAge(since)
  if (refresh === null || age === null) return null
  return (
    <span className="tabular-nums">
      {` · updated ${describeAge(age)}`}
      {describeRefresh(refresh, isPlaying)}
    </span>
  )
}

function describeRefresh({ hasFailed, failingSince }: Refresh, isPlaying: boolean): string {
  if (failingSince !== null) return ` · no updates since ${formatHour(failingSince)}`
  if (hasFailed) return ' · the last update failed'
  return isPlaying ? ' · refreshes every minute' : ''
}

/** Milliseconds, every few seconds; null before hydration. */
function useAge(since: number | null): number | null {
  const [age, setAge] = useState<number | null>(null)
  useEffect(() => {
    if (since === null) return
    const show = () => setAge(Math.max(0, Date.now() - since))
    show()
    const timer = setInterval(show, tick)
    return () => clearInterval(timer)
  }, [since])
  return age
}

/** 'just now', '40 s ago', '12 min ago', '2 h ago' */
function describeAge(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  if (seconds < 10) return 'just now'
  if (seconds < 60) return `${seconds} s ago`
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min ago` : `${Math.floor(seconds / 3600)} h ago`
}

interface UpdatedAgoProps {
  leagueRef: LeagueRef
  asOf: string | null
  refresh: Refresh | null
  isPlaying: boolean
}
