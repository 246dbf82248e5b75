import { useEffect, useState } from 'react'
import { isDemoLeague } from '../../domain/constants.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import type { Refresh } from '../../stores/use-resource.ts'

const tick = 10_000

/** " · updated 0:40 ago", and whether the last refresh failed. Before hydration nothing, as the age is the reader's. */
export function UpdatedAgo({ leagueRef, asOf, refresh, isPlaying }: UpdatedAgoProps) {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const show = () => setNow(Date.now())
    show()
    const timer = setInterval(show, tick)
    return () => clearInterval(timer)
  }, [])
  if (refresh === null || now === null) return null
  // The demo has a clock of its own.
  const since = asOf === null || isDemoLeague(leagueRef) ? refresh.at : Date.parse(asOf)
  return (
    <span className="tabular-nums">
      {` · updated ${formatAge(Math.max(0, now, refresh.at) - since)} ago`}
      {refresh.hasFailed
        ? ' · The last update failed, so the next one waits longer.'
        : isPlaying && ' · refreshes every minute'}
    </span>
  )
}

/** '0:40', '12:05'; from an hour on '2 h' */
function formatAge(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

interface UpdatedAgoProps {
  leagueRef: LeagueRef
  asOf: string | null
  refresh: Refresh | null
  isPlaying: boolean
}
