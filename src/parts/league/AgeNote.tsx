import { useState } from 'react'
import type { ResponseAge } from '../../contract/response-headers.ts'
import { isDemoLeague } from '../../domain/constants.ts'
import { mayHavePlayedBetween } from '../../domain/game-windows.ts'
import { type HostName, hostTitles, type LeagueRef } from '../../domain/identity.ts'
import { formatHour, formatMoment } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import type { LeagueResponse } from './league-view.ts'

/**
 * How old a league of the server is, where games have been played since or it cannot be read from its host. Once shown it stays where it
 * is, so that nothing moves when newer results arrive.
 */
export function AgeNote({ leagueRef, league, age }: AgeNoteProps) {
  const now = useMinute()
  const text = now !== null && !isDemoLeague(leagueRef) ? describeAge(age, league, leagueRef.host, now) : null
  const [isShown, setShown] = useState(false)
  if (text !== null && !isShown) setShown(true)
  if (!isShown) return null
  const current = age.asOf === null ? 'Up to date.' : `Up to date as of ${formatHour(age.asOf)}.`
  return (
    <p role="status" className="flex items-start gap-2 text-muted text-sm print:hidden">
      <Icon name={age.failing ? 'info' : text === null ? 'check' : 'hourglass'} size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0 tabular-nums">{text ?? current}</span>
    </p>
  )
}

/** "As of Sun, 7:20 p.m. ET. Updating…"; null if it is current. `now`: milliseconds since 1970. */
export function describeAge(
  { asOf, savedAt, refreshing, failing }: ResponseAge,
  { phase, season }: Pick<LeagueResponse, 'phase' | 'season'>,
  host: HostName,
  now: number,
): string | null {
  // The note over the page has its time (`src/offline/network-note.ts`).
  if (savedAt !== null) return null
  const write = (time: string) => (now - Date.parse(time) < sixDays ? formatHour(time) : formatMoment(time))
  const asOfTime = asOf === null ? '' : `As of ${write(asOf)}.`
  if (failing) return `${asOfTime} No updates since ${write(failing.since)}: ${reasons(host)[failing.reason]}`.trim()
  const isPlayed = phase === 'in-season' && season !== null
  if (asOf === null || !isPlayed || !mayHavePlayedBetween(Date.parse(asOf) + oneMinute, now, season)) return null
  return refreshing ? `${asOfTime} Updating…` : asOfTime
}

/** In a week its day is clear. */
const sixDays = 6 * 24 * 3_600_000
/** While games are played, results are read each minute. */
const oneMinute = 60_000

const reasons = (host: HostName): Readonly<Record<NonNullable<ResponseAge['failing']>['reason'], string>> => ({
  private: `the league is private on ${hostTitles[host]} now.`,
  missing: `${hostTitles[host]} no longer has this league.`,
  down: `${hostTitles[host]} isn’t responding. We’ll keep trying.`,
})

interface AgeNoteProps {
  leagueRef: LeagueRef
  league: LeagueResponse
  age: ResponseAge
}
