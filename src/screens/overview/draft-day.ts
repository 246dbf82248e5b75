/** The day of a draft that is still to come, at the head of the overview. */
import { hasDraftBegun, hasMissedDraft } from '../../parts/league/league-phase.ts'
import type { LeagueResponse } from '../../parts/league/league-view.ts'
import { formatMoment, formatOrdinal, formatWhole, localClock, writeLocalMoment } from '../../ui/format.ts'

interface DraftDay {
  headline: string
  note?: string
}

/** `now`: in milliseconds; null where the reader's time is unknown, as in the HTML of a build. Null once the league has drafted. */
export function describeDraftDay(
  league: Parameters<typeof hasMissedDraft>[0] & Pick<LeagueResponse, 'phase'>,
  now: number | null,
): DraftDay | null {
  const { phase, draftDate } = league
  if (phase !== 'pre-draft') return null
  if (hasDraftBegun(league)) return { headline: 'The draft has begun' }
  const date = new Date(draftDate ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return { headline: 'The draft has no date yet' }
  const headline = hasMissedDraft(league, now)
    ? 'The draft was due'
    : now === null
      ? 'Draft day'
      : `Draft ${writeDaysUntil(date, new Date(now))}`
  return {
    headline,
    note: now === null ? formatMoment(draftDate) : `${writeLocalMoment(date, new Date(now))}, your time`,
  }
}

/** By the reader's calendar, so that a draft on the next morning is tomorrow's. */
function writeDaysUntil(date: Date, now: Date): string {
  const days = dayNumber(date) - dayNumber(now)
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${formatWhole(days)} days`
}

function dayNumber(date: Date): number {
  return Math.floor(localClock(date).getTime() / 86_400_000)
}

/** "Snake draft · you pick 4th of 12"; in an auction nobody has a pick. */
export function describeFirstPick(
  { draftType, draftOrder }: Pick<LeagueResponse, 'draftType' | 'draftOrder'>,
  teamId: number | null,
): string {
  const type = draftType?.trim()
  const name = type && type !== 'other' ? `${type.charAt(0).toUpperCase()}${type.slice(1)} draft` : 'Draft'
  const pick = teamId === null || type === 'auction' ? 0 : draftOrder.indexOf(teamId) + 1
  return pick === 0 ? name : `${name} · you pick ${formatOrdinal(pick)} of ${formatWhole(draftOrder.length)}`
}
